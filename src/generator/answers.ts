import { capitalise } from '../text/portuguese.ts';
import type { AskedFor } from './asked-for.ts';
import { bulletList, definitions, section, table } from './html-fragments.ts';
import { listMunicipalities } from './place-in-title.ts';
import { isCare, isOutsideKits, type PageContext } from './page-context.ts';
import type { Balance } from './pools/answers/balance.ts';
import { balances, balanceTexts } from './pools/answers/balances.ts';
import { greaseAnswer, pilhaLeads, reformAnswer } from './pools/answers/care.ts';
import { kindsAnswer, otherBrandLeads, parts, which } from './pools/answers/comparisons.ts';
import { wishLeads } from './pools/answers/wishes.ts';
import { refusals } from './pools/answers/refusals.ts';
import { when } from './pools/answers/when.ts';
import { where } from './pools/answers/where.ts';
import { glossary, glossaryHeadings } from './pools/glossary.ts';
import type { Question } from './pools/questions/question.ts';
import { questions } from './pools/questions.ts';
import { choosingProcedure } from './pools/steps/choosing.ts';
import { diagnosisProcedure } from './pools/steps/diagnosis.ts';
import { brokenCableProcedure, emergencyProcedure } from './pools/steps/emergency.ts';
import { partExchangeProcedure, remoteBatteryProcedure } from './pools/steps/exchange.ts';
import { installationProcedure } from './pools/steps/installation.ts';
import { maintenanceProcedure } from './pools/steps/maintenance.ts';
import type { Procedure } from './pools/steps/procedure.ts';
import { programmingProcedure } from './pools/steps/programming.ts';
import { causesSection, draw, drawnParagraph, drawSome, modelsTable, procedureSection, textSection, type Writing } from './render-blocks.ts';
import type { SectionId } from './section-order.ts';
import { mayFall } from './symptoms.ts';

/** The question answered as it was asked, and the sections that it makes superfluous. */
interface Answer {
  readonly html: string;
  readonly covers: readonly SectionId[];
  /** The answer in a sentence or two, for the head of the page. */
  readonly lead?: string;
  /** The entry of the common questions that it answered with. */
  readonly question?: Question;
}

const SIGNS = 5;
const SIDES = 4;

function procedureFor({ serviceType, symptom, mechanism, group }: PageContext): readonly [Procedure, SectionId] {
  if (mayFall(symptom)) return [brokenCableProcedure, 'emergency'];
  if (group === 'accessory' && serviceType === 'repair') return [partExchangeProcedure, 'gate-check'];
  if (symptom === 'outage') return [emergencyProcedure, 'emergency'];
  switch (serviceType) {
    case 'installation':
    case 'automation':
      return [installationProcedure(mechanism), 'installation'];
    case 'programming':
      return [programmingProcedure, 'board'];
    case 'maintenance':
      return [maintenanceProcedure, 'maintenance'];
    case 'repair':
    case 'problem':
      return [diagnosisProcedure, 'gate-check'];
    case 'emergency':
      return [emergencyProcedure, 'emergency'];
    case 'sale':
    case 'store':
    case 'price':
      return [choosingProcedure, 'choosing'];
  }
}

function steps(writing: Writing): Answer {
  const [procedure, covered] = procedureFor(writing.context);
  return { html: procedureSection(writing, procedure), covers: [covered] };
}

function comparisonOfParts(writing: Writing): Answer {
  const { choice } = writing;
  const rows = parts.rows.map(([part, does, worth]) => [part, choice.one<string>(does), choice.one<string>(worth)]);
  const html = section(
    draw(writing, parts.headings),
    drawnParagraph(writing, parts.openings) + table(parts.columns, rows) + drawnParagraph(writing, parts.verdicts),
  );
  return { html, covers: [] };
}

function comparison(writing: Writing): Answer | null {
  if (writing.context.group === 'accessory') return comparisonOfParts(writing);
  // A table of kits answers nobody whose gate they do not fit, nor who asks about care.
  if (isCare(writing.context)) return null;
  if (writing.context.otherBrand !== null) return { ...balance(writing, balances.brand), lead: draw(writing, otherBrandLeads) };
  const { asksFor } = writing.context;
  const lead = draw(writing, (asksFor && wishLeads[asksFor]) ?? which.openings);
  const html = section(draw(writing, which.headings), modelsTable(writing) + drawnParagraph(writing, which.verdicts));
  return { lead, html, covers: ['models', 'choosing'] };
}

function signsAndIntervals(writing: Writing): Answer {
  const { choice, context } = writing;
  const lead = draw(writing, when.openings);
  const signs = drawSome(writing, when.signs, SIGNS);
  const routine = when.intervals.map((wordings) => choice.one<readonly [string, string]>(wordings));
  const intervals = definitions([
    ...routine.map(([term, text]) => [term, capitalise(text)] as const),
    [`A cada ${context.t.maintenanceMonths}`, capitalise(draw(writing, when.yearly))],
    ['Trocar o motor', capitalise(draw(writing, when.replacement))],
  ]);
  const html = section(draw(writing, when.headings), bulletList(signs) + intervals);
  return { lead, html, covers: ['maintenance'] };
}

function placesServed(writing: Writing): Answer {
  const names = listMunicipalities().map(({ name }) => name);
  const lead = draw(writing, isOutsideKits(writing.context) ? where.areas : where.openings);
  const html = section(draw(writing, where.headings), drawnParagraph(writing, where.leads) + bulletList(names) + drawnParagraph(writing, where.closings));
  return { lead, html, covers: [] };
}

function causes(writing: Writing): Answer {
  return { html: causesSection(writing), covers: ['defects'] };
}

