import type { Product } from 'schema-dts';
import { addresses } from '../../business/addresses.ts';
import { kilogramsText, secondsText } from '../../business/measure-texts.ts';
import type { Model } from '../../business/facts.ts';
import type { Site } from '../site-context.ts';

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
