import { addresses } from '../../business/addresses.ts';
import type { LinkTopic } from '../../business/link-topics.ts';
import { requireTopicBySlug } from '../../business/service-topics.ts';
import { chatAboutPage } from '../../business/whatsapp-link.ts';
import type { SitePage } from '../document.tsx';
import { TopicBody, topicStyles } from './topic-page.tsx';

/** A built-in useful link; the service topic with its slug is the canonical page. */
export function linkTopicPage({ topic }: { readonly topic: LinkTopic }): SitePage {
  return {
    head: {
      title: topic.title,
      description: topic.description,
      keywords: topic.keywords,
      canonicalPath: addresses.topic(topic.slug),
      indexable: true,
      kind: 'article',
    },
    styles: topicStyles(topic.slug),
    chatMessage: chatAboutPage(topic.title),
    body: <TopicBody topic={requireTopicBySlug(topic.slug)} />,
  };
}
