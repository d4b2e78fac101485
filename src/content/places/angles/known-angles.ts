import type { Place } from '../../../business/place.ts';
import { CAPITAL } from '../../../business/places.ts';
import { centralAngles } from './central-angles.ts';
import { innerEastAngles } from './inner-east-angles.ts';
import { municipalityAngles } from './municipality-angles.ts';
import { northAngles } from './north-angles.ts';
import { outerEastAngles } from './outer-east-angles.ts';
import type { AnglesByPlace, PlaceAngles } from './place-angles.ts';
import { southAngles } from './south-angles.ts';
import { westAngles } from './west-angles.ts';
import { westernNeighbourhoods } from './western-neighbourhoods.ts';

const byDistrict: AnglesByPlace = {
  ...centralAngles,
  ...northAngles,
  ...southAngles,
  ...innerEastAngles,
  ...outerEastAngles,
  ...westAngles,
};

function isOfCapital({ kind, municipality }: Place): boolean {
  return kind === 'neighbourhood' && municipality === CAPITAL;
}

/** What more is known of a district of the capital, by what one may want there. */
export function anglesOf(place: Place): PlaceAngles | undefined {
  return isOfCapital(place) ? byDistrict[place.name] : undefined;
}

/** What more is known of a place that has a single text more. */
export function onlyAngleOf(place: Place): string | undefined {
  return isOfCapital(place) ? westernNeighbourhoods[place.name] : municipalityAngles[place.name];
}
