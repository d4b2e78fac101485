import { addresses } from '../../business/addresses.ts';
import { withBrand } from '../../business/brand.ts';
import { type LocationPost, locationPosts, shownPost } from '../../business/location-titles.ts';
import { placeHref } from '../../business/place-href.ts';
import type { ShownJob } from '../../business/shown-job.ts';
import type { SitePage } from '../site-page.ts';
import { askOf } from '../openings/chat-verb.ts';
import { answeredStyles } from '../openings/opening-styles.ts';
import { AnsweredArticle, chatOf, type PageSubject } from '../sections/answered-article.tsx';
import type { PageLink } from '../sections/link-list.tsx';
import { JobDone, jobDoneStyles } from '../sections/job-done.tsx';
import { partsStyles } from '../sections/parts-figure.tsx';
import { SharedSections } from '../sections/shared-sections.tsx';

interface PostPageInput {
  readonly post: LocationPost;
  readonly brand: string;
  readonly description: string;
  readonly bodyHtml: string;
  readonly subject: PageSubject;
  /** The post's own address, or that of a generated page with the same title that may be indexed. */
  readonly canonicalPath: string;
  /** Whether it says enough of its own for a search engine. */
  readonly indexable: boolean;
  /** Done at the place, near it or at such a gate; null where none is. */
  readonly job?: ShownJob | null;
}

/** The other posts of the place, and the place itself. */
function relatedTo(post: LocationPost, brand: string): readonly PageLink[] {
  return [
    { label: `Motor de portão: ${post.place.name}`, address: placeHref(post.place) },
    ...locationPosts
      .filter((other) => other.place.key === post.place.key && other.slug !== post.slug)
      .map(({ title, slug }) => ({ label: withBrand(title, brand), address: addresses.post(slug) })),
  ];
}

export function postPage({
  post,
  brand,
  description,
  bodyHtml,
  subject,
  canonicalPath,
  indexable,
  job = null,
}: PostPageInput): SitePage {
  const { title } = shownPost(post, brand);
  const chatMessage = chatOf(title, subject, brand);
  return {
    head: {
      title,
      description,
      canonicalPath,
      indexable,
      kind: 'article',
    },
    styles: [...answeredStyles(subject), 'region', ...partsStyles(subject), ...jobDoneStyles(job)],
    breadcrumb: { trail: [{ label: 'Postagens', address: addresses.posts }], current: title },
    structuredData: 'service',
    chatMessage,
    ask: askOf(subject.entry, chatMessage),
    body: (
      <AnsweredArticle
        title={title}
        html={bodyHtml}
        subject={subject}
        related={relatedTo(post, brand)}
        after={
          <SharedSections
            sells
            city={post.place.municipality}
            gateKind={subject.gateKind}
            proof={job && <JobDone job={job} />}
          />
        }
      />
    ),
  };
}
