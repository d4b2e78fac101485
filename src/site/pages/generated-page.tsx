import { addresses } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import { formatDay } from '../../text/dates.ts';
import { quoted } from '../../text/portuguese.ts';
import type { SitePage } from '../document.tsx';
import { Article, ArticleHtml } from '../sections/article.tsx';
import { Help } from '../sections/help.tsx';

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
  readonly related: readonly { readonly title: string; readonly slug: string }[];
}

export function generatedPage(page: GeneratedPageInput): SitePage {
  const { id, title, slug, description } = page;
  const path = addresses.usefulLink(slug);
  const says = (wish: string) => chatText(`Li ${quoted(title)} no site ${wish}`);
  return {
    head: {
      title,
      description,
      canonicalPath: path,
      indexable: page.indexable,
      kind: 'article',
    },
    styles: ['site', 'article', 'administrator'],
    chatMessage: says('e gostaria de mais informações.'),
    body: (
      <>
        <div id="admin-actions" data-page-id={id} data-page-slug={slug} data-page-title={title} />
        <Article
          title={title}
          trail={[{ label: 'Links úteis', address: addresses.sitemap }]}
          lead={description}
          meta={`Publicado em ${formatDay(page.createdAt)}`}
          quoteMessage={says('e quero um orçamento.')}
          related={page.related.map((other) => ({ label: other.title, address: addresses.usefulLink(other.slug) }))}
        >
          <ArticleHtml html={page.contentHtml} />
          <Help title={`Precisa de ajuda com ${quoted(title)}?`} message={says('e quero falar com um técnico.')} />
        </Article>
      </>
    ),
  };
}
