import { addresses } from '../../business/addresses.ts';
import { formatDay } from '../../text/dates.ts';
import type { SitePage } from '../site-page.ts';
import { ADMINISTRATOR_ACTIONS_ID } from '../inline-scripts.ts';
import { answeredStyles } from '../openings/opening-kind.ts';
import { AnsweredArticle, chatOf, type PageSubject } from '../sections/answered-article.tsx';
import { partsStyles } from '../sections/parts-figure.tsx';

interface GeneratedPageInput {
  /** Of the stored page; the administrators' island deletes by it. */
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  /** Sanitised. */
  readonly contentHtml: string;
  /** ISO-8601 UTC. */
  readonly createdAt: string;
  readonly indexable: boolean;
  readonly subject: PageSubject;
  readonly related: readonly { readonly title: string; readonly slug: string }[];
}

export function generatedPage(page: GeneratedPageInput): SitePage {
  const { id, title, slug, description } = page;
  const path = addresses.usefulLink(slug);
  return {
    head: {
      title,
      description,
      canonicalPath: path,
      indexable: page.indexable,
      kind: 'article',
    },
    styles: [...answeredStyles(page.subject.entry, page.subject.place), ...partsStyles(page.subject)],
    breadcrumb: { trail: [{ label: 'Links úteis', address: addresses.sitemap }], current: title },
    structuredData: 'service',
    scripts: ['administrator'],
    chatMessage: chatOf(title, page.subject),
    emergency: page.subject.entry?.family === 'danger',
    body: (
      <>
        <div id={ADMINISTRATOR_ACTIONS_ID} data-page-id={id} data-page-slug={slug} data-page-title={title} />
        <AnsweredArticle
          title={title}
          meta={`Publicado em ${formatDay(page.createdAt)}`}
          html={page.contentHtml}
          subject={page.subject}
          related={page.related.map((other) => ({ label: other.title, address: addresses.usefulLink(other.slug) }))}
        />
      </>
    ),
  };
}
