import { addresses } from '../../business/addresses.ts';
import type { LinkTopic } from '../../business/link-topics.ts';
import { findTopicBySlug } from '../../business/service-topics.ts';
import type { SitePage } from '../document.tsx';
import { TopicBody } from '../sections/topic-body.tsx';

/** A built-in useful link; the service topic with its slug is the canonical page. */
export function linkTopicPage({ topic }: { readonly topic: LinkTopic }): SitePage {
  return {
    head: {
      title: topic.title,
      description: topic.description,
      keywords: topic.keywords,
      canonicalPath: addresses.topic(topic.slug),
      indexable: false,
    },
    styles: ['site', 'article'],
    body: <TopicBody title={topic.title} lead={topic.description} topic={findTopicBySlug(topic.slug)} />,
  };
}
