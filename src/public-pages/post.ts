import { addresses } from '../business/addresses.ts';
import { findPostBySlug, locationPosts } from '../business/location-titles.ts';
import { reading } from '../failed-read.ts';
import { pageTags } from '../pages/page-tags.ts';
import { findPageBySlug } from '../pages/page-reads.ts';
import { indexabilityOf } from '../pages/sitemap-store.ts';
import { postPage } from '../site/pages/post-page.tsx';
import { subjectOf } from '../understanding/stored-understanding.ts';
import { understand } from '../understanding/understand-title.ts';
import { postBody } from './post-body.ts';
import type { ListedPage, Loaded, PageRequest, PageSources } from './public-page.ts';

/** One that is kept out of search engines must not take the post with it. */
export async function loadPost({ slug }: PageRequest, { db, facts }: PageSources): Promise<Loaded> {
  const post = findPostBySlug(slug);
  if (!post) return { location: addresses.home, status: 302 };
  const body = postBody(post, facts);
  const twin = await reading('Erro ao buscar página', findPageBySlug(db, post.slug));
  const canonicalPath = twin?.indexable ? addresses.usefulLink(twin.slug) : addresses.post(post.slug);
  return {
    page: postPage({
      post,
      brand: facts.brand,
      description: body.description,
      bodyHtml: body.html,
      subject: subjectOf(understand(post.title)),
      canonicalPath,
    }),
    tags: [pageTags.page(post.slug)],
  };
}

/** The posts that are canonical themselves: their bodies, which cost some time, are not written for that. */
export async function listPosts({ db }: PageSources): Promise<readonly ListedPage[]> {
  const generated = await indexabilityOf(
    db,
    locationPosts.map(({ slug }) => slug),
  );
  return locationPosts
    .filter(({ slug }) => generated.get(slug) !== true)
    .map(({ slug }) => ({ path: addresses.post(slug), updated: null }));
}
