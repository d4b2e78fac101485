import { addresses } from '../../business/addresses.ts';
import { isWithinEmergencyRadius } from '../../business/emergency-reach.ts';
import type { Place } from '../../business/place.ts';
import { neighboursOf } from '../../business/places/neighbours.ts';
import { requirePlaceText } from '../../content/places/place-text.ts';
import { toldOfGates } from '../../content/places/told-of-place.ts';
import { capitalise, inPlace, ofPlace, theName, toPlace } from '../../text/portuguese.ts';
import { escapeHtml, link, paragraph, section } from '../html-fragments.ts';
import { isUrgent } from './arc.ts';
import { themeOf } from './place-theme.ts';
import type { ArcWriting } from './arc-sections.ts';

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

/** Whether the night service reaches the place, in a whole sentence. */
export function reachOf({ facts, values }: Pick<ArcWriting, 'facts' | 'values'>, place: Place): string {
  return isWithinEmergencyRadius(facts, place.municipality)
    ? `Na urgência, a chegada ${escapeHtml(toPlace(place))} é em até ${values.facts.emergencyArrival}, num raio de ${values.facts.emergencyRadius}; a visita comum é de ${values.facts.hours}.`
    : `${capitalise(escapeHtml(theName(place)))} fica fora do raio do plantão: o atendimento é só de dia, de ${values.facts.hours}, com hora marcada.`;
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
  const { choice, entry, title } = writing;
  const heading = escapeHtml(choice.one(HEADINGS)(place));
  const reach = paragraph(reachOf(writing, place));
  if (isUrgent(entry)) return section(heading, reach);
  const note = noteOf(themeOf(entry) === null ? requirePlaceText(place).paragraphs : toldOfGates(place, title));
  const near = choice.some(neighboursOf(place), NEIGHBOURS);
  const links =
    near.length === 0
      ? ''
      : paragraph(
          `${escapeHtml(choice.one(NEAR)(place))} ${near.map(({ slug, name }) => link(addresses.place(slug), escapeHtml(name))).join(', ')}.`,
        );
  return section(heading, note + reach + links);
}
