import { addresses } from '../../business/addresses.ts';
import { formatDay } from '../../text/dates.ts';
import type { SitePage } from '../document.tsx';
import { AnsweredArticle, chatOf, type PageSubject } from '../sections/answered-article.tsx';

interface GeneratedPageInput {
  /** Of the stored record; the administrators' island deletes by it. */
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
    styles: ['site', 'article', 'answered'],
    chatMessage: chatOf(title, page.subject),
    emergency: page.subject.entry?.family === 'danger',
    body: (
      <>
        <div id="admin-actions" data-page-id={id} data-page-slug={slug} data-page-title={title} />
        <AnsweredArticle
          title={title}
          trail={[{ label: 'Links úteis', address: addresses.sitemap }]}
          meta={`Publicado em ${formatDay(page.createdAt)}`}
          html={page.contentHtml}
          subject={page.subject}
          related={page.related.map((other) => ({ label: other.title, address: addresses.usefulLink(other.slug) }))}
        />
      </>
    ),
  };
}
