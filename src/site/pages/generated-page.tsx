import { addresses } from '../../business/addresses.ts';
import type { ShownJob } from '../../business/shown-job.ts';
import { formatDay } from '../../text/dates.ts';
import type { SitePage } from '../site-page.ts';
import { ADMINISTRATOR_ACTIONS_ID } from '../inline-scripts.ts';
import { askOf } from '../openings/chat-verb.ts';
import { answeredStyles } from '../openings/opening-styles.ts';
import { AnsweredArticle, chatOf, type PageSubject } from '../sections/answered-article.tsx';
import { JobDone, jobDoneStyles } from '../sections/job-done.tsx';
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
  /** Its own, or that of a stronger page that says the same of the same place. */
  readonly canonicalSlug?: string;
  readonly subject: PageSubject;
  /** The brand that we sell. */
  readonly brand: string;
  readonly related: readonly { readonly title: string; readonly slug: string }[];
  /** Done at the place, near it or at such a gate; null where none is. */
  readonly job?: ShownJob | null;
}

export function generatedPage(page: GeneratedPageInput): SitePage {
  const { id, title, slug, description, canonicalSlug = slug, job = null } = page;
  const chatMessage = chatOf(title, page.subject, page.brand);
  return {
    head: {
      title,
      description,
      canonicalPath: addresses.usefulLink(canonicalSlug),
      indexable: page.indexable,
      kind: 'article',
    },
    styles: [...answeredStyles(page.subject), 'generated', ...partsStyles(page.subject), ...jobDoneStyles(job)],
    breadcrumb: { trail: [{ label: 'Links úteis', address: addresses.sitemap }], current: title },
    structuredData: 'service',
    scripts: ['administrator'],
    chatMessage,
    ask: askOf(page.subject.entry, chatMessage),
    emergency: page.subject.entry?.family === 'danger',
    body: (
      <>
        <div id={ADMINISTRATOR_ACTIONS_ID} data-page-id={id} data-page-slug={slug} data-page-title={title} />
        <AnsweredArticle
          title={title}
          meta={`Publicado em ${formatDay(page.createdAt)}`}
          html={page.contentHtml}
          subject={page.subject}
          after={<JobDone job={job} />}
          related={page.related.map((other) => ({ label: other.title, address: addresses.usefulLink(other.slug) }))}
        />
      </>
    ),
  };
}
