import type { ReactNode } from 'react';
import { addresses } from '../../business/addresses.ts';
import type { GateKind } from '../../business/gate-kinds.ts';
import { Benefits } from './benefits.tsx';
import { Shipping } from './shipping.tsx';
import { Testimonials } from './testimonials.tsx';

interface SharedSectionsProps {
  /** The municipality that the page speaks of, where it speaks of one. */
  readonly city?: string;
  /** Whether its reader may want a kit; who has a fault is not told what one brings. */
  readonly sells: boolean;
  /** The gate that the page speaks of, where it speaks of one kind. */
  readonly gateKind?: GateKind | null;
  /** What was done in the place, where something is shown; it stands in the place of what customers of other places say, and the page in its first round trip. */
  readonly proof?: ReactNode;
}

/**
 * What posts and useful links share with the home page, in the form of a page that is read: the benefits as a list, a field in the
 * place of the cities' list and map; the prices stand beside the text. Needs the styles of 'region'.
 */
export function SharedSections({ city, sells, gateKind = null, proof }: SharedSectionsProps) {
  return (
    <>
      {proof}
      {sells && <Benefits drawn={false} gateKind={gateKind} />}
      {!proof && <Testimonials {...(city !== undefined && { city })} />}
      <Shipping sells={sells} {...(city !== undefined && { city })}>
        Veja <a href={addresses.sitemap}>todas as cidades e bairros</a>.
      </Shipping>
    </>
  );
}
