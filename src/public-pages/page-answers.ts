import type { Context } from 'hono';
import type { Assets } from '../assets.ts';
import { addresses } from '../business/addresses.ts';
import type { Facts } from '../business/facts.ts';
import { parseGateQuestion } from '../business/gate-form.ts';
import { findLinkTopicBySlug } from '../business/link-topics.ts';
import { findPostBySlug, locationPosts } from '../business/location-titles.ts';
import { findPlaceByBareSlug, findPlaceByLetterSlug, findPlaceBySlug } from '../business/places.ts';
import { findTopicByLetterSlug, findTopicBySlug } from '../business/service-topics.ts';
import type { Database } from '../database/connect.ts';
import { reading } from '../failed-read.ts';
import { pageTags } from '../generated-pages/page-tags.ts';
import { findRedirect } from '../generated-pages/page-redirects.ts';
import { countPages, findPageBySlug, listRelated, listUsefulLinks, wasDeleted } from '../generated-pages/pages-store.ts';
import { sanitizeHtml } from '../generated-pages/sanitize-html.ts';
import type { AnswerCache } from '../http/answer-cache.ts';
import { sendAnswer, visitOf } from '../http/public-answer.ts';
import { publicPolicy } from '../http/security-headers.ts';
import type { Log } from '../log.ts';
import { postBody } from './post-body.ts';
import { pageSubject, subjectOf } from '../understanding/stored-understanding.ts';
import { understand } from '../understanding/understand.ts';
import { renderDocument } from '../site/document.tsx';
import type { SitePage } from '../site/site-page.ts';
import { errorPage } from '../site/pages/error-page.tsx';
import { generatedPage } from '../site/pages/generated-page.tsx';
import { gonePage } from '../site/pages/gone-page.tsx';
import { guidePage } from '../site/pages/guide-page.tsx';
import { homePage } from '../site/pages/home-page.tsx';
import { linkTopicPage } from '../site/pages/link-topic-page.tsx';
import { notFoundPage } from '../site/pages/not-found-page.tsx';
import { placePage } from '../site/pages/place-page.tsx';
import { postIndexPage } from '../site/pages/post-index-page.tsx';
import { postPage } from '../site/pages/post-page.tsx';
import { sitemapPage } from '../site/pages/sitemap-page.tsx';
import { type StaticPageName, staticPage } from '../site/pages/static-page.tsx';
import { topicPage, unknownTopicPage } from '../site/pages/topic-page.tsx';
import { unknownPlacePage } from '../site/pages/unknown-place-page.tsx';
import type { SiteContext } from '../site/site-context.ts';
import { canonicalSlug, postSlug } from '../text/slug.ts';

/** Useful links on one page of the HTML sitemap (docs/decisions: the rest by `?pagina=`). */
const LINKS_PER_PAGE = 500;
const POSTS_PER_PAGE = 20;
const SEARCH_MAX = 60;
/** What a canonical slug may look like; anything else names nothing. */
const WELL_FORMED = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SLUG_MAX = 200;

export interface PublicPagesDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly assets: Assets;
  readonly siteUrl: string;
  readonly video: SiteContext['video'];
  readonly cache: AnswerCache;
  readonly log: Log;
}

interface Answering {
  readonly page: SitePage;
  readonly status?: number;
  readonly tags?: readonly string[];
  readonly kept?: boolean;
}

/** `?pagina=` as a page that exists, or where to send the visitor instead. */
function pageAsked(asked: string | undefined, lastPage: number): { page: number } | { nearest: number } {
  if (asked === undefined) return { page: 1 };
  const page = Number(asked);
  const nearest = Number.isFinite(page) ? Math.min(Math.max(Math.trunc(page), 1), lastPage) : 1;
  return String(nearest) === asked && nearest > 1 ? { page: nearest } : { nearest };
}

