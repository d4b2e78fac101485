import { accessoryArticles } from './accessories.ts';
import { brandArticles } from './brands.ts';
import { installationArticles } from './installation.ts';
import { maintenanceAndRepairArticles } from './maintenance-and-repair.ts';
import { motorTypeArticles } from './motor-types.ts';
import { problemArticles } from './problems.ts';
import { serviceArticles } from './services.ts';
import type { TopicWriter } from './topic-article.ts';

const writers: ReadonlyMap<string, TopicWriter> = new Map(
  [
    installationArticles,
    maintenanceAndRepairArticles,
    motorTypeArticles,
    brandArticles,
    accessoryArticles,
    serviceArticles,
    problemArticles,
  ].flatMap((articles) => Object.entries(articles)),
);

/**
 * The article of a service topic, by the slug of `business/service-topics.ts`; each of them has one.
 *
 * @throws for any other slug.
 */
export function requireTopicArticle(slug: string): TopicWriter {
  const writer = writers.get(slug);
  if (!writer) throw new Error(`No article for ${slug}`);
  return writer;
}
