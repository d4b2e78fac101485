import { addresses } from '../../business/addresses.ts';
import { withBrand } from '../../business/brand.ts';
import { type ServiceTopic } from '../../business/service-topics.ts';
import { requireTopicArticle } from '../../content/topics/topic-articles.ts';
import type { PageBreadcrumb, SitePage } from '../site-page.ts';

import { chatAboutTopic, TopicBody, topicStyles, topicAsk } from '../sections/topic-body.tsx';
export function topicBreadcrumb({ title, category }: ServiceTopic): PageBreadcrumb {
  return {
    trail: [{ label: category, address: addresses.sitemap }],
    current: ({ facts }) => withBrand(title, facts.brand),
  };
}

export function topicPage({ topic }: { readonly topic: ServiceTopic }): SitePage {
  const write = requireTopicArticle(topic.slug);
  return {
    head: {
      title: ({ texts }) => write(texts).title,
      description: ({ texts }) => write(texts).description,
      keywords: ({ texts }) => write(texts).keywords,
      canonicalPath: addresses.topic(topic.slug),
      indexable: true,
      kind: 'article',
    },
    styles: [...topicStyles(topic.slug), 'region'],
    breadcrumb: topicBreadcrumb(topic),
    chatMessage: chatAboutTopic(topic),
    ask: topicAsk(topic),
    body: <TopicBody topic={topic} />,
  };
}
