import { addresses } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import { offeredGateKinds } from '../../business/gate-kind-ids.ts';
import { gateKinds, type OfferedGateKind } from '../../business/gate-kinds.ts';
import { topicSlug } from '../../business/subject-topic.ts';
import { withBrand } from '../../business/brand.ts';
import { findTopicBySlug, type ServiceTopic } from '../../business/service-topics.ts';
import { requireTopicChat } from '../../content/topics/topic-chats.ts';
import { quoted } from '../../text/portuguese.ts';
import { neighbourQuestions } from '../../content/entry-questions.ts';
import { textValues } from '../../content/library/text-values.ts';
import type { TopicArticle } from '../../content/topics/topic-article.ts';
import { requireTopicArticle, requireTopicEntry } from '../../content/topics/topic-articles.ts';
import type { PageBreadcrumb, SitePage } from '../site-page.ts';
import type { StyleName } from '../site-context.ts';
import { sentenceFromSlug } from '../name-from-slug.ts';
import { Article } from '../sections/article.tsx';
import { DrawnGates, DrawnMotors } from '../sections/drawn-types.tsx';
import { Finder } from '../sections/finder.tsx';
import { LinkList, type PageLink } from '../sections/link-list.tsx';
import { Help } from '../sections/help.tsx';
import { PartsFigure, partsStyles } from '../sections/parts-figure.tsx';
import { SharedSections } from '../sections/shared-sections.tsx';
import { Questions } from '../sections/questions.tsx';
import { TopicSections } from '../sections/topic-sections.tsx';
import { useSite } from '../site-context.ts';

const ELSEWHERE: readonly PageLink[] = [
  { label: 'Todos os serviços', address: addresses.sitemap },
  { label: 'Dúvidas frequentes', address: addresses.faq },
  { label: 'Guia completo', address: addresses.guide },
];

/** The topics that a drawing explains, by the gate in it. */
const DRAWN: ReadonlyMap<string, OfferedGateKind> = new Map([
  ...offeredGateKinds.flatMap((kind) =>
    Object.values(gateKinds[kind].topics)
      .flat()
      .map((topic) => [topicSlug(topic), kind] as const),
  ),
  ['motor-de-abertura-rapida', 'sliding'],
  ['motor-para-portao-pesado', 'sliding'],
]);

function Drawings({ kind }: { readonly kind: OfferedGateKind }) {
  // The arm with an elbow moves a gate that swings; a folding gate is another thing.
  return (
    <div className="drawn-pair">
      <DrawnGates kinds={[kind === 'articulated' ? 'pivoting' : kind]} />
      <DrawnMotors kinds={[kind]} />
    </div>
  );
}

/** What the reader of a topic says in the chat; `request` is what the button adds to it. */
export function chatAboutTopic({ slug }: ServiceTopic, request = ''): string {
  const { says, gate = false } = requireTopicChat(slug);
  return chatText(says + request, { gate });
}

/** What the entry's finder asks, where its answer is the topic's own. */
function TopicFinder({ article: { entry, gateKind } }: { readonly article: TopicArticle }) {
  const { facts } = useSite();
  if (entry.finder.length === 0) return null;
  return (
    <Finder
      questions={entry.finder}
      values={textValues(facts, { place: null, gateKind: gateKind ?? null, brand: null })}
      message={entry.chat}
    />
  );
}

/** Where the part is that the topic speaks of. */
function TopicParts({ article }: { readonly article: TopicArticle }) {
  const { facts } = useSite();
  const gateKind = article.gateKind ?? null;
  const values = textValues(facts, { place: null, gateKind, brand: null });
  return <PartsFigure entry={article.entry} gateKind={gateKind} values={values} />;
}

/** What is asked beside the topic, where its article asks nothing of its own. */
function SimilarQuestions({ article: { entry, sections } }: { readonly article: TopicArticle }) {
  const { texts } = useSite();
  const items = sections.some(({ kind }) => kind === 'questions') ? [] : neighbourQuestions(entry, texts);
  if (items.length === 0) return null;
  return (
    <section>
      <h2>Perguntas parecidas</h2>
      <Questions items={items} />
    </section>
  );
}

/** The sheets of a topic's page: those of the finder and of the figure come only where there is one. */
export function topicStyles(slug: string): readonly StyleName[] {
  const { entry, gateKind } = requireTopicEntry(slug);
  return [
    'site',
    'article',
    ...(entry.finder.length > 0 ? (['finder'] as const) : []),
    ...(DRAWN.has(slug) ? (['drawn'] as const) : partsStyles({ entry, gateKind })),
  ];
}

export function topicBreadcrumb({ title, category }: ServiceTopic): PageBreadcrumb {
  return {
    trail: [{ label: category, address: addresses.sitemap }],
    current: ({ facts }) => withBrand(title, facts.brand),
  };
}

/** The whole article of a service topic; the useful link with its slug shows the same. */
export function TopicBody({ topic }: { readonly topic: ServiceTopic }) {
  const { facts, texts } = useSite();
  const { slug } = topic;
  const title = withBrand(topic.title, facts.brand);
  const article = requireTopicArticle(slug)(texts);
  const kind = DRAWN.get(slug);
  return (
    <Article
      title={title}
      answer={article.shortAnswer}
      quoteMessage={chatAboutTopic(topic, ' Quero um orçamento.')}
      related={article.related
        .flatMap((other) => findTopicBySlug(other) ?? [])
        .map((other) => ({ label: withBrand(other.title, facts.brand), address: addresses.topic(other.slug) }))}
      after={<SharedSections />}
    >
      {kind && <Drawings kind={kind} />}
      <TopicFinder article={article} />
      {!kind && <TopicParts article={article} />}
      <TopicSections sections={article.sections} />
      <SimilarQuestions article={article} />
      <Help
        title={`Precisa de ajuda com ${quoted(title)}?`}
        message={chatAboutTopic(topic, ' Quero falar com um técnico.')}
      />
    </Article>
  );
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
    scripts: ['citySearch'],
    chatMessage: chatAboutTopic(topic),
    body: <TopicBody topic={topic} />,
  };
}

/** A well-formed address of a topic that is in no table. */
export function unknownTopicPage({ slug }: { readonly slug: string }): SitePage {
  const title = sentenceFromSlug(slug);
  const question = chatText(`Procurei ${quoted(title)} no site. Vocês fazem esse serviço?`);
  return {
    head: {
      title,
      description: `${quoted(title)} não está na nossa lista de serviços. Veja o que fazemos com motores e portões automáticos na Grande São Paulo.`,
      canonicalPath: addresses.topic(slug),
      picturePath: addresses.home,
      indexable: false,
    },
    styles: ['site', 'article'],
    breadcrumb: { trail: [{ label: 'Serviços', address: addresses.sitemap }], current: title },
    chatMessage: question,
    body: (
      <Article
        title={title}
        lead={`${quoted(title)} não está na nossa lista de serviços: trabalhamos com motores e portões automáticos. Veja o que fazemos ou pergunte.`}
      >
        <LinkList links={ELSEWHERE} />
        <Help
          title="Tem um portão com defeito?"
          message={chatText('Meu portão está com defeito. Quero falar com um técnico.')}
        />
      </Article>
    ),
  };
}
