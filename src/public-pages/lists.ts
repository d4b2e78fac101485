import { addresses } from '../business/addresses.ts';
import { reading } from '../failed-read.ts';
import { pageTags } from '../pages/page-tags.ts';
import { countPages, listUsefulLinks } from '../pages/page-reads.ts';
import { POST_PAGES, postIndexPage } from '../site/pages/post-index-page.tsx';
import { sitemapPage } from '../site/pages/sitemap-page.tsx';
import { portfolioTags } from '../portfolio/portfolio-tags.ts';
import { isAnyPublished } from './portfolio-pages.ts';
import { numberAsked } from './numbered-page.ts';
import { shownLink } from './written-title.ts';
import type { Loaded, PageRequest, PageSources } from './public-page.ts';

/** Useful links on one page of the HTML sitemap (docs/decisions: the rest by `?pagina=`). */
const LINKS_PER_PAGE = 500;

export async function loadSitemap(request: PageRequest, sources: PageSources): Promise<Loaded> {
  const { db, facts } = sources;
  const total = await reading('Erro ao buscar páginas', countPages(db));
  const lastPage = Math.max(1, Math.ceil(total / LINKS_PER_PAGE));
  const asked = numberAsked(request, lastPage);
  if ('nearest' in asked) return { location: addresses.sitemapPage(asked.nearest), status: 302 };
  const links = await reading(
    'Erro ao buscar páginas',
    listUsefulLinks(db, { offset: (asked.page - 1) * LINKS_PER_PAGE, limit: LINKS_PER_PAGE }),
  );
  const items = links.map((link) => shownLink(link, facts));
  const usefulLinks = { items, total, page: asked.page, lastPage };
  return {
    page: sitemapPage({ usefulLinks, portfolio: await isAnyPublished(sources) }),
    tags: [pageTags.list, portfolioTags.list],
  };
}

export function loadPostIndex(request: PageRequest): Loaded {
  const asked = numberAsked(request, POST_PAGES);
  return 'nearest' in asked
    ? { location: addresses.postsPage(asked.nearest), status: 302 }
    : { page: postIndexPage({ page: asked.page }) };
}
