import { placeHref } from '../../business/place-href.ts';
import type { Place } from '../../business/place.ts';
import { MAP_VIEW, mappedPlace, PlaceMapShapes } from './place-map-shapes.tsx';

/** Where the place lies, how far from the centre, and what lies next to it. */
export function PlaceMap({ place }: { readonly place: Place }) {
  const mapped = mappedPlace(place);
  if (mapped === null) return null;
  const { lies, rings, near, told } = mapped;
  return (
    <div className="opening place-map">
      <svg viewBox={MAP_VIEW} role="img" aria-label={told}>
        <PlaceMapShapes mapped={mapped} />
      </svg>
      <p>
        {lies}
        {rings && `; círculos a ${rings} km`}. Ao lado:{' '}
        {near.map((other, at) => (
          <span key={other.slug}>
            {at > 0 && ', '}
            <a href={placeHref(other)}>{other.name}</a>
          </span>
        ))}
        .
      </p>
    </div>
  );
}
