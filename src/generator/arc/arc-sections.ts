import type { Entry, NamedCase, Visit } from '../../content/library/entry.ts';
import { type ArcSection, sharedTexts } from '../../content/library/shared-texts.ts';
import { fillText, type TextValues } from '../../content/library/placeholders.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import type { Facts } from '../../business/facts.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { boldStep, bulletList, numberedSteps, paragraph, section } from '../../text/html-fragments.ts';
import { FEATURES_OF_A_CASE, type PagePlan } from '../page-plan.ts';
import type { Choice } from '../seeded-choice.ts';
import { kitsTable } from './kits-table.ts';
import { leastRepeated } from './repeated.ts';
import { closed, newParagraph, tell, unsaid } from './said.ts';
import { ofTheKind } from '../../content/library/of-the-kind.ts';
import { leastTold } from './told-price.ts';
import { trueOfPlace } from './true-of-place.ts';
import { fittingWordings } from './fitting-wordings.ts';
import { visitOf } from './visit-of.ts';

/** What the sections of a page are written from. */
export interface ArcWriting {
  readonly title: string;
  readonly entry: Entry;
  /** The circumstance of the entry that the title names. */
  readonly named: NamedCase | null;
  readonly understood: Understanding;
  readonly values: TextValues;
  readonly choice: Choice;
  readonly plan: PagePlan;
  readonly facts: Facts;
  /** What the title's numbers say of the kit, with which the answer begins; null where that is not what was asked. */
  readonly reckoned: string | null;
  /** The rest of the arithmetic of the title's numbers, plain sentences. */
  readonly sums: readonly string[];
  /** Whether the page tells what its kind of place brings a gate to: it then says less of what every place's page says, unless it is of an emergency. */
  readonly besideTypical: boolean;
  /** Sentences that the page has said; none is said again. */
  readonly said: Set<string>;
  /** The texts of its answer, fault finder, causes and checks: what says much of one again is left out. */
  readonly told: string[];
}

const CHECKS_MOST = 5;
const AVOID_MOST = 5;
/** So many questions of a fault finder leave little to look at beside them. */
const FINDS_MUCH = 4;
const CHECKS_BESIDE_FINDER = 3;
/** Of its words, from which on a text says another again. */
const SAYS_AGAIN = 0.65;
/** Of either, where the place has subjects of its own. */
const MOST_BESIDE_TYPICAL = 3;

const itself = (text: string): string => text;

/** A text of the library as HTML. */
export function shown({ values }: Pick<ArcWriting, 'values'>, text: string): string {
  return fillText(escapeHtml(text), values);
}

/** A wording that is true of the page's place; '' where none is. */
export function drawn(writing: ArcWriting, wordings: readonly string[]): string {
  const trueHere = trueOfPlace(writing, wordings);
  return trueHere.length === 0 ? '' : shown(writing, writing.choice.one(trueHere));
}

const OF_REPAIRS: ReadonlySet<Visit> = new Set<Visit>(['leaf', 'still', 'plain']);

/** Who orders a repair, a revision or an emergency buys nothing: its headings are those of a service. */
function headedAs({ family, kit, visit }: Entry): Entry['family'] {
  return family === 'purchase' && !kit && visit !== undefined && OF_REPAIRS.has(visit) ? 'service' : family;
}

/** Of a list, what may be said of the gate that the title names and is not told already, as long as `least` are left. */
function newOf<Item>(
  { understood, told }: ArcWriting,
  items: readonly Item[],
  textOf: (item: Item) => string,
  { least, most = Infinity }: { readonly least: number; readonly most?: number },
): readonly Item[] {
  return leastRepeated(ofTheKind(understood, items, textOf), told, textOf, { least, most, share: SAYS_AGAIN });
}

function heading(writing: ArcWriting, id: ArcSection): string {
  return drawn(writing, sharedTexts.familyHeadings[headedAs(writing.entry)]?.[id] ?? sharedTexts.headings[id]);
}

