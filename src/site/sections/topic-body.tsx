import { addresses } from '../../business/addresses.ts';
import { type ServiceTopic, topicsOf } from '../../business/service-topics.ts';
import { Article } from './article.tsx';
import { FactsSummary } from './facts-summary.tsx';
import { Help } from './help.tsx';

interface TopicBodyProps {
  readonly title: string;
  readonly lead: string;
  /** Where there is one; it leads on to the others of its category. */
  readonly topic: ServiceTopic | null;
}

function siblingsOf(topic: ServiceTopic | null): readonly ServiceTopic[] {
  return topic ? topicsOf(topic.category).filter((other) => other.slug !== topic.slug) : [];
}

export function TopicBody({ title, lead, topic }: TopicBodyProps) {
  return (
    <Article
      title={title}
      trail={[{ label: topic?.category ?? 'Serviços', address: addresses.sitemap }]}
      lead={lead}
      quoteMessage={`Olá! Li sobre “${title}” e quero um orçamento.`}
      related={siblingsOf(topic).map((other) => ({ label: other.title, address: addresses.topic(other.slug) }))}
    >
      <FactsSummary />
      <Help title={`Precisa de ajuda com ${title}?`} message={`Olá! Preciso de ajuda: ${title}.`} />
    </Article>
  );
}
