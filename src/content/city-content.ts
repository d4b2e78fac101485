import { z } from 'zod';
import { frequentQuestionSchema, pageMetaSchema } from './page-meta.ts';

/** The schema of the texts of a city's own page, `cities/*.yaml`. Its neighbourhoods and testimonials come from `business/`. Every name stands in the page's order. */

const text = z.string().trim().min(1);
const titledText = z.strictObject({ title: text, text });

export const cityContentSchema = z.strictObject({
  meta: pageMetaSchema,
  headline: text,
  lead: text,
  introduction: z.array(text).min(1),
  services: z.strictObject({ title: text, items: z.array(titledText).min(1) }),
  call: z.strictObject({ title: text, text, button: text }),
  neighbourhoods: titledText,
  reasons: z.strictObject({ title: text, items: z.array(titledText).min(1) }),
  maintenanceTips: z.strictObject({ title: text, text, items: z.array(text).min(1) }),
  prices: z.strictObject({ title: text, questions: z.array(frequentQuestionSchema).min(1) }),
  /** Shown only between the promotion's first and last day. */
  promotion: z.strictObject({ title: text, text, conditions: text, button: text, message: text }),
  warningSigns: z.strictObject({
    title: text,
    text,
    items: z.array(z.strictObject({ sign: text, meaning: text })).min(1),
  }),
  testimonials: titledText,
});

export type TitledText = Readonly<z.infer<typeof titledText>>;
export type CityContent = Readonly<z.infer<typeof cityContentSchema>>;