function titled(writing: ArcWriting, id: ArcSection, html: string): string {
  return html === '' ? '' : section(heading(writing, id), html);
}

/** Empty where the entry has nothing of the kind. */
export function arcSection(writing: ArcWriting, id: ArcSection): string {
  return titled(writing, id, BODIES[id](writing));
}

/** A page of payment says it already; who is in danger asks something else. */
const ASK_NOT_HOW_TO_PAY: ReadonlySet<Entry['family']> = new Set<Entry['family']>(['payment', 'danger']);

const BODIES: Readonly<Record<ArcSection, (writing: ArcWriting) => string>> = {
  why: (writing) => {
    const texts = writing.entry.why.map((wordings) => drawn(writing, wordings));
    writing.told.push(...texts);
    return texts.map((text) => newParagraph(writing, text)).join('') + brandNote(writing);
  },
  check: (writing) => {
    const { entry, choice, named, besideTypical } = writing;
    const finds = entry.finder.length >= FINDS_MUCH;
    const most = besideTypical ? MOST_BESIDE_TYPICAL : finds ? CHECKS_BESIDE_FINDER : CHECKS_MOST;
    const textOf = (one: Entry['youCheck'][number]) => `${one.do}. ${one.tells}`;
    // What to do in danger is never shortened.
    const ofAnybody =
      entry.family === 'danger'
        ? entry.youCheck
        : choice.someInOrder(newOf(writing, entry.youCheck, textOf, { least: 2, most: finds ? most : Infinity }), most);
    const checks = named?.check ? [named.check, ...ofAnybody] : ofAnybody;
    writing.told.push(...checks.map(textOf));
    for (const check of checks) tell(writing, [shown(writing, check.do), shown(writing, check.tells)]);
    return checks.length === 0
      ? ''
      : numberedSteps(checks.map((check) => boldStep(closed(shown(writing, check.do)), shown(writing, check.tells))));
  },
  avoid: (writing) => {
    const { entry, choice, named, besideTypical } = writing;
    const most = besideTypical ? MOST_BESIDE_TYPICAL : AVOID_MOST;
    const ofAnybody =
      entry.family === 'danger'
        ? entry.avoid
        : choice.someInOrder(newOf(writing, entry.avoid, itself, { least: 2 }), most);
    const all = new Set(named?.avoid ? [named.avoid, ...ofAnybody] : ofAnybody);
    const items = [...all].map((text) => shown(writing, text));
    tell(writing, items);
    return items.length === 0 ? '' : bulletList(items);
  },
  steps: (writing) => stepsOf(writing),
  // Who writes at night is told of the night service, and not that it can wait.
  call: (writing) =>
    newParagraph(
      writing,
      drawn(writing, fittingWordings(writing.title, trueOfPlace(writing, writing.entry.when), writing.entry)),
    ),
  cost: (writing) => {
    const costs = leastTold(writing, trueOfPlace(writing, ofTheKind(writing.understood, writing.entry.cost, itself)));
    if (costs.length === 0) return '';
    const paid = ASK_NOT_HOW_TO_PAY.has(writing.entry.family) ? '' : ` ${drawn(writing, sharedTexts.payment)}`;
    return newParagraph(writing, drawn(writing, costs) + paid);
  },
  visit: (writing) => {
    const texts = sharedTexts.visits[visitOf(writing.entry)].thoughts.map((wordings) => drawn(writing, wordings));
    return [texts.slice(0, 2), texts.slice(2)]
      .map((some) => unsaid(writing, some.filter((text) => text !== '').join(' ')))
      .filter((text) => text !== '')
      .map(paragraph)
      .join('');
  },
  models: (writing) => (writing.entry.kit ? kitsTable(writing) : ''),
  sum: (writing) => writing.sums.map((text) => paragraph(escapeHtml(text))).join(''),
};

