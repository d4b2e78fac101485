import type { LocationPost, ServiceType } from '../../business/location-titles.ts';
import { anglesOf, onlyAngleOf } from './angles/known-angles.ts';
import type { PlaceAngles } from './angles/place-angles.ts';
import { requirePlaceText } from './place-text.ts';

type Angle = keyof PlaceAngles;
/** The paragraphs of a district's page: what it is like, and what gates there need and how the team comes. */
type Told = Angle | 'likeness' | 'gates';

/**
 * What the posts of a district tell of it, each its own first. Every text stands on three pages at most, so that it stays their own
 * (`own-words/`); the two paragraphs stand on the district's page as well.
 */
const TOLD: Readonly<Record<ServiceType, readonly Told[]>> = {
  'Motor de Portão': ['likeness', 'gates', 'electronic'],
  'Motor Basculante': ['tilting', 'automation', 'store'],
  'Automação de Portões': ['automation', 'store', 'tilting'],
  'Loja de Motor': ['store', 'electronic', 'automation'],
  'Portões Eletrônicos': ['electronic', 'tilting', 'gates'],
};

/** Paragraphs of what a page of a kind of post says that is true of its place alone. */
export function postPlaceText({ serviceType, place }: Pick<LocationPost, 'serviceType' | 'place'>): readonly string[] {
  const known = anglesOf(place);
  const { paragraphs } = requirePlaceText(place);
  if (known === undefined) return [...paragraphs, onlyAngleOf(place) ?? []].flat();
  const [likeness = '', gates = ''] = paragraphs;
  const told = { ...known, likeness, gates };
  return TOLD[serviceType].map((about) => told[about]);
}
