import { addresses } from '../../business/addresses.ts';
import { withBrand } from '../../business/brand.ts';
import type { LinkTopic } from '../../business/link-topics.ts';
import { requireTopicBySlug } from '../../business/service-topics.ts';
import type { SitePage } from '../site-page.ts';
import { chatAboutTopic, TopicBody, topicStyles, topicAsk } from '../sections/topic-body.tsx';
import { topicBreadcrumb } from './topic-page.tsx';

/** A built-in useful link; the service topic with its slug is the canonical page. */
export function linkTopicPage({ topic }: { readonly topic: LinkTopic }): SitePage {
  const service = requireTopicBySlug(topic.slug);
  return {
    head: {
      title: ({ facts }) => withBrand(topic.title, facts.brand),
      description: ({ facts }) => withBrand(topic.description, facts.brand),
      keywords: ({ facts }) => topic.keywords.map((word) => withBrand(word, facts.brand)),
      canonicalPath: addresses.topic(topic.slug),
      indexable: true,
      kind: 'article',
    },
    styles: [...topicStyles(topic.slug), 'region'],
    breadcrumb: topicBreadcrumb(service),
    chatMessage: chatAboutTopic(service),
    ask: topicAsk(service),
    body: <TopicBody topic={service} />,
  };
}
