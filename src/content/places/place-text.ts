import type { Place } from '../../business/place.ts';
import { CAPITAL } from '../../business/places.ts';
import { inPlace } from '../../text/portuguese.ts';
import { barueriNotes } from './barueri-notes.ts';
import { capitalCentralNotes } from './capital-central-notes.ts';
import { capitalEastNotes } from './capital-east-notes.ts';
import { capitalNorthNotes } from './capital-north-notes.ts';
import { capitalSouthNotes } from './capital-south-notes.ts';
import { capitalWestNotes } from './capital-west-notes.ts';
import { guarulhosNotes } from './guarulhos-notes.ts';
import { municipalityNotes } from './municipality-notes.ts';
import { osascoNotes } from './osasco-notes.ts';
import type { PlaceNote, PlaceNotes } from './place-note.ts';
import { zoneNotes } from './zone-notes.ts';

export interface PlaceText {
  /** For the head of the page: 100 to 155 characters, unique. */
  readonly description: string;
  readonly paragraphs: readonly string[];
}

const LONGEST_DESCRIPTION = 155;

/** Ends of a description, from the fullest down; the first that fits is taken. */
const ENDINGS = [
  'Venda com instalação, manutenção e conserto, com orçamento pelo WhatsApp.',
  'Instalação, manutenção e conserto, com orçamento pelo WhatsApp.',
  'Venda com instalação, manutenção e conserto.',
  'Instalação, manutenção e conserto.',
  'Orçamento pelo WhatsApp.',
];

const neighbourhoodNotes: Readonly<Record<string, PlaceNotes>> = {
  [CAPITAL]: {
    ...capitalCentralNotes,
    ...capitalNorthNotes,
    ...capitalSouthNotes,
    ...capitalEastNotes,
    ...capitalWestNotes,
  },
  Barueri: barueriNotes,
  Guarulhos: guarulhosNotes,
  Osasco: osascoNotes,
};

function notesFor(place: Place): PlaceNotes {
  if (place.kind === 'municipality') return municipalityNotes;
  if (place.kind === 'zone') return zoneNotes;
  return neighbourhoodNotes[place.municipality] ?? {};
}

function buildDescription(place: Place, summary: string): string {
  const where = place.kind === 'municipality' ? inPlace(place) : `${inPlace(place)}, em ${place.municipality}`;
  const start = `Motor de portão ${where}: ${summary}.`;
  const ending = ENDINGS.find((text) => start.length + 1 + text.length <= LONGEST_DESCRIPTION);
  return ending ? `${start} ${ending}` : start;
}

function buildText(place: Place, [summary, ...paragraphs]: PlaceNote): PlaceText {
  return { description: buildDescription(place, summary), paragraphs };
}

/**
 * What is written about a place.
 *
 * @throws for a place without a note; a test shows that each has one.
 */
export function requirePlaceText(place: Place): PlaceText {
  const note = notesFor(place)[place.name];
  if (!note) throw new Error(`No text for ${place.key}`);
  return buildText(place, note);
}
