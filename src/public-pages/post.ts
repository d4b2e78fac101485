import { addresses } from '../business/addresses.ts';
import { findPostBySlug, type LocationPost, locationPosts } from '../business/location-titles.ts';
import { isIndexedPost } from '../content/places/indexed-posts.ts';
import { reading } from '../failed-read.ts';
import { pageTags } from '../pages/page-tags.ts';
import { findShownPage } from '../pages/page-reads.ts';
import { indexabilityOf } from '../pages/sitemap-store.ts';
import { postPage } from '../site/pages/post-page.tsx';
import { subjectOf } from '../understanding/stored-understanding.ts';
import { understand } from '../understanding/understand-title.ts';
import { postBody } from './post-body.ts';
import { jobFor } from './portfolio-pages.ts';
import type { ListedPage, Loaded, PageRequest, PageSources } from './public-page.ts';

/** Whether a post says enough of its own; tests say otherwise of some. */
type IsIndexed = (post: LocationPost) => boolean;

/** A twin that is kept out of search engines must not take the post with it. */
export async function loadPost(
  { slug }: PageRequest,
  sources: PageSources,
  isIndexed: IsIndexed = isIndexedPost,
): Promise<Loaded> {
  const { db, facts } = sources;
  const post = findPostBySlug(slug);
  if (!post) return { location: addresses.home, status: 302 };
  const body = postBody(post, facts);
  const twin = await reading('Erro ao buscar página', findShownPage(db, post.slug));
  const canonicalPath = twin?.indexable
    ? addresses.usefulLink(twin.canonical_slug ?? twin.slug)
    : addresses.post(post.slug);
  const subject = subjectOf(understand(post.title));
  const { job, tags } = await jobFor(sources, post.place, subject.gateKind);
  return {
    page: postPage({
      post,
      brand: facts.brand,
      description: body.description,
      bodyHtml: body.html,
      subject,
      canonicalPath,
      indexable: isIndexed(post),
      job,
    }),
    tags: [pageTags.page(post.slug), pageTags.page(twin?.canonical_slug ?? post.slug), ...tags],
  };
}

/** The posts that are canonical themselves and say enough of their own: their bodies, which cost some time, are not written for that. */
export async function listPosts(
  { db }: PageSources,
  isIndexed: IsIndexed = isIndexedPost,
): Promise<readonly ListedPage[]> {
  const generated = await indexabilityOf(
    db,
    locationPosts.map(({ slug }) => slug),
  );
  return locationPosts
    .filter((post) => isIndexed(post) && generated.get(post.slug) !== true)
    .map(({ slug }) => ({ path: addresses.post(slug), updated: null }));
}