function isWeighed(asksFor: AskedFor): asksFor is Exclude<keyof typeof balances, 'motor' | 'part'> {
  return asksFor !== null && asksFor in balances;
}

/** What is weighed: what the title asks about, else a part or a motor. */
function balanceOf({ group, asksFor }: PageContext): Balance {
  if (asksFor === 'exchange' && group === 'accessory') return balances.part;
  if (isWeighed(asksFor)) return balances[asksFor];
  return group === 'accessory' ? balances.part : balances.motor;
}

function balance(writing: Writing, weighed: Balance = balanceOf(writing.context)): Answer {
  const { openings, forHeads = balanceTexts.forHeads, againstHeads = balanceTexts.againstHeads, pros, cons, verdicts } = weighed;
  const lead = draw(writing, openings);
  const html = section(
    draw(writing, balanceTexts.headings),
    `<h3>${draw(writing, forHeads)}</h3>${bulletList(drawSome(writing, pros, SIDES))}` +
      `<h3>${draw(writing, againstHeads)}</h3>${bulletList(drawSome(writing, cons, SIDES))}` +
      drawnParagraph(writing, verdicts),
  );
  return { lead, html, covers: writing.context.asksFor === 'speed' ? ['speed'] : [] };
}

/** The word first, then what an owner should know of the thing. */
function definition(writing: Writing): Answer | null {
  const { term } = writing.context;
  if (term === null) return null;
  const { is, does, notes } = glossary[term];
  const lead = `${draw(writing, is)} ${draw(writing, does)}`;
  return { lead, html: section(draw(writing, glossaryHeadings(term).notes), drawnParagraph(writing, ...notes)), covers: [] };
}

function placeOfPart(writing: Writing): Answer | null {
  const { term } = writing.context;
  const place = term === null ? undefined : glossary[term].where;
  if (term === null || place === undefined) return null;
  const lead = draw(writing, place);
  return { lead, html: section(draw(writing, glossaryHeadings(term).notes), drawnParagraph(writing, ...glossary[term].notes)), covers: [] };
}

function kinds(writing: Writing): Answer {
  const { choice } = writing;
  const rows = kindsAnswer.rows.map(([aspect, ...cells]) => [aspect, ...cells.map((cell) => choice.one<string>(cell))]);
  const lead = draw(writing, kindsAnswer.openings);
  const html = section(draw(writing, kindsAnswer.headings), table(kindsAnswer.columns, rows) + drawnParagraph(writing, kindsAnswer.verdicts));
  return { lead, html, covers: ['choosing'] };
}

function grease(writing: Writing): Answer {
  const rows = greaseAnswer.rows.map(([part, product]) => [part, writing.choice.one<string>(product)]);
  const lead = draw(writing, greaseAnswer.openings);
  const html = section(draw(writing, greaseAnswer.headings), table(greaseAnswer.columns, rows) + drawnParagraph(writing, greaseAnswer.verdicts));
  return { lead, html, covers: ['maintenance'] };
}

/** A question of the common ones is answered with its answer, in more words than at the foot of other pages. */
function common(writing: Writing): Answer | null {
  const { context } = writing;
  if (mayFall(context.symptom)) return null;
  const question = questions.find(({ about, kit }) => about?.test(context.folded) && !(kit && isCare(context)));
  if (!question) return null;
  const [short, more] = question.answers;
  const heading = draw(writing, question.asked);
  if (!context.isQuestion) return { html: section(heading, drawnParagraph(writing, short, more)), covers: [], question };
  const lead = draw(writing, short);
  return { lead, html: section(heading, drawnParagraph(writing, more, more)), covers: [], question };
}

function ofForm(writing: Writing): Answer | null {
  switch (writing.context.questionType) {
    case 'how-to':
      return (writing.context.folded.includes('como funciona') ? common(writing) : null) ?? steps(writing);
    case 'which':
      return comparison(writing);
    case 'when':
      return signsAndIntervals(writing);
    case 'where':
      return placesServed(writing);
    case 'why':
      return causes(writing);
    case 'worth-it':
      return balance(writing);
    case 'general':
      return common(writing);
  }
}

function refusal(writing: Writing, { leads, section: texts }: (typeof refusals)['bypass']): Answer {
  return { lead: draw(writing, leads), html: textSection(writing, texts), covers: [] };
}

/** A complaint asks for its causes, whatever its form; a power cut for the way out. */
function ofComplaint(writing: Writing): Answer | null {
  const { symptom } = writing.context;
  if (symptom === 'any') return null;
  return symptom === 'outage' ? steps(writing) : causes(writing);
}

/** Whoever wants something programmed is told how, asked or not. */
function ofProgramming(writing: Writing): Answer | null {
  return writing.context.serviceType === 'programming' ? steps(writing) : null;
}

/** Null where the title asks nothing that has an answer of its own. */
export function answerOf(writing: Writing): Answer | null {
  switch (writing.context.asksFor) {
    case 'definition':
      return definition(writing);
    case 'place-of-part':
      return placeOfPart(writing);
    case 'kinds':
      return kinds(writing);
    case 'grease':
      return grease(writing);
    case 'exchange':
      return balance(writing);
    case 'pilha':
      return { lead: draw(writing, pilhaLeads), html: procedureSection(writing, remoteBatteryProcedure), covers: [] };
    case 'bypass':
    case 'force':
    case 'weights':
      return refusal(writing, refusals[writing.context.asksFor]);
    case 'reform':
      return { lead: draw(writing, reformAnswer.leads), html: textSection(writing, reformAnswer.section), covers: ['gate-check'] };
    default:
      return ofForm(writing) ?? ofComplaint(writing) ?? ofProgramming(writing);
  }
}
