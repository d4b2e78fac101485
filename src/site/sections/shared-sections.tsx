import { Benefits } from './benefits.tsx';
import { FreeShipping } from './free-shipping.tsx';
import { Testimonials } from './testimonials.tsx';

/**
 * What posts and useful links share with the home page, in the form of a page that is read: the benefits as a list, the cities without their
 * map; the prices stand beside the text. Needs the styles of 'region'.
 *
 * @param city the municipality that the page speaks of, where it speaks of one.
 */
export function SharedSections({ city }: { readonly city?: string }) {
  return (
    <>
      <Benefits drawn={false} />
      <Testimonials {...(city !== undefined && { city })} />
      <FreeShipping {...(city !== undefined && { highlighted: city })} mapped={false} />
    </>
  );
}
