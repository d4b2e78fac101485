import type { ReactNode } from 'react';
import { callLink } from '../../business/whatsapp-link.ts';
import { useSite } from '../site-context.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { HeadedSection } from './headed-section.tsx';
import { IntentCard } from './intent-card.tsx';
import { LinkList, type PageLink } from './link-list.tsx';
import { PageHead } from './page-head.tsx';
import { PriceCard } from './price-card.tsx';
import { linkPhone } from './with-phone.tsx';

interface ArticleProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** 'Publicado em 21/11/2026' */
  readonly meta?: string;
  /** On the wall, under the title: what a long page has, or a field to find what one looks for. */
  readonly contents?: ReactNode;
  /** The first line of a chat that begins at the price card; without it the page shows no prices beside the text. */
  readonly quoteMessage?: string;
  /** The first line of a chat with a technician, whose card stands there where nobody came to buy. */
  readonly question?: string;
  readonly related?: readonly PageLink[];
  /** What is read before the card, which stands below it on phones; without it it follows the whole text there. */
  readonly first?: ReactNode;
  /** Sections across the whole width, between the text and the related pages. */
  readonly after?: ReactNode;
  /** Above the article, with the heading of the page; the article's own is then of the second rank. */
  readonly hero?: ReactNode;
  readonly children: ReactNode;
}

/** A page that is read: the wall with its title, the text with a card beside it, where to go on. */
export function Article({
  title,
  lead,
  meta,
  contents,
  quoteMessage,
  question,
  related,
  first,
  after,
  hero,
  children,
}: ArticleProps) {
  const card =
    question === undefined ? (
      quoteMessage !== undefined && <PriceCard message={quoteMessage} />
    ) : (
      <IntentCard title="Fale com um técnico" label="Perguntar ao técnico" message={question} />
    );
  return (
    <>
      {hero}
      <div className="wrap">
        {hero ? (
          <>
            <Breadcrumb />
            <h2>{title}</h2>
            {lead && <p className="lead">{lead}</p>}
          </>
        ) : (
          <PageHead title={title} lead={lead} meta={meta} contents={contents} />
        )}
        <div className="article-grid">
          {first && <article className="article">{first}</article>}
          {first && card}
          {first ? <div className="article">{children}</div> : <article className="article">{children}</article>}
          {!first && card}
        </div>
      </div>
      {after}
      {related && related.length > 0 && (
        <HeadedSection id="continue" title="Continue por aqui" className="related on-paper">
          <LinkList links={related} />
        </HeadedSection>
      )}
    </>
  );
}

/** A table wider than a phone scrolls by itself, by keyboard too, instead of widening the page. */
function scrollTables(html: string): string {
  return html
    .replaceAll('<table', '<div class="table-scroll" tabindex="0" role="region" aria-label="Tabela"><table')
    .replaceAll('</table>', '</table></div>');
}

/** An old page may bring a heading of the first rank, which the page itself has already. */
function demoteHeadings(html: string): string {
  return html.replace(/<(\/?)h1\b/gi, '<$1h2');
}

/** HTML that was made or sanitised on the server. */
export function ArticleHtml({ html }: { readonly html: string }) {
  const { facts, texts } = useSite();
  const linked = linkPhone(html, texts.phone, callLink(facts.company.phone));
  return <div className="prose" dangerouslySetInnerHTML={{ __html: scrollTables(demoteHeadings(linked)) }} />;
}
