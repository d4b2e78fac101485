import { addresses } from '../../business/addresses.ts';
import type { Site } from '../site-context.ts';
import { SHARE_IMAGE } from './share-image-size.ts';

interface SharedPage {
  readonly title: string;
  readonly description: string;
  readonly canonicalPath: string | null;
  readonly picturePath: string | null;
  readonly kind: 'website' | 'article';
}

/** What a chat or a social network shows of a link: Open Graph, which all of them read, and the one tag that asks for a large picture. */
export function ShareTags({ site, page }: { readonly site: Site; readonly page: SharedPage }) {
  const { title, description, canonicalPath, picturePath, kind } = page;
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={kind} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content={site.facts.company.name} />
      {canonicalPath !== null && <meta property="og:url" content={site.siteUrl + canonicalPath} />}
      {picturePath !== null && (
        <>
          <meta property="og:image" content={site.siteUrl + addresses.shareImage(picturePath)} />
          <meta property="og:image:width" content={String(SHARE_IMAGE.width)} />
          <meta property="og:image:height" content={String(SHARE_IMAGE.height)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
