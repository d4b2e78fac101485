import { z } from 'zod';

const text = z.string().trim().min(1);

/** What the head of a page says about it. */
export const pageMetaSchema = z.strictObject({
  /** At most 60 characters, unique in the product. */
  title: text,
  /** 100 to 155 characters, unique in the product. */
  description: text,
  keywords: z.array(text).min(1),
  /** The day of the last change to the text, 'YYYY-MM-DD'. */
  updated: z.iso.date(),
});

/** Plain texts, without HTML. */
export const frequentQuestionSchema = z.strictObject({ question: text, answer: text });

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly updated: string;
}

export type FrequentQuestion = Readonly<z.infer<typeof frequentQuestionSchema>>;
