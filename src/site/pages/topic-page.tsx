import { addresses } from '../../business/addresses.ts';
import type { ServiceTopic } from '../../business/service-topics.ts';
import { nameFromSlug } from '../name-from-slug.ts';
import type { SitePage } from '../document.tsx';
import { TopicBody } from '../sections/topic-body.tsx';

const LEAD = 'Conte o que acontece com o seu portão e mande uma foto. A gente responde com o preço.';

export function topicPage({ topic }: { readonly topic: ServiceTopic }): SitePage {
  return {
    head: {
      title: `${topic.title} em São Paulo e região`,
      description: ({ texts }) =>
        `${topic.title} na Grande São Paulo: atendimento de ${texts.hours}, emergência ${texts.emergency} e kits instalados de ${texts.kitPrices}.`,
      canonicalPath: addresses.topic(topic.slug),
      indexable: false,
    },
    styles: ['site', 'article'],
    body: <TopicBody title={topic.title} lead={LEAD} topic={topic} />,
  };
}

/** A well-formed address of a topic that is in no table. */
export function unknownTopicPage({ slug }: { readonly slug: string }): SitePage {
  const title = nameFromSlug(slug);
  return {
    head: {
      title,
      description: `${title}: fale com um técnico de portões automáticos na Grande São Paulo.`,
      canonicalPath: addresses.topic(slug),
      indexable: false,
    },
    styles: ['site', 'article'],
    body: <TopicBody title={title} lead={LEAD} topic={null} />,
  };
}
