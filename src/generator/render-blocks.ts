import { addresses } from '../business/addresses.ts';
import { capitalise } from '../text/portuguese.ts';
import { bulletList, definitions, link, numberedSteps, paragraph, section, table } from './html-fragments.ts';
import { isCare, type PageContext, type Pool, say } from './page-context.ts';
import type { PagePlan } from './page-plan.ts';
import { causeClosings, causeHeadings, causeIntroductions, causesBySymptom, defectHeadings } from './pools/causes.ts';
import { buyerTips, featureHeadings, features, ownerTips, tipHeadings } from './pools/features.ts';
import { localCareHeadings, localCareSentences, localHeadings, localSentences, neighbourLeads } from './pools/local.ts';
import { columnHeads, modelClosings, modelHeadings, modelIntroductions, modelSentences } from './pools/models.ts';
import { questionHeadings, questions } from './pools/questions.ts';
import type { SectionTexts } from './pools/section-texts.ts';
import type { Procedure } from './pools/steps.ts';
import type { Choice } from './seeded-choice.ts';

const CAUSES = 5;
const NEIGHBOURS = 4;

const careFeatures = features.filter(({ kit }) => !kit);
const allTips: Pool = [...ownerTips, ...buyerTips];
const careQuestions = questions.filter(({ kit }) => !kit);

/** What every block is written from. */
export interface Writing {
  readonly context: PageContext;
  readonly choice: Choice;
  readonly plan: PagePlan;
  readonly written: WrittenTexts;
}

/** Sentences that an outside writer brings instead of ours, as escaped HTML; null where ours stand. */
export interface WrittenTexts {
  readonly opening: string | null;
  readonly local: string | null;
}

export const OWN_TEXTS: WrittenTexts = { opening: null, local: null };

/** One sentence out of the pool. */
export function draw({ context, choice }: Writing, pool: Pool): string {
  return say(choice.one(pool), context);
}

/** One sentence from each pool, as one paragraph. */
function drawEach(writing: Writing, pools: readonly Pool[]): string {
  return pools.map((pool) => draw(writing, pool)).join(' ');
}

export function textSection(writing: Writing, texts: SectionTexts): string {
  const { sentences } = texts;
  const heading = draw(writing, texts.headings);
  // A long section breaks after the half, a short one leaves its third thought out.
  if (writing.choice.maybe()) return section(heading, paragraph(drawEach(writing, sentences.filter((_, index) => index !== 2))));
  return section(heading, paragraph(drawEach(writing, sentences.slice(0, 2))) + paragraph(drawEach(writing, sentences.slice(2))));
}

export function procedureSection(writing: Writing, procedure: Procedure): string {
  const steps = procedure.steps.filter(({ optional }) => !optional || writing.choice.maybe());
  return section(
    draw(writing, procedure.headings),
    paragraph(draw(writing, procedure.introductions)) +
      numberedSteps(steps.map(({ wordings }) => draw(writing, wordings))) +
      paragraph(draw(writing, procedure.closings)),
  );
}

export function causesSection(writing: Writing): string {
  const causes = writing.choice.someInOrder(causesBySymptom[writing.context.symptom], CAUSES);
  const entries = causes.map(({ term, texts }) => [draw(writing, term), capitalise(draw(writing, texts))] as const);
  return section(
    draw(writing, writing.context.symptom === 'any' && writing.context.questionType !== 'why' ? defectHeadings : causeHeadings),
    paragraph(draw(writing, causeIntroductions)) + definitions(entries) + paragraph(draw(writing, causeClosings)),
  );
}

export function modelsTable(writing: Writing): string {
  const { choice, context } = writing;
  const columns = choice.some(['weight', 'opening', 'price', 'instalments'] as const, 4);
  const cells = { weight: 'maxGate', opening: 'opening', price: 'price', instalments: 'instalments' } as const;
  return table(
    [choice.one(columnHeads.model), ...columns.map((column) => choice.one(columnHeads[column]))],
    context.t.models.map((model) => [model.name, ...columns.map((column) => model[cells[column]])]),
  );
}

function modelsList({ choice, context }: Writing): string {
  const wordings = choice.some(modelSentences, context.t.models.length);
  const items = context.t.models.map((model, index) => {
    const sentence = wordings[index % wordings.length];
    return `<strong>${model.name}</strong>: ${sentence ? sentence(model) : ''}`;
  });
  return bulletList(items);
}

export function modelsSection(writing: Writing): string {
  const heading = draw(writing, modelHeadings);
  const introduction = paragraph(draw(writing, modelIntroductions));
  const models = writing.choice.maybe() ? modelsList(writing) : modelsTable(writing);
  return section(heading, introduction + models + paragraph(draw(writing, modelClosings)));
}

export function featuresSection(writing: Writing): string {
  const items = writing.choice
    .some(isCare(writing.context) ? careFeatures : features, writing.plan.features)
    .map(({ heads, texts }) => `<strong>${draw(writing, heads)}</strong>: ${draw(writing, texts)}`);
  return section(draw(writing, featureHeadings), bulletList(items));
}

export function tipsSection(writing: Writing): string {
  const items = writing.choice.some(isCare(writing.context) ? ownerTips : allTips, writing.plan.tips).map((tip) => say(tip, writing.context));
  return section(draw(writing, tipHeadings), bulletList(items));
}

export function questionsSection(writing: Writing): string {
  const items = writing.choice
    .some(isCare(writing.context) ? careQuestions : questions, writing.plan.questions)
    .map(({ asked, answers }) => `<h3>${draw(writing, asked)}</h3>${paragraph(drawEach(writing, answers))}`);
  return section(draw(writing, questionHeadings), items.join(''));
}

/** Only for a place that the title names; it says what the place's entry says, and links to its neighbours. */
export function localSection(writing: Writing): string {
  const { neighbours } = writing.context.place;
  const links = writing.choice.some(neighbours, NEIGHBOURS).map(({ name, slug }) => link(addresses.place(slug), name));
  const near = links.length > 0 ? paragraph(`${draw(writing, neighbourLeads)} ${links.join(', ')}.`) : '';
  const care = isCare(writing.context);
  const heading = draw(writing, care ? localCareHeadings : localHeadings);
  const sentences = care ? localCareSentences : localSentences;
  const { local } = writing.written;
  // The last pool holds the facts: hours, emergency, duration.
  const text = local === null ? drawEach(writing, sentences) : `${local} ${drawEach(writing, sentences.slice(-1))}`;
  return section(heading, paragraph(text) + near);
}
