import { z } from 'zod';
import { litPartSchema } from './lit-part.ts';
import { pageMetaSchema } from './page-meta.ts';

/** The schema of `frequent-questions.yaml`. */

const text = z.string().trim().min(1);

export const frequentQuestionsSchema = z.strictObject({
  meta: pageMetaSchema,
  intro: text,
  /** What is asked, by subject: ids of entries of the library. */
  groups: z
    .array(z.strictObject({ subject: text, entries: z.array(text).min(1), drawing: litPartSchema.optional() }))
    .min(1),
  call: z.strictObject({ title: text, text, button: text, message: text }),
});
