import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import { HeadedSection } from './headed-section.tsx';
import { LinkList, type PageLink } from './link-list.tsx';
import { PriceCard } from './price-card.tsx';

interface ArticleProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** What the reader came to know, before anything else. */
  readonly answer?: string;
  /** 'Publicado em 21/11/2026' */
  readonly meta?: string;
  /** The first line of a chat that begins at the price card; without it the page shows no prices beside the text. */
  readonly quoteMessage?: string;
  readonly related?: readonly PageLink[];
  /** Sections across the whole width, between the text and the related pages. */
  readonly after?: ReactNode;
  /** Above the article, with the heading of the page; the article's own is then of the second rank. */
  readonly hero?: ReactNode;
  readonly children: ReactNode;
}

/** A page that is read: heading, text, the prices beside it, where to go on. */
export function Article({ title, lead, answer, meta, quoteMessage, related, after, hero, children }: ArticleProps) {
  const Heading = hero ? 'h2' : 'h1';
  return (
    <>
      {hero}
      <div className="wrap">
        <Breadcrumb />
        <div className="article-head">
          <Heading>{title}</Heading>
          {lead && <p className="lead">{lead}</p>}
          {meta && <p className="meta">{meta}</p>}
        </div>
        <div className="article-grid">
          {answer && (
            <section className="short-answer" aria-labelledby="resposta">
              <h2 id="resposta">Resposta rápida</h2>
              <p>{answer}</p>
            </section>
          )}
          {quoteMessage !== undefined && <PriceCard message={quoteMessage} />}
          <article className="article">{children}</article>
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
  return <div className="prose" dangerouslySetInnerHTML={{ __html: scrollTables(demoteHeadings(html)) }} />;
}
