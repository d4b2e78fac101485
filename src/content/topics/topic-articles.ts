import type { GateKind } from '../../business/gate-kinds.ts';
import { questionOf } from '../entry-questions.ts';
import { fillTexts } from '../filled-texts.ts';
import type { Entry } from '../library/entry.ts';
import { requireEntry } from '../library/library.ts';
import { topicArticleSchema, topicEntrySchema, type TopicWriter } from './topic-article.ts';

/** One YAML file a topic, by its slug. */
const files = import.meta.glob<unknown>('./*.yaml', { eager: true, import: 'default' });

function requireFile(slug: string): unknown {
  const data = files[`./${slug}.yaml`];
  if (data === undefined) throw new Error(`No article for ${slug}`);
  return data;
}

/**
 * The article of a service topic, by the slug of `business/service-topics.ts`; each of them has one.
 *
 * @throws for any other slug.
 */
export function requireTopicArticle(slug: string): TopicWriter {
  const data = requireFile(slug);
  return (facts) => {
    const { entry: id, shortAnswer, ...article } = topicArticleSchema.parse(fillTexts(data, facts));
    const entry = requireEntry(id);
    return { ...article, entry, shortAnswer: shortAnswer ?? questionOf(entry, facts, article.gateKind).answer };
  };
}

/** The entry of the library that answers a topic, and the gate that the topic is of. */
export function requireTopicEntry(slug: string): { readonly entry: Entry; readonly gateKind: GateKind | null } {
  const { entry, gateKind } = topicEntrySchema.parse(requireFile(slug));
  return { entry: requireEntry(entry), gateKind };
}
