import type { Place } from '../../business/place.ts';
import type { Entry } from '../../content/library/entry.ts';
import { library } from '../../content/library/library.ts';
import { type PlaceTrait, traitsOf } from '../../content/places/typical/place-traits.ts';
import { type PlaceTheme, typicalSubjects } from '../../content/places/typical/typical-subjects.ts';
import { capitalise, inPlace } from '../../text/portuguese.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { bulletList, section } from '../html-fragments.ts';
import { type Choice, seededChoice } from '../seeded-choice.ts';
import { hashText } from '../text-hash.ts';
import { isUrgent } from './arc.ts';
import { type ArcWriting, isOfTheGate, shown } from './arc-sections.ts';
import { ofTheKind } from '../../content/library/of-the-kind.ts';
import { closed, unsaid } from './said.ts';
import { withoutToldPrice } from './told-price.ts';
import { wordingsOfNoCase } from './fitting-wordings.ts';
import { themeOf } from './place-theme.ts';
import { trueOfPlace } from './true-of-place.ts';

/** An entry of the library that the kind of place brings a gate to. */
interface Typical {
  readonly trait: PlaceTrait;
  readonly entry: Entry;
}

/** What a page tells of, and what is left for its questions. */
export interface TypicalOfPlace {
  readonly told: readonly Typical[];
  readonly left: readonly string[];
}

export const NOTHING_TYPICAL: TypicalOfPlace = { told: [], left: [] };
const QUESTIONS_MOST = 6;

const LABELS: Readonly<Record<PlaceTrait, string>> = {
  slope: 'Em rampa ou ladeira',
  lowland: 'Em terreno baixo',
  green: 'Onde há árvore e umidade',
  dust: 'Onde há terra e poeira',
  houses: 'Em casa e sobrado',
  flats: 'Em prédio e condomínio',
  works: 'Em galpão e empresa',
  shops: 'Em loja e comércio',
  old: 'Em imóvel antigo',
  pavement: 'Rente à rua ou à calçada',
  residences: 'Em casa ampla',
};

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

/** Drawn like the rest of the page; where nothing is drawn, by the place, so that two places seldom tell the same. */
function choiceOf({ plan, choice }: ArcWriting, place: Place): Choice {
  return plan.randomSelection ? choice : seededChoice(hashText(place.key));
}

/** One subject of each trait in turn, the traits in drawn order. */
function inTurn(choice: Choice, subjects: readonly Typical[]): readonly Typical[] {
  const byTrait = [...Map.groupBy(choice.some(subjects, subjects.length), ({ trait }) => trait).values()];
  const longest = Math.max(0, ...byTrait.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => byTrait.flatMap((ofTrait) => ofTrait[turn] ?? [])).flat();
}

/** Whoever names a part is told of that part before any other. */
function ofPartFirst({ understood: { part } }: ArcWriting, subjects: readonly Typical[]): readonly Typical[] {
  const isOfPart = ({ entry: { parts } }: Typical) => part !== null && parts.includes(part);
  return [...subjects.filter(isOfPart), ...subjects.filter((one) => !isOfPart(one))];
}

/** Which subjects a page of this place tells of; none where its entry wants none. */
export function typicalOf(writing: ArcWriting, place: Place): TypicalOfPlace {
  const theme = themeOf(writing.entry);
  if (theme === null) return NOTHING_TYPICAL;
  const subjects = typicalSubjects(theme, traitsOf(place)).flatMap(({ trait, entry: id }) => {
    const entry = library.get(id);
    return entry && isOfTheGate(writing, entry) && trueOfPlace(writing, entry.answer).length > 0
      ? [{ trait, entry }]
      : [];
  });
  const ordered = ofPartFirst(writing, inTurn(choiceOf(writing, place), subjects));
  // In an emergency nothing else is shortened.
  const count = writing.plan.sections + (isUrgent(writing.entry) ? 1 : 0);
  return {
    told: ordered.slice(0, count),
    left: ordered.slice(count, count + QUESTIONS_MOST).map(({ entry }) => entry.id),
  };
}

/** What a gate there may come to, by what brings it, each with what the technician does and what keeps it away. */
export function typicalSection(writing: ArcWriting, place: Place, { told }: TypicalOfPlace): string {
  const theme = themeOf(writing.entry);
  if (theme === null || told.length === 0) return '';
  const choice = choiceOf(writing, place);
  const heading = escapeHtml(choice.one(HEADINGS[theme])(place));
  const byTrait = [...Map.groupBy(told, ({ trait }) => trait)].map(([trait, subjects]) => {
    const items = subjects.map(({ entry }) => subjectItem(writing, choice, entry)).filter((item) => item !== '');
    return items.length === 0 ? '' : `<h3>${LABELS[trait]}</h3>${bulletList(items)}`;
  });
  const html = byTrait.join('');
  return html === '' ? '' : section(heading, html);
}

/** '' where the page has said all of it. */
function subjectItem(writing: ArcWriting, choice: Choice, entry: Entry): string {
  const trueHere = (texts: readonly string[]) =>
    ofTheKind(writing.understood, trueOfPlace(writing, texts), (text) => text);
  const drawn = (texts: readonly string[], count: number) => choice.someInOrder(trueHere(texts), count);
  const work = drawn(entry.technicianDoes, 2).map(uncapitalised).join('; ');
  // An answer says what to keep away from; on the page of an emergency no reason stands in its place.
  const reasons = isUrgent(writing.entry) ? [] : (entry.why[0] ?? []);
  const texts = [
    ...drawn([...wordingsOfNoCase(entry.question, trueHere(entry.answer), entry), ...reasons], 1),
    ...(work === '' ? [] : [`Na visita, o técnico ${work}.`]),
    ...drawn(entry.prevent, 1),
  ];
  const html = unsaid(writing, shown(writing, withoutToldPrice(writing, texts.join(' '))));
  return html === '' ? '' : `<strong>${closed(escapeHtml(entry.subject))}</strong> ${html}`;
}

/** 'LED' and 'DPS' stay. */
function uncapitalised(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
