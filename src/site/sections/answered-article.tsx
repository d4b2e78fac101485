import type { ReactNode } from 'react';
import { isWithinEmergencyRadius } from '../../business/emergency-reach.ts';
import { chatText } from '../../business/chat-texts.ts';
import type { Place } from '../../business/place.ts';
import type { GateKind } from '../../business/gate-kinds.ts';
import type { Entry, Family } from '../../content/library/entry.ts';
import { fillText } from '../../content/library/placeholders.ts';
import { textValues } from '../../content/library/text-values.ts';
import { plainText } from '../../text/plain-text.ts';
import { quoted } from '../../text/portuguese.ts';
import { useSite } from '../site-context.ts';
import { ArticleHtml } from './article.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { EmergencyKeys } from './emergency-keys.tsx';
import { Finder } from './finder.tsx';
import { HeadedSection } from './headed-section.tsx';
import { Help } from './help.tsx';
import { PartsFigure } from './parts-figure.tsx';
import { LinkList, type PageLink } from './link-list.tsx';
import { PriceCard } from './price-card.tsx';
import { VisitCard } from './visit-card.tsx';

/** What a page's title was understood as. */
export interface PageSubject {
  readonly entry: Entry | null;
  readonly place: Place | null;
  readonly gateKind: GateKind | null;
  readonly brand: string | null;
}

interface AnsweredArticleProps {
  readonly title: string;
  readonly meta?: string;
  /** The text of the page; its first paragraph is the answer. */
  readonly html: string;
  readonly subject: PageSubject;
  readonly related: readonly PageLink[];
  /** Sections across the whole width, between the text and the related pages. */
  readonly after?: ReactNode;
}

/** Nothing is offered there. */
const WITHOUT_OFFER: ReadonlySet<Family> = new Set<Family>(['danger', 'refusal']);
/** Asked before anything is bought or repaired: a card beside them would sell what nobody asked for. */
const WITHOUT_ASIDE: ReadonlySet<Family> = new Set<Family>(['danger', 'refusal', 'payment', 'service', 'law']);

const CARD: Readonly<Partial<Record<Family, { readonly title: string; readonly label: string }>>> = {
  fault: { title: 'Visita para este defeito', label: 'Chamar o técnico' },
  price: { title: 'O preço do seu caso', label: 'Pedir o preço' },
  'how-to': { title: 'Parou em algum passo?', label: 'Pedir ajuda' },
  maintenance: { title: 'Manutenção na sua casa', label: 'Marcar a manutenção' },
  building: { title: 'Portão do condomínio', label: 'Pedir o contrato' },
};
const DEFAULT_CARD = { title: 'Fale com um técnico', label: 'Perguntar ao técnico' };

/** The first paragraph, as text, and the rest. A page that begins otherwise has no answer of its own. */
export function splitAnswer(html: string): { readonly answer: string | null; readonly rest: string } {
  const found = /^\s*<p>([\s\S]*?)<\/p>/.exec(html);
  return found ? { answer: plainText(found[0]), rest: html.slice(found[0].length) } : { answer: null, rest: html };
}

/** The text up to the end of its first section, and what follows. */
function splitFirstSection(html: string): readonly [first: string, rest: string] {
  const end = html.indexOf('</section>');
  return end < 0 ? [html, ''] : [html.slice(0, end + '</section>'.length), html.slice(end + '</section>'.length)];
}

/** What the page's buttons say in the chat: the entry's own words, with the place filled in where the title named it. */
export function chatOf(title: string, { entry, place }: Pick<PageSubject, 'entry' | 'place'>): string {
  if (entry === null || WITHOUT_OFFER.has(entry.family))
    return chatText(`Li ${quoted(title)} no site e gostaria de mais informações.`);
  return place === null ? entry.chat : entry.chat.replace(/Bairro: ?_+/, `Bairro: ${place.name}`);
}

/** The same for the button that calls a technician, who is asked for. */
function askingTechnician(title: string, entry: Entry | null, message: string): string {
  return entry === null
    ? chatText(`Li ${quoted(title)} no site e quero falar com um técnico.`)
    : `${message} Quero falar com um técnico.`;
}

/** A page whose title was understood: the answer first, then what its family's reader needs. */
export function AnsweredArticle({ title, meta, html, subject, related, after }: AnsweredArticleProps) {
  const { facts } = useSite();
  const { entry, place } = subject;
  const { answer, rest } = splitAnswer(html);
  const [first, others] = splitFirstSection(rest);
  const values = textValues(facts, { place, gateKind: subject.gateKind, brand: subject.brand });
  const message = chatOf(title, subject);
  const offers = entry === null || !WITHOUT_OFFER.has(entry.family);
  const finder =
    entry && entry.finder.length > 0 ? <Finder questions={entry.finder} values={values} message={message} /> : null;
  return (
    <>
      <div className="wrap">
        <Breadcrumb />
        <div className="article-head">
          <h1>{title}</h1>
          {entry?.family === 'danger' && <EmergencyKeys />}
          {meta && <p className="meta">{meta}</p>}
        </div>
        <div className="article-grid answered">
          {answer !== null && (
            <section className="short-answer" aria-labelledby="resposta">
              <h2 id="resposta">Resposta rápida</h2>
              <p>{answer}</p>
            </section>
          )}
          <article className="article">
            {finder}
            <ArticleHtml html={first} />
            <PartsFigure entry={entry} gateKind={subject.gateKind} values={values} />
          </article>
          <Aside
            entry={entry}
            place={place}
            message={message}
            cost={entry?.cost[0] === undefined ? null : fillText(entry.cost[0], values)}
          />
          {(others !== '' || offers) && (
            <div className="article">
              {others !== '' && <ArticleHtml html={others} />}
              {offers && (
                <Help
                  title={`Precisa de ajuda com ${quoted(title)}?`}
                  message={askingTechnician(title, entry, message)}
                />
              )}
            </div>
          )}
        </div>
      </div>
      {after}
      {related.length > 0 && (
        <HeadedSection id="continue" title="Continue por aqui" className="related on-paper">
          <LinkList links={related} />
        </HeadedSection>
      )}
    </>
  );
}

interface AsideProps {
  readonly entry: Entry | null;
  readonly place: Place | null;
  readonly cost: string | null;
  readonly message: string;
}

function Aside({ entry, place, cost, message }: AsideProps): ReactNode {
  const { facts } = useSite();
  if (entry === null || WITHOUT_ASIDE.has(entry.family)) return null;
  if (entry.kit || entry.family === 'place') return <PriceCard message={message} />;
  const { title, label } = CARD[entry.family] ?? DEFAULT_CARD;
  return (
    <VisitCard
      title={title}
      label={label}
      cost={cost}
      message={message}
      byNight={place === null || isWithinEmergencyRadius(facts, place.municipality)}
    />
  );
}
