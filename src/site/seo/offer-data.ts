import type { Product, Service, VideoObject } from 'schema-dts';
import { addresses } from '../../business/addresses.ts';
import { kilogramsText, secondsText } from '../../business/measure-texts.ts';
import type { Model } from '../../business/facts.ts';
import type { Site } from '../site-context.ts';
import { AREA_SERVED, companyReference } from './company-data.ts';

/** What the picture of a model says, and the model's name for search engines. */
export function modelTitle(brand: string, model: Model): string {
  return `Motor de portão ${brand} ${model.name}`;
}

/** A model and its price, as the page shows both. */
function productData(site: Site, model: Model): Exclude<Product, string> {
  return {
    '@type': 'Product',
    name: modelTitle(site.facts.brand, model),
    // The space that keeps a figure and its unit on one line is for readers, not for machines.
    description:
      `Abre em ${secondsText(model.openingSeconds)}, portões deslizantes de até ${kilogramsText(model.maxGateKg)}, com instalação`.replaceAll(
        '\u00a0',
        ' ',
      ),
    brand: { '@type': 'Brand', name: site.facts.brand },
    image: site.siteUrl + addresses.modelImage(model.id),
    offers: { '@type': 'Offer', price: model.price, priceCurrency: 'BRL' },
  };
}

export function productsData(site: Site): readonly Exclude<Product, string>[] {
  return site.facts.models
    .filter((model) => model.name !== '' && model.price > 0)
    .map((model) => productData(site, model));
}

/** A service of the company in Greater São Paulo; null while the company itself cannot be named. */
export function serviceData(
  site: Site,
  service: { name: string; description: string; path: string },
): Exclude<Service, string> | null {
  const provider = companyReference(site);
  if (!provider) return null;
  return {
    '@type': 'Service',
    name: service.name,
    description: service.description,
    url: site.siteUrl + service.path,
    areaServed: AREA_SERVED,
    provider,
  };
}

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
