import { z } from 'zod';

/** A whole page as an outside model hands it over: plain texts alone, of which we make the HTML. Lengths are looked at behind it, where their reasons can be said. */
export const writtenPage = z.object({
  /** One sentence for search engines. */
  description: z.string(),
  /** Two or three sentences that answer the title. */
  answer: z.string(),
  sections: z.array(
    z.object({
      heading: z.string(),
      paragraphs: z.array(z.string()),
      /** Behind the paragraphs; empty for none. */
      items: z.array(z.string()),
      /** Whether the items are steps, in their order. */
      ordered: z.boolean(),
    }),
  ),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});

export type WrittenPage = z.infer<typeof writtenPage>;

/** The same for the model: all of it demanded and nothing beside it. */
const { $schema: _dialect, ...schema } = z.toJSONSchema(writtenPage);
export const WRITTEN_PAGE_SCHEMA = schema;

/** Every text with its spaces made one, as it will stand. */
export function tidied(page: WrittenPage): WrittenPage {
  const tidy = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();
  return {
    description: tidy(page.description),
    answer: tidy(page.answer),
    sections: page.sections.map(({ heading, paragraphs, items, ordered }) => ({
      heading: tidy(heading),
      paragraphs: paragraphs.map(tidy),
      items: items.map(tidy),
      ordered,
    })),
    questions: page.questions.map(({ question, answer }) => ({ question: tidy(question), answer: tidy(answer) })),
  };
}

/** Every text of the page, headings included. */
export function textsOfPage({ description, answer, sections, questions }: WrittenPage): readonly string[] {
  return [
    description,
    answer,
    ...sections.flatMap(({ heading, paragraphs, items }) => [heading, ...paragraphs, ...items]),
    ...questions.flatMap((one) => [one.question, one.answer]),
  ];
}