/** What each public address answers. They read what a page shows and hand it over; the pages know no database. */
export function publicPages({ database: { db }, clock, facts, assets, siteUrl, video = null, cache, log }: PublicPagesDependencies) {
  /** Answers from the cache, or builds the page. `key` holds all of the request that the page depends on. */
  async function answer(context: Context, key: string, build: () => Promise<Answering> | Answering, since?: number): Promise<Response> {
    const found = cache.find(key);
    if (found) return sendAnswer(context, found);
    const built = await cache.build(key, async () => {
      const { page, status = 200, tags = [], kept = status === 200 } = await build();
      const document = renderDocument(page, { facts: facts(), assets: assets.site, siteUrl, path: context.req.path, now: clock(), video });
      return {
        status,
        body: document.html,
        kept,
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': publicPolicy(document.inlineHashes, assets.admin.preamble !== '', page.frameSource) },
        tags,
        validUntil: page.validUntil ?? null,
      };
    }, { since, visit: visitOf(context) });
    return sendAnswer(context, built);
  }

  function noteMissing(context: Context): void {
    log.info('Página não encontrada', { path: context.req.path });
  }

  /** Whoever is led to the screen's own address has been noted with the one that was asked for. */
  function notFound(context: Context): Promise<Response> {
    if (context.req.path !== addresses.notFound) noteMissing(context);
    return answer(context, '404', () => ({ page: notFoundPage(), status: 404, kept: true }));
  }

  /** The address of a useful link that was spelled otherwise, with capitals for example; null where nothing is or was there. */
  async function findSpelledOtherwise(asked: string): Promise<string | null> {
    for (const slug of new Set([postSlug(asked), canonicalSlug(asked)])) {
      if (slug === asked || slug === '') continue;
      if ((await findPageBySlug(db, slug)) || findLinkTopicBySlug(slug) || (await findRedirect(db, slug)) || (await wasDeleted(db, slug))) return slug;
    }
    return null;
  }

  return {
    async home(context: Context) {
      const asked = context.req.query('cidade')?.trim().slice(0, SEARCH_MAX) ?? null;
      return answer(context, asked === null ? '/' : `/?cidade=${asked}`, () => ({ page: homePage({ citySearch: asked, videoUrl: video?.url ?? null }), kept: asked === null }));
    },

    async sitemap(context: Context) {
      const since = cache.mark();
      const total = await reading('Erro ao buscar páginas', countPages(db));
      const lastPage = Math.max(1, Math.ceil(total / LINKS_PER_PAGE));
      const asked = pageAsked(context.req.query('pagina'), lastPage);
      if ('nearest' in asked) return context.redirect(addresses.sitemapPage(asked.nearest), 302);
      return answer(context, addresses.sitemapPage(asked.page), async () => {
        const items = await reading('Erro ao buscar páginas', listUsefulLinks(db, { offset: (asked.page - 1) * LINKS_PER_PAGE, limit: LINKS_PER_PAGE }));
        return { page: sitemapPage({ usefulLinks: { items, total, page: asked.page, lastPage } }), tags: [pageTags.list] };
      }, since);
    },

    async postIndex(context: Context) {
      const asked = pageAsked(context.req.query('pagina'), Math.ceil(locationPosts.length / POSTS_PER_PAGE));
      if ('nearest' in asked) return context.redirect(addresses.postsPage(asked.nearest), 302);
      return answer(context, addresses.postsPage(asked.page), () => ({ page: postIndexPage({ page: asked.page }) }));
    },

    async post(context: Context) {
      const post = findPostBySlug(context.req.param('slug') ?? '');
      if (!post) return context.redirect(addresses.home, 302);
      return answer(context, addresses.post(post.slug), async () => {
        const body = postBody(post, facts());
        const twin = await reading('Erro ao buscar página', findPageBySlug(db, post.slug));
        // One that is kept out of search engines must not take the post with it.
        const canonicalPath = twin?.indexable ? addresses.usefulLink(twin.slug) : addresses.post(post.slug);
        return {
          page: postPage({ post, description: body.description, bodyHtml: body.html, subject: subjectOf(understand(post.title)), canonicalPath }),
          tags: [pageTags.page(post.slug)],
        };
      });
    },

    async usefulLink(context: Context) {
      const slug = context.req.param('slug') ?? '';
      const key = addresses.usefulLink(slug);
      const found = cache.find(key);
      if (found) return sendAnswer(context, found);
      const since = cache.mark();
      const page = await reading('Erro ao buscar página', findPageBySlug(db, slug));
      if (page) {
        return answer(context, key, async () => {
          const related = await listRelated(db, page.id);
          const shown = generatedPage({
            id: page.id,
            title: page.title,
            slug: page.slug,
            description: page.description,
            contentHtml: sanitizeHtml(page.content),
            createdAt: page.created_at,
            indexable: page.indexable,
            subject: page.understood ? pageSubject(page.understood) : subjectOf(understand(page.title)),
            related,
          });
          return { page: shown, tags: [slug, ...related.map((link) => link.slug)].map(pageTags.page) };
        }, since);
      }
      const topic = findLinkTopicBySlug(slug);
      if (topic) return answer(context, key, () => ({ page: linkTopicPage({ topic }), tags: [pageTags.page(slug)] }), since);
      const moved = await findRedirect(db, slug);
      if (moved !== null && moved !== 'gone') return context.redirect(addresses.usefulLink(moved.slug), 301);
      if (moved === 'gone' || (await wasDeleted(db, slug))) return answer(context, '410', () => ({ page: gonePage(), status: 410, kept: true }));
      const meant = await findSpelledOtherwise(slug);
      if (meant !== null) return context.redirect(addresses.usefulLink(meant), 301);
      noteMissing(context);
      return context.redirect(addresses.notFound, 302);
    },

    async place(context: Context) {
      const slug = context.req.param('slug') ?? '';
      const place = findPlaceBySlug(slug);
      if (place) return answer(context, addresses.place(slug), () => ({ page: placePage({ place }) }));
      const moved = findPlaceByLetterSlug(slug) ?? findPlaceByBareSlug(slug);
      if (moved) return context.redirect(addresses.place(moved.slug), 301);
      if (!WELL_FORMED.test(slug) || slug.length > SLUG_MAX) return notFound(context);
      return answer(context, addresses.place(slug), () => ({ page: unknownPlacePage({ slug }), kept: false }));
    },

    async topic(context: Context) {
      const slug = context.req.param('slug') ?? '';
      const topic = findTopicBySlug(slug);
      if (topic) return answer(context, addresses.topic(slug), () => ({ page: topicPage({ topic }) }));
      const moved = findTopicByLetterSlug(slug) ?? findTopicBySlug(canonicalSlug(slug));
      if (moved) return context.redirect(addresses.topic(moved.slug), 301);
      if (!WELL_FORMED.test(slug) || slug.length > SLUG_MAX) return notFound(context);
      return answer(context, addresses.topic(slug), () => ({ page: unknownTopicPage({ slug }), kept: false }));
    },

    async guide(context: Context) {
      const question = parseGateQuestion((name) => context.req.query(name));
      // There is no end of gates that can be asked about, so only the guide without a question is kept.
      const key = question === null ? addresses.guide : `${addresses.guide}?${JSON.stringify(question.fields)}`;
      return answer(context, key, () => ({ page: guidePage({ question }), kept: question === null }));
    },

    static: (name: StaticPageName) => (context: Context) =>
      answer(context, context.req.path, () => ({ page: staticPage(name, { facts: facts(), now: clock() }) })),

    notFound,

    /** A failure that nobody foresaw: a reference for the log, never its message. */
    failure(context: Context, reference: string) {
      return answer(context, `500:${reference}`, () => ({ page: errorPage({ status: 500, reference }), status: 500 }));
    },
  };
}
