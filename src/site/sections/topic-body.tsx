import type { GateKind } from '../../business/gate-kinds.ts';
import { addresses } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import { offeredGateKinds } from '../../business/gate-kind-ids.ts';
import { gateKinds, type OfferedGateKind } from '../../business/gate-kinds.ts';
import { topicSlug } from '../../business/subject-topic.ts';
import { withBrand } from '../../business/brand.ts';
import { findTopicBySlug, type ServiceTopic } from '../../business/service-topics.ts';
import { requireTopicChat } from '../../content/topics/topic-chats.ts';
import { quoted } from '../../text/portuguese.ts';
import { entryChat } from '../../content/library/entry-chat.ts';
import { neighbourQuestions } from '../../content/entry-questions.ts';
import type { Entry, Family } from '../../content/library/entry.ts';
import { fillText, type TextValues } from '../../content/library/placeholders.ts';
import { textValues } from '../../content/library/text-values.ts';
import type { TopicArticle, TopicSection } from '../../content/topics/topic-article.ts';
import { requireTopicArticle, requireTopicEntry } from '../../content/topics/topic-articles.ts';
import type { Ask, StyleName } from '../site-context.ts';
import { asideKind } from '../openings/aside-kind.ts';
import { askOf } from '../openings/chat-verb.ts';
import { Opening } from '../openings/opening.tsx';
import { isInColumns, openingStyles } from '../openings/opening-styles.ts';
import { AnsweredLayout } from './answered-layout.tsx';
import { blocksOfSection, standsBeside } from './beside-card.ts';
import { DrawnGates, DrawnMotors } from './drawn-types.tsx';
import { Finder } from './finder.tsx';
import { Help } from './help.tsx';
import { helpText } from './help-text.ts';
import type { Needs } from './needs.ts';
import { PageAside } from './page-aside.tsx';
import { figureOf, partsStyles } from './parts-figure.tsx';
import { SharedSections } from './shared-sections.tsx';
import { Questions } from './questions.tsx';
import { TopicSections } from './topic-sections.tsx';
import { useSite } from '../site-context.ts';

const CALLS_TECHNICIAN = ' Quero falar com um técnico.';
const ASKS_PRICE = ' Quero um orçamento.';
const ASKED_A_PRICE: ReadonlySet<Family> = new Set<Family>(['price', 'purchase', 'building']);

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

/** The sheets of a topic's page: those of what it shows alone. */
export function topicStyles(slug: string): readonly StyleName[] {
  const { entry, gateKind } = requireTopicEntry(slug);
  return [
    ...openingStyles(entry, null, { gateKind }),
    ...(isInColumns(entry) ? (['columns'] as const) : []),
    ...(DRAWN.has(slug) ? (['drawn'] as const) : partsStyles({ entry, gateKind })),
  ];
}

/** What the key of the card beside the text adds to the message: it asks for what its label says. */
function requestOf(entry: Entry): string {
  const kind = asideKind(entry);
  if (kind === 'visit') return CALLS_TECHNICIAN;
  if (kind === 'prices') return ASKS_PRICE;
  if (kind !== 'ask' || entry.family === 'how-to') return '';
  return ASKED_A_PRICE.has(entry.family) ? ASKS_PRICE : CALLS_TECHNICIAN;
}

/** Whether its reader may want a kit, and not his gate looked after. */
function mayBuy(entry: Entry): boolean {
  return entry.kit || entry.family === 'place';
}

/** What one asks for after reading of the topic, by the bar as by the card; null where nothing is offered. */
export function topicAsk(topic: ServiceTopic): Ask | null {
  const { entry } = requireTopicEntry(topic.slug);
  return askOf(entry, chatAboutTopic(topic, requestOf(entry)));
}

/** What one needs before the first step; the texts are of the entry. */
function needsOf({ time, tools, danger }: Entry, values: TextValues): Needs {
  return {
    time: time === undefined ? null : fillText(time, values),
    tools: tools.length === 0 ? null : tools.map((tool) => fillText(tool, values)).join(', '),
    danger: danger === undefined ? null : fillText(danger, values),
  };
}

