import { questionOf } from '../entry-questions.ts';
import { fillTexts } from '../filled-texts.ts';
import { requireEntry } from '../library/library.ts';
import { topicArticleSchema, type TopicWriter } from './topic-article.ts';

/** One YAML file a topic, by its slug. */
const files = import.meta.glob<unknown>('./*.yaml', { eager: true, import: 'default' });

/**
 * The article of a service topic, by the slug of `business/service-topics.ts`; each of them has one.
 *
 * @throws for any other slug.
 */
export function requireTopicArticle(slug: string): TopicWriter {
  const data = files[`./${slug}.yaml`];
  if (data === undefined) throw new Error(`No article for ${slug}`);
  return (facts) => {
    const { entry: id, shortAnswer, ...article } = topicArticleSchema.parse(fillTexts(data, facts));
    const entry = requireEntry(id);
    return { ...article, entry, shortAnswer: shortAnswer ?? questionOf(entry, facts, article.gateKind).answer };
  };
}
