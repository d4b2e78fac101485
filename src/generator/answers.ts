import { capitalise } from '../text/portuguese.ts';
import { bulletList, definitions, paragraph, section, table } from './html-fragments.ts';
import { listMunicipalities } from './place-in-title.ts';
import { parts, when, where, which, worthIt } from './pools/answers.ts';
import {
  choosingProcedure,
  diagnosisProcedure,
  emergencyProcedure,
  installationProcedure,
  maintenanceProcedure,
  type Procedure,
  programmingProcedure,
} from './pools/steps.ts';
import { type PageContext, type Pool, say } from './page-context.ts';
import { causesSection, draw, modelsTable, procedureSection, type Writing } from './render-blocks.ts';
import type { SectionId } from './section-order.ts';

/** The question answered as it was asked, and the sections that it makes superfluous. */
interface Answer {
  readonly html: string;
  readonly covers: readonly SectionId[];
}

const SIGNS = 5;
const SIDES = 4;

function procedureFor({ serviceType, symptom, mechanism }: PageContext): readonly [Procedure, SectionId] {
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
    paragraph(draw(writing, parts.openings)) + table(parts.columns, rows) + paragraph(draw(writing, parts.verdicts)),
  );
  return { html, covers: [] };
}

function comparison(writing: Writing): Answer {
  if (writing.context.group === 'accessory') return comparisonOfParts(writing);
  const html = section(
    draw(writing, which.headings),
    paragraph(draw(writing, which.openings)) + modelsTable(writing) + paragraph(draw(writing, which.verdicts)),
  );
  return { html, covers: ['models', 'choosing'] };
}

function signsAndIntervals(writing: Writing): Answer {
  const { choice, context } = writing;
  const signs = choice.someInOrder(when.signs, SIGNS).map((sign) => say(sign, context));
  const routine = when.intervals.map((wordings) => choice.one<readonly [string, string]>(wordings));
  const intervals = definitions([
    ...routine.map(([term, text]) => [term, capitalise(text)] as const),
    [`A cada ${context.t.maintenanceMonths}`, capitalise(draw(writing, when.yearly))],
    ['Trocar o motor', capitalise(draw(writing, when.replacement))],
  ]);
  const html = section(draw(writing, when.headings), paragraph(draw(writing, when.openings)) + bulletList(signs) + intervals);
  return { html, covers: ['maintenance'] };
}

function placesServed(writing: Writing): Answer {
  const names = listMunicipalities().map(({ name }) => name);
  const html = section(
    draw(writing, where.headings),
    paragraph(`${draw(writing, where.openings)} ${draw(writing, where.leads)}`) + bulletList(names) + paragraph(draw(writing, where.closings)),
  );
  return { html, covers: [] };
}

function causes(writing: Writing): Answer {
  return { html: causesSection(writing), covers: ['defects'] };
}

function balance(writing: Writing): Answer {
  const { choice, context } = writing;
  const own = context.group === 'accessory';
  const side = (pool: Pool) => bulletList(choice.some(pool, SIDES).map((line) => say(line, context)));
  const html = section(
    draw(writing, worthIt.headings),
    (own ? '' : paragraph(draw(writing, worthIt.openings))) +
      `<h3>${draw(writing, worthIt.forHeads)}</h3>${side(own ? parts.pros : worthIt.pros)}` +
      `<h3>${draw(writing, worthIt.againstHeads)}</h3>${side(own ? parts.cons : worthIt.cons)}` +
      paragraph(draw(writing, own ? parts.balanceVerdicts : worthIt.verdicts)),
  );
  return { html, covers: [] };
}

/** Null where the title asks nothing that has a form of its own. */
export function answerOf(writing: Writing): Answer | null {
  switch (writing.context.questionType) {
    case 'how-to':
      return steps(writing);
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
      return null;
  }
}
