import type { ReactNode } from 'react';
import { capitalise } from '../../text/portuguese.ts';
import { useSite } from '../site-context.ts';
import { HeadedSection } from './headed-section.tsx';
import { PlaceForm } from './place-form.tsx';

interface ShippingProps {
  /** A municipality's name, announced. */
  readonly city?: string;
  /** Whether a kit is brought there; else it is our technician who comes. */
  readonly sells?: boolean;
  /** What is said below the field. */
  readonly children: ReactNode;
  /** Beside the field on wide screens. */
  readonly map?: ReactNode;
}

/** Where we go, with a plain form for any other place; the list of cities that is searched while one types is `FreeShipping`. */
export function Shipping({ city, sells = true, children, map }: ShippingProps) {
  const { texts } = useSite();
  return (
    <HeadedSection
      id="frete"
      title={sells ? `${capitalise(texts.deliveryPhrase)} na sua cidade` : 'O técnico vai até a sua cidade'}
      lead="Atendemos a capital e a região metropolitana."
      className="shipping on-graphite"
    >
      <div className="columns">
        <div>
          <PlaceForm />
          {city !== undefined && <p className="city-included">{`Incluindo ${city}!`}</p>}
          <p>{children}</p>
        </div>
        {map}
      </div>
    </HeadedSection>
  );
}
