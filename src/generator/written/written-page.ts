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
