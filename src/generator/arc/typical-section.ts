import type { Place } from '../../business/place.ts';
import type { Entry } from '../../content/library/entry.ts';
import { ofTheKind } from '../../content/library/of-the-kind.ts';
import type { PlaceTheme } from '../../content/places/typical/typical-subjects.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { capitalise, inPlace } from '../../text/portuguese.ts';
import { bulletList, section } from '../../text/html-fragments.ts';
import type { Choice } from '../seeded-choice.ts';
import { isUrgent } from './arc.ts';
import { type ArcWriting, shown } from './arc-sections.ts';
import { wordingsOfNoCase } from './fitting-wordings.ts';
import { themeOf } from './place-theme.ts';
import { closed, unsaid } from './said.ts';
import { withoutToldPrice } from './told-price.ts';
import { trueOfPlace } from './true-of-place.ts';
import { choiceOf, type TypicalOfPlace } from './typical-of-place.ts';

const HEADINGS: Readonly<Record<PlaceTheme, readonly ((place: Place) => string)[]>> = {
  repair: [
    (place) => `O que consertamos ${inPlace(place)}`,
    (place) => `Defeitos que atendemos ${inPlace(place)}`,
    (place) => `${capitalise(inPlace(place))}, o que o técnico conserta`,
  ],
  urgent: [
    (place) => `Emergências de portão ${inPlace(place)}`,
    (place) => `O que não espera ${inPlace(place)}`,
    (place) => `${capitalise(inPlace(place))}, o que tira o portão de uso`,
  ],
  care: [
    (place) => `O que a revisão olha ${inPlace(place)}`,
    (place) => `O que se gasta em um portão ${inPlace(place)}`,
    (place) => `${capitalise(inPlace(place))}, o que merece cuidado`,
  ],
  remote: [
    (place) => `Controle e uso do portão ${inPlace(place)}`,
    (place) => `Para abrir o portão ${inPlace(place)}`,
    (place) => `${capitalise(inPlace(place))}, o que vale saber do controle`,
  ],
};

/** What a gate there may come to, each with what the technician does. */
export function typicalSection(writing: ArcWriting, place: Place, { told }: TypicalOfPlace): string {
  const theme = themeOf(writing.entry);
  if (theme === null || told.length === 0) return '';
  const choice = choiceOf(writing, place);
  const heading = escapeHtml(choice.one(HEADINGS[theme])(place));
  const items = told
    .map(({ entry, repair }) =>
      item(
        writing,
        entry,
        repair ? [choice.one(repair.means), choice.one(repair.work)] : ownTexts(writing, choice, entry),
      ),
    )
    .filter((html) => html !== '');
  return items.length === 0 ? '' : section(heading, bulletList(items));
}

/** What an entry says of itself, what the technician does, and what keeps it away. */
function ownTexts(writing: ArcWriting, choice: Choice, entry: Entry): readonly string[] {
  const trueHere = (texts: readonly string[]) =>
    ofTheKind(writing.understood, trueOfPlace(writing, texts), (text) => text);
  const drawn = (texts: readonly string[], count: number) => choice.someInOrder(trueHere(texts), count);
  const [first, second] = drawn(entry.technicianDoes, 2).map(uncapitalised);
  // An answer says what to keep away from; on the page of an emergency no reason stands in its place.
  const reasons = isUrgent(writing.entry) ? [] : (entry.why[0] ?? []);
  return [
    ...drawn([...wordingsOfNoCase(entry.question, trueHere(entry.answer), entry), ...reasons], 1),
    ...(first === undefined ? [] : [`Na visita, o técnico ${first}.`]),
    ...(second === undefined ? [] : [`Também ${second}.`]),
    ...drawn(entry.prevent, 1),
  ];
}

/** '' where the page has said all of it. */
function item(writing: ArcWriting, entry: Entry, texts: readonly string[]): string {
  const html = unsaid(writing, shown(writing, withoutToldPrice(writing, texts.join(' '))));
  return html === '' ? '' : `<strong>${closed(escapeHtml(entry.subject))}</strong> ${html}`;
}

/** 'LED' and 'DPS' stay. */
function uncapitalised(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
