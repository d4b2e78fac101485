import { addresses } from '../../business/addresses.ts';
import { Benefits } from './benefits.tsx';
import { Shipping } from './shipping.tsx';
import { Testimonials } from './testimonials.tsx';

/**
 * What posts and useful links share with the home page, in the form of a page that is read: the benefits as a list, a field in the
 * place of the cities' list and map; the prices stand beside the text. Needs the styles of 'region'.
 *
 * @param city the municipality that the page speaks of, where it speaks of one.
 */
export function SharedSections({ city }: { readonly city?: string }) {
  return (
    <>
      <Benefits drawn={false} />
      <Testimonials {...(city !== undefined && { city })} />
      <Shipping {...(city !== undefined && { city })}>
        Veja <a href={addresses.sitemap}>todas as cidades e bairros</a>.
      </Shipping>
    </>
  );
}
