import { addresses } from '../../business/addresses.ts';
import { isWithinEmergencyRadius } from '../../business/emergency-reach.ts';
import type { Place } from '../../business/place.ts';
import type { Entry, Family } from '../../content/library/entry.ts';
import { neighboursOf } from '../../business/places/neighbours.ts';
import { requirePlaceText } from '../../content/places/place-text.ts';
import { toldOfGates } from '../../content/places/told-of-place.ts';
import type { TextValues } from '../../content/library/placeholders.ts';
import { capitalise, inPlace, ofPlace, theName, toPlace } from '../../text/portuguese.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { link, paragraph, section } from '../../text/html-fragments.ts';
import { hashText } from '../text-hash.ts';
import { isUrgent } from './arc.ts';
import { themeOf } from './place-theme.ts';
import type { ArcWriting } from './arc-sections.ts';
import { newParagraph } from './said.ts';

const NEIGHBOURS = 4;

const HEADINGS: readonly ((place: Place) => string)[] = [
  (place) => `Atendimento ${inPlace(place)}`,
  (place) => `Como atendemos ${theName(place)}`,
  (place) => `Para quem está ${inPlace(place)}`,
  (place) => `${capitalise(inPlace(place))}`,
  (place) => `Visita ${inPlace(place)}`,
];

const NEAR: readonly ((place: Place) => string)[] = [
  () => 'Vizinhos que também atendemos:',
  (place) => `Perto ${ofPlace(place)}, atendemos também:`,
  () => 'Ao lado, atendemos ainda:',
  (place) => `Quem atende ${theName(place)} passa também por:`,
];

/** Who asks these may need us tonight. */
const MAY_BE_URGENT: ReadonlySet<Family> = new Set<Family>(['fault', 'service', 'brand', 'maintenance', 'place']);

/** What a reader waits for: help tonight, a visit, or one of the two. */
export type Awaited = 'help' | 'visit' | 'either';

const awaitedOf = (entry: Entry): Awaited =>
  isUrgent(entry) ? 'help' : MAY_BE_URGENT.has(entry.family) ? 'either' : 'visit';

/** When we come to the place, and whether the night service reaches it, in a whole sentence. */
export function reachOf(
  { facts, values }: Pick<ArcWriting, 'facts' | 'values'>,
  place: Place,
  awaited: Awaited,
): string {
  if (!isWithinEmergencyRadius(facts, place.municipality))
    return `${capitalise(escapeHtml(theName(place)))} fica fora do raio do plantão: o atendimento é só de dia, de ${values.facts.hours}, com hora marcada.`;
  const [so, thus] = waysToSay(values, place)[awaited];
  // The same at every place would be the same on every page.
  return hashText(place.key) % 2 === 0 ? so : thus;
}

function waysToSay(
  { facts }: TextValues,
  place: Place,
): Readonly<Record<Awaited, readonly [so: string, thus: string]>> {
  const [here, there] = [inPlace(place), toPlace(place)].map(escapeHtml);
  const arrival = `em até ${facts.emergencyArrival}, num raio de ${facts.emergencyRadius}`;
  return {
    help: [`A chegada ${there} é ${arrival}.`, `O técnico chega ${there} ${arrival}.`],
    visit: [
      `Atendemos ${here}, com visita de ${facts.hours}, combinada por mensagem.`,
      `Vamos ${there} de ${facts.hours}, com a hora marcada por mensagem.`,
    ],
    either: [
      `Atendemos ${here}: na urgência, com chegada ${arrival}; em visita comum, de ${facts.hours}.`,
      `Vamos ${there} de ${facts.hours}, e a qualquer hora na urgência, com chegada ${arrival}.`,
    ],
  };
}

/** The same for the reader of an entry's page. */
export function reachFor(writing: ArcWriting, place: Place): string {
  return reachOf(writing, place, awaitedOf(writing.entry));
}

/** Who has one fault mended, or asks how or how much, is not told what the place looks like: of its note the gates there and the way that we come. */
const OF_ITS_GATES_ALONE: ReadonlySet<Family> = new Set<Family>([
  'fault',
  'how-to',
  'price',
  'choice',
  'maintenance',
  'payment',
  'law',
]);

/** Of what is told of a place's gates, whoever has one mended reads so many paragraphs, and not the first, which says what the place looks like. */
const OF_A_REPAIR = 3;

function noteFor({ entry, title }: ArcWriting, place: Place): readonly string[] {
  const theme = themeOf(entry);
  if (theme !== null) {
    const told = toldOfGates(place, title);
    return theme === 'repair' && told.length > OF_A_REPAIR ? told.slice(1, 1 + OF_A_REPAIR) : told;
  }
  const { paragraphs } = requirePlaceText(place);
  return OF_ITS_GATES_ALONE.has(entry.family) ? paragraphs.slice(-1) : paragraphs;
}

function noteOf(texts: readonly string[]): string {
  return texts.map((text) => paragraph(escapeHtml(text))).join('');
}

/** What we know of the place, for a page that says it last: in an emergency, once what to do is said. */
export function lateNote({ title }: Pick<ArcWriting, 'title'>, place: Place): string {
  return section(escapeHtml(`Ruas e portões ${inPlace(place)}`), noteOf(toldOfGates(place, title)));
}

/** What we know of the place, whether the night service reaches it, and what lies beside it; in an emergency the arrival alone. Links go to our own pages. */
export function placeSection(writing: ArcWriting, place: Place): string {
  const { choice, entry } = writing;
  const heading = escapeHtml(choice.one(HEADINGS)(place));
  const reach = newParagraph(writing, reachFor(writing, place));
  if (isUrgent(entry)) return reach === '' ? '' : section(heading, reach);
  const note = noteOf(noteFor(writing, place));
  const near = choice.some(neighboursOf(place), NEIGHBOURS);
  const links =
    near.length === 0
      ? ''
      : paragraph(
          `${escapeHtml(choice.one(NEAR)(place))} ${near.map(({ slug, name }) => link(addresses.place(slug), escapeHtml(name))).join(', ')}.`,
        );
  return section(heading, note + reach + links);
}