function stepsOf(writing: ArcWriting): string {
  const { entry } = writing;
  if (entry.steps.length === 0) return '';
  const needs = [
    entry.time === undefined ? '' : `<strong>Tempo:</strong> ${shown(writing, entry.time)}.`,
    entry.tools.length === 0 ? '' : `<strong>O que separar:</strong> ${shown(writing, entry.tools.join(', '))}.`,
  ].filter((text) => text !== '');
  const danger =
    entry.danger === undefined ? '' : paragraph(`<strong>Atenção:</strong> ${shown(writing, entry.danger)}`);
  return (
    (needs.length > 0 ? paragraph(needs.join(' ')) : '') +
    danger +
    numberedSteps(
      entry.steps.map((step) => `<strong>${closed(shown(writing, step.title))}</strong> ${shown(writing, step.text)}`),
    )
  );
}

/** Said once, and plainly, on a page that names another maker. */
function brandNote({ understood, entry, values }: ArcWriting): string {
  if (understood.brand === null || entry.family === 'brand' || entry.family === 'refusal') return '';
  return paragraph(
    `Atendemos ${values.brand.name} como assistência independente, sem vínculo com o fabricante, e dizemos antes se há peça.`,
  );
}

const firstWord = (text: string): string => text.split(' ', 1)[0] ?? '';

/** What begins like none that is said comes first: 'testa', said twice, says the same. */
function unlike(said: readonly string[], items: readonly string[]): readonly string[] {
  const begun = new Set(said.map(firstWord));
  const later: string[] = [];
  const sooner = items.filter((item) => {
    const isNew = !begun.has(firstWord(item));
    begun.add(firstWord(item));
    if (!isNew) later.push(item);
    return isNew;
  });
  return [...sooner, ...later];
}

const OF_WORK: ReadonlySet<Entry['family']> = new Set<Entry['family']>(['fault', 'danger', 'purchase', 'brand']);

/** Whether something is mended or mounted; who asks how, which or whether is shown no part that came out. */
function isOfWork({ family, kit, visit }: Entry): boolean {
  return kit || visit !== undefined || OF_WORK.has(family);
}

/** As many as the plan asks for: the entry's own first, then what is true of every visit. Whoever names a case is told little of what every visit has. */
export function serviceSection(writing: ArcWriting): string {
  const { entry, named, choice, plan, besideTypical } = writing;
  const general = sharedTexts.visits[isOfWork(entry) ? visitOf(entry) : 'plain'].items;
  const own = choice.someInOrder(
    ofTheKind(writing.understood, trueOfPlace(writing, entry.technicianDoes), itself),
    besideTypical ? Math.ceil(plan.features / 2) : plan.features,
  );
  const more = entry.family === 'refusal' ? [] : unlike(own, choice.some(general, general.length));
  const least = named === null ? plan.features : Math.min(plan.features, FEATURES_OF_A_CASE);
  const items = [...own, ...more].slice(0, Math.max(least, own.length)).map((item) => closed(shown(writing, item)));
  return items.length === 0
    ? ''
    : section(
        drawn(writing, sharedTexts.serviceHeadings[headedAs(entry)] ?? sharedTexts.defaultServiceHeadings),
        bulletList(items),
      );
}

/** Whoever names a case came for that: he is given its own tips, and none of those for everybody. */
export function tipsSection(writing: ArcWriting): string {
  const { entry, named, choice, plan } = writing;
  if (entry.prevent.length === 0 || (named !== null && !named.prevent)) return '';
  const fitting = newOf(writing, trueOfPlace(writing, entry.prevent), itself, { least: 1 });
  const items = choice.someInOrder(fitting, plan.tips).map((text) => shown(writing, text));
  tell(writing, items);
  return section(
    drawn(writing, sharedTexts.tipHeadings[headedAs(entry)] ?? sharedTexts.defaultTipHeadings),
    bulletList(items),
  );
}

/** Whether it may be about the gate of the title, as far as that is known. */
export function isOfTheGate({ understood, entry }: ArcWriting, { gateKinds }: Entry): boolean {
  const kinds = understood.gateKind === null ? entry.gateKinds : [understood.gateKind];
  return kinds.length === 0 || gateKinds.length === 0 || gateKinds.some((kind) => kinds.includes(kind));
}
