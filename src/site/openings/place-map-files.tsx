import type { Place } from '../../business/place.ts';
import { findPlaceBySlug } from '../../business/places.ts';
import { type HashedFile, hashedFile } from '../drawings/hashed-file.ts';
import { HEIGHT, WIDTH } from './place-map-layout.ts';
import { MAP_VIEW, mappedPlace, PlaceMapShapes } from './place-map-shapes.tsx';

/** In the colours of the sheet of the head, which a file of its own cannot read. */
const CSS =
  'path{fill:none;stroke-linecap:round;stroke-linejoin:round}path[fill]{fill:#fff}' +
  '.map-water{stroke:#353d44;stroke-width:7}.map-lake{fill:#353d44}.map-ring{fill:none;stroke:#4a545c;stroke-dasharray:2 4}' +
  '.map-towns{stroke:#aeb8bf;stroke-width:8}.map-districts{stroke:#ffb224;stroke-width:8}.map-way{stroke:#ffb224;stroke-dasharray:6 5}circle,.map-own{fill:#ffb224}' +
  'text{font:15px system-ui,sans-serif;fill:#d5dbdf;text-anchor:middle;paint-order:stroke;stroke:#121518;stroke-width:4}' +
  '[text-anchor=start]{text-anchor:start}[text-anchor=end]{text-anchor:end}.map-own{font-weight:600}';
const BEGINS = 'mapa-';
const NAME = /^mapa-(.+)\.[0-9a-f]+\.svg$/;

interface DrawnMap {
  readonly file: HashedFile;
  /** For whoever does not see it. */
  readonly told: string;
  readonly lies: string;
}

function drawn(place: Place): DrawnMap | null {
  const mapped = mappedPlace(place);
  if (mapped === null) return null;
  const { told, lies } = mapped;
  const file = hashedFile(
    BEGINS + place.slug,
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={MAP_VIEW} width={WIDTH} height={HEIGHT}>
      <style dangerouslySetInnerHTML={{ __html: CSS }} />
      <path style={{ fill: '#121518' }} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
      <PlaceMapShapes mapped={mapped} />
    </svg>,
  );
  return { file, told, lies };
}

/** By slug: a map is drawn when its place is first shown. */
const maps = new Map<string, DrawnMap | null>();

function mapOf(place: Place): DrawnMap | null {
  const known = maps.get(place.slug);
  if (known !== undefined) return known;
  const map = drawn(place);
  maps.set(place.slug, map);
  return map;
}

/** The file of that name; null where no place has such a map. */
export function findPlaceMapFile(name: string): HashedFile | null {
  const place = findPlaceBySlug(NAME.exec(name)?.[1] ?? '');
  const file = place === null ? null : (mapOf(place)?.file ?? null);
  return file?.name === name ? file : null;
}

/** A place's map that is asked for when its reader comes near; nothing where its whereabouts are not known. */
export function PlaceMapPicture({ place }: { readonly place: Place }) {
  const map = mapOf(place);
  if (map === null) return null;
  return (
    <figure className="map-beside">
      <img src={`/assets/${map.file.name}`} alt={map.told} width={WIDTH} height={HEIGHT} loading="lazy" />
      <figcaption>{map.lies}.</figcaption>
    </figure>
  );
}