function stepsIn({ sections }: TopicArticle): number {
  return sections.reduce((sum, section) => sum + (section.kind === 'steps' ? section.steps.length : 0), 0);
}

interface TopicAsideProps {
  readonly topic: ServiceTopic;
  readonly entry: Entry;
  readonly gateKind: GateKind | null;
}

function TopicAside({ topic, entry, gateKind }: TopicAsideProps) {
  const slides = gateKind === null || gateKind === 'sliding';
  return <PageAside entry={entry} place={null} message={chatAboutTopic(topic, requestOf(entry))} slides={slides} />;
}

/** Whether what the article begins with stands beside the card, or is too long for it. */
function isFrontBeside({ shortAnswer, entry }: TopicArticle, front: readonly TopicSection[]): boolean {
  const blocks = front.flatMap(blocksOfSection);
  return standsBeside({ answer: shortAnswer, under: 0, blocks, card: asideKind(entry), hasMap: false });
}

interface FrontProps {
  readonly kind: OfferedGateKind | undefined;
  readonly entry: Entry;
  readonly values: TextValues;
  readonly sections: readonly TopicSection[];
}

/** Under the answer: the gate and its motor, the questions that find a fault, what the article begins with. */
function Front({ kind, entry, values, sections }: FrontProps) {
  const { facts } = useSite();
  return (
    <>
      {kind && <Drawings kind={kind} />}
      {entry.finder.length > 0 && (
        <Finder
          questions={entry.finder}
          values={values}
          message={entryChat(entry, { title: '', place: null, gateKind: null, brand: null, ours: facts.brand })}
        />
      )}
      <TopicSections sections={sections} />
    </>
  );
}

/** The whole article of a service topic; the useful link with its slug shows the same. */
export function TopicBody({ topic }: { readonly topic: ServiceTopic }) {
  const { facts, texts } = useSite();
  const title = withBrand(topic.title, facts.brand);
  const article = requireTopicArticle(topic.slug)(texts);
  const { entry, gateKind = null, sections } = article;
  const kind = DRAWN.get(topic.slug);
  const values = textValues(facts, { place: null, gateKind, brand: null });
  const hasFinder = entry.finder.length > 0;
  const inFront = hasFinder || kind ? 0 : 1;
  const front = sections.slice(0, inFront);
  const isBeside = isFrontBeside(article, front);
  return (
    <AnsweredLayout
      title={title}
      answer={article.shortAnswer}
      opening={
        <Opening
          entry={entry}
          place={null}
          gateKind={gateKind}
          values={values}
          needs={needsOf(entry, values)}
          steps={stepsIn(article)}
        />
      }
      first={
        (kind || hasFinder || isBeside) && (
          <Front kind={kind} entry={entry} values={values} sections={isBeside ? front : []} />
        )
      }
      across={
        !isBeside && (
          <div className="prose">
            <TopicSections sections={front} />
          </div>
        )
      }
      aside={<TopicAside topic={topic} entry={entry} gateKind={gateKind} />}
      figure={!kind && figureOf({ entry, gateKind, values })}
      rest={
        <>
          <div className="prose">
            <TopicSections sections={sections.slice(inFront)} />
          </div>
          <SimilarQuestions article={article} />
          <Help
            title={`Precisa de ajuda com ${quoted(title)}?`}
            text={helpText(entry)}
            message={chatAboutTopic(topic, CALLS_TECHNICIAN)}
          />
        </>
      }
      inColumns={isInColumns(entry)}
      related={article.related
        .flatMap((other) => findTopicBySlug(other) ?? [])
        .map((other) => ({ label: withBrand(other.title, facts.brand), address: addresses.topic(other.slug) }))}
      after={<SharedSections sells={mayBuy(entry)} gateKind={gateKind} />}
    />
  );
}
