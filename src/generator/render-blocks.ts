import { withoutSlots } from '../text/fact-slots.ts';
import { bulletList, numberedSteps, paragraph, section, table } from '../text/html-fragments.ts';
import { type Line, type PageContext, type Pool, say } from './page-context.ts';
import type { PagePlan } from './page-plan.ts';
import { featureHeadings, features } from './pools/features.ts';
import { columnHeads, modelClosings, modelHeadings, modelIntroductions } from './pools/kit-models.ts';
import { questionHeadings, questions } from './pools/questions.ts';
import type { SectionTexts } from './pools/section-texts.ts';
import type { Procedure } from './pools/steps/procedure.ts';
import { buyerTips, tipHeadings } from './pools/tips.ts';
import type { Choice } from './seeded-choice.ts';
import type { Subject } from './subjects.ts';
import { isMeasured, isTrueHere } from './true-here.ts';

/** 'Sim.' and 'Não.' may be said again. */
const SHORTEST_REPEAT = 12;

/** What every block is written from. */
export interface Writing {
  readonly context: PageContext;
  readonly choice: Choice;
  readonly plan: PagePlan;
  /** Sentences and figures that the page has said, folded; none is said again. */
  readonly said: Set<string>;
  /** What the page has said: nothing further down begins with it again. */
  readonly covered: Set<Subject>;
}

function sentencesOf(text: string): readonly string[] {
  const folded = text.toLowerCase();
  // Nearly all entries are one sentence; splitting is for the few that are more.
  return (/[.?] /.test(folded) ? folded.split(/(?<=[.?]) /) : [folded]).filter(
    ({ length }) => length >= SHORTEST_REPEAT,
  );
}

/** What one mention tells whole. The prices of the models are compared again and again, and are not among them. */
const STATED_ONCE = [
  'kitPrices',
  'installationHours',
  'heavyInstallationHours',
  'emergencyArrival',
  'hours',
  'maintenancePrice',
  'replaceMotorPrice',
  'instalmentsPhrase',
  'instantDiscount',
  'warranty',
  'batteryCycles',
  'tiltingLimit',
  'swingingLimit',
  'maintenanceMonths',
  'maintenanceCycles',
  'conventionalOpening',
  'modelSpeeds',
  'modelWeights',
] as const;

/** What a text tells: its sentences and the figures that are told once. */
function toldIn({ words }: PageContext, text: string): readonly string[] {
  return [...sentencesOf(text), ...STATED_ONCE.map((name) => words[name]).filter((figure) => text.includes(figure))];
}

/** Remembers what stands before the drawn texts. */
export function hear({ said, context }: Writing, stored: string): void {
  for (const piece of toldIn(context, withoutSlots(stored))) said.add(piece);
}

/** Says the text, unless it is untrue of this page's gate or place, or one of its sentences, or a figure that it brings, stands on the page already. */
function sayOnce({ said, context }: Writing, stored: string): boolean {
  const text = withoutSlots(stored);
  if (!isTrueHere(text, context)) return false;
  const stated = toldIn(context, text);
  if (stated.some((piece) => said.has(piece))) return false;
  for (const piece of stated) said.add(piece);
  return true;
}

/** One sentence out of the pool, that the page has not said; null where it has said all of them. */
function drawNew(writing: Writing, pool: Pool): string | null {
  const lines = pool;
  if (lines.length === 0) return null;
  const start = lines.indexOf(writing.choice.one(lines));
  for (let step = 0; step < lines.length; step += 1) {
    const text = say(lines[(start + step) % lines.length] ?? '', writing.context);
    if (sayOnce(writing, text)) return text;
  }
  return null;
}

/** One sentence out of the pool, or nothing where the page has said all that holds for it. */
export function draw(writing: Writing, pool: Pool): string {
  return drawNew(writing, pool) ?? '';
}

/** `count` sentences in drawn order, none of which the page has said. */
export function drawSome(writing: Writing, pool: Pool, count: number): string[] {
  return writing.choice
    .some(pool, pool.length)
    .reduce<string[]>((drawn, line) => (drawn.length < count ? withNew(writing, drawn, line) : drawn), []);
}

function withNew(writing: Writing, drawn: string[], line: Line): string[] {
  const text = say(line, writing.context);
  if (sayOnce(writing, text)) drawn.push(text);
  return drawn;
}

