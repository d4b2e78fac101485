import type { VideoObject } from 'schema-dts';
import { addresses } from '../../business/addresses.ts';
import type { Site } from '../site-context.ts';

/** The video of the home page, by what its link says; search engines refuse one without the day of its publication. */
export function videoData(site: Site): Exclude<VideoObject, string> | null {
  const { heroVideo: video } = site.facts;
  if (!video?.date) return null;
  return {
    '@type': 'VideoObject',
    name: `Portão abrindo com motor ${site.facts.brand}`,
    description: `Vídeo de um portão que abre com motor ${site.facts.brand}, instalado.`,
    thumbnailUrl: site.siteUrl + addresses.shareImage(addresses.home),
    uploadDate: video.date,
    embedUrl: video.url,
  };
}
