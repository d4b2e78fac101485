import { z } from 'zod';
import type { FactTexts } from '../../business/fact-texts.ts';
import { gateKindIds } from '../../business/gate-kind-ids.ts';
import type { Entry } from '../library/entry.ts';
import { frequentQuestionSchema } from '../page-meta.ts';

/** The schema of a topic's article; the YAML files beside this one are held to it by `npm run check`. All texts are plain, without HTML. */

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);

/** A piece of an article. The page decides how each kind looks; the article decides which kinds its subject needs. */
const sectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), heading: text, paragraphs: texts }),
  z.strictObject({
    kind: z.literal('steps'),
    heading: text,
    intro: text.optional(),
    steps: z.array(z.strictObject({ title: text, text })).min(1),
  }),
  z.strictObject({
    kind: z.literal('symptoms'),
    heading: text,
    rows: z.array(z.strictObject({ sign: text, meaning: text })).min(1),
  }),
  z.strictObject({
    kind: z.literal('comparison'),
    heading: text,
    /** What the two columns are of. */
    sides: z.tuple([text, text]),
    rows: z.array(z.strictObject({ of: text, one: text, other: text })).min(2),
  }),
  z.strictObject({ kind: z.literal('list'), heading: text, intro: text.optional(), items: texts }),
  z.strictObject({ kind: z.literal('questions'), heading: text, items: z.array(frequentQuestionSchema).min(1) }),
]);

export const topicArticleSchema = z.strictObject({
  /** At most 60 characters, unique. */
  title: text,
  /** 100 to 155 characters, unique. */
  description: text,
  keywords: texts,
  /** The entry of the library that answers the topic. */
  entry: text,
  /** The gate that the topic is of, where the entry speaks of any. */
  gateKind: z.enum(gateKindIds).optional(),
  /** Only where the topic is narrower than its entry, whose answer opens the page otherwise. */
  shortAnswer: text.optional(),
  sections: z.array(sectionSchema).min(1),
  /** Slugs of three to five other topics. */
  related: texts,
});

/** Which entry a topic names, and of which gate, read before there are facts. */
export const topicEntrySchema = z.object({ entry: text, gateKind: z.enum(gateKindIds).nullable().default(null) });

export type TopicSection = z.infer<typeof sectionSchema>;

/** The whole text of a service topic. */
export interface TopicArticle extends Omit<z.infer<typeof topicArticleSchema>, 'entry' | 'shortAnswer'> {
  readonly entry: Entry;
  /** What the visitor came to know, in two or three sentences; it opens the page. */
  readonly shortAnswer: string;
}

/** Articles receive the facts as a value, because an administrator may change prices and hours. */
export type TopicWriter = (facts: FactTexts) => TopicArticle;