/** A paragraph of what there is to say; nothing where that is nothing. */
export function drawnParagraph(writing: Writing, ...pools: readonly Pool[]): string {
  const text = drawEach(writing, pools);
  return text === '' ? '' : paragraph(text);
}

/** One sentence from each pool, as one paragraph. */
function drawEach(writing: Writing, pools: readonly Pool[]): string {
  return pools.flatMap((pool) => drawNew(writing, pool) ?? []).join(' ');
}

export function textSection(writing: Writing, texts: SectionTexts): string {
  const { sentences } = texts;
  const heading = draw(writing, texts.headings);
  // A long section breaks after the half, a short one leaves its third thought out.
  if (writing.choice.maybe())
    return section(heading, drawnParagraph(writing, ...sentences.filter((_, index) => index !== 2)));
  return section(
    heading,
    drawnParagraph(writing, ...sentences.slice(0, 2)) + drawnParagraph(writing, ...sentences.slice(2)),
  );
}

export function procedureSection(writing: Writing, procedure: Procedure): string {
  const steps = procedure.steps.filter(({ optional }) => !optional || writing.choice.maybe());
  return section(
    draw(writing, procedure.headings),
    drawnParagraph(writing, procedure.introductions) +
      numberedSteps(steps.flatMap(({ wordings }) => drawNew(writing, wordings) ?? [])) +
      drawnParagraph(writing, procedure.closings),
  );
}

function modelsTable(writing: Writing): string {
  const { choice, context } = writing;
  const columns = choice
    .some(['weight', 'opening', 'price', 'instalments'] as const, 4)
    .filter((column) => column !== 'weight' || !isMeasured(context.mechanism));
  const cells = { weight: 'maxGate', opening: 'opening', price: 'price', instalments: 'instalments' } as const;
  return table(
    [choice.one(columnHeads.model), ...columns.map((column) => choice.one(columnHeads[column]))],
    context.t.models.map((model) => [model.name, ...columns.map((column) => model[cells[column]])]),
  );
}

/** In a table, in whose stead a page shows its own. */
export function modelsSection(writing: Writing): string {
  const heading = draw(writing, modelHeadings);
  const introduction = drawnParagraph(writing, modelIntroductions);
  return section(heading, introduction + modelsTable(writing) + drawnParagraph(writing, modelClosings));
}

interface Offered {
  readonly subject?: Subject;
}

/** Whether it is true of the page and new to it. */
function suits({ subject }: Offered, { covered }: Writing): boolean {
  return subject === undefined || !covered.has(subject);
}

/** `count` of the entries that have something new to say, each written by `write`, which gives null where it has not. */
function writeSome<Entry extends Offered>(
  writing: Writing,
  entries: readonly Entry[],
  count: number,
  write: (entry: Entry) => string | null,
): string[] {
  const written: string[] = [];
  for (const entry of writing.choice.some(entries, entries.length)) {
    if (written.length === count) break;
    const text = suits(entry, writing) ? write(entry) : null;
    if (text === null) continue;
    written.push(text);
    if (entry.subject) writing.covered.add(entry.subject);
  }
  return written;
}

export function featuresSection(writing: Writing): string {
  const items = writeSome(writing, features, writing.plan.features, ({ heads, texts }) => {
    const text = drawNew(writing, texts);
    return text === null ? null : `<strong>${draw(writing, heads)}</strong>: ${text}`;
  });
  return section(draw(writing, featureHeadings), bulletList(items));
}

export function tipsSection(writing: Writing): string {
  const items = writeSome(writing, buyerTips, writing.plan.tips, ({ text: line }) => {
    const text = say(line, writing.context);
    return sayOnce(writing, text) ? text : null;
  });
  return section(draw(writing, tipHeadings), bulletList(items));
}

export function questionsSection(writing: Writing): string {
  const items = writeSome(writing, questions, writing.plan.questions, ({ asked, answers: [answer, more] }) => {
    const text = drawNew(writing, answer);
    return text === null
      ? null
      : `<h3>${draw(writing, asked)}</h3>${paragraph([text, ...drawSome(writing, more, 1)].join(' '))}`;
  });
  return items.length === 0 ? '' : section(draw(writing, questionHeadings), items.join(''));
}
