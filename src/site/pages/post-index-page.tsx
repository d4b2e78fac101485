import { addresses } from '../../business/addresses.ts';
import { locationPosts } from '../../business/location-titles.ts';
import { formatNumber } from '../../text/money.ts';
import type { SitePage } from '../site-page.ts';
import { paginate } from '../pagination.ts';
import { CoverageMap } from '../sections/coverage-map.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PlaceForm } from '../sections/place-form.tsx';
import { PostJumps } from '../sections/post-jumps.tsx';
import { PaginationLinks } from '../sections/pagination-links.tsx';
import { PostGrid } from './post-grid.tsx';

const POSTS_PER_PAGE = 20;
export const POST_PAGES = Math.ceil(locationPosts.length / POSTS_PER_PAGE);

export function postIndexPage({ page }: { readonly page: number }): SitePage {
  const { items, currentPage, totalPages, totalItems } = paginate(locationPosts, page, POSTS_PER_PAGE);
  const hundreds = formatNumber(Math.floor(totalItems / 100) * 100);
  const suffix = currentPage > 1 ? `, página ${currentPage}` : '';
  return {
    head: {
      title: ({ texts }) => `Motores de portão ${texts.brand} por bairro e cidade${suffix}`,
      description: `Motor de portão, automação e portões eletrônicos em mais de ${hundreds} locais da Grande São Paulo: escolha o seu bairro ou a sua cidade${suffix}.`,
      canonicalPath: addresses.postsPage(currentPage),
      indexable: true,
    },
    styles: ['site', 'article', 'listing', 'initials'],
    breadcrumb: { trail: [], current: 'Postagens' },
    body: (
      <div className="wrap listing">
        <PageHead
          title="Postagens"
          lead={`Motor de portão, automação e portões eletrônicos em mais de ${hundreds} locais. Escolha o seu.`}
          meta={`Página ${currentPage} de ${totalPages} · ${formatNumber(totalItems)} postagens`}
          figure={<CoverageMap />}
        />
        <PlaceForm />
        <PostJumps perPage={POSTS_PER_PAGE} current={items[0]?.serviceType ?? null} />
        <PostGrid posts={items} />
        <PaginationLinks
          label="Páginas das postagens"
          current={currentPage}
          last={totalPages}
          addressOf={addresses.postsPage}
        />
        <p>
          <a href={addresses.home}>Voltar para o início</a>
        </p>
      </div>
    ),
  };
}
