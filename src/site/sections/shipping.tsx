import type { ReactNode } from 'react';
import { capitalise } from '../../text/portuguese.ts';
import { useSite } from '../site-context.ts';
import { HeadedSection } from './headed-section.tsx';
import { PlaceForm } from './place-form.tsx';

interface ShippingProps {
  /** A municipality's name, announced. */
  readonly city?: string;
  /** What is said below the field. */
  readonly children: ReactNode;
  /** Beside the field on wide screens. */
  readonly map?: ReactNode;
}

/** Where delivery is free, with a plain form for any other place; the list of cities that is searched while one types is `FreeShipping`. */
export function Shipping({ city, children, map }: ShippingProps) {
  const { texts } = useSite();
  return (
    <HeadedSection
      id="frete"
      title={`${capitalise(texts.deliveryPhrase)} na sua cidade`}
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
