import { addresses } from '../../business/addresses.ts';
import { type LocationPost, locationPosts, shownPost } from '../../business/location-titles.ts';
import { formatNumber } from '../../text/money.ts';
import { useSite } from '../site-context.ts';
import type { SitePage } from '../site-page.ts';
import { paginate } from '../pagination.ts';
import { PageHead } from '../sections/page-head.tsx';
import { PlaceForm } from '../sections/place-form.tsx';
import { anchorOf, PostJumps } from '../sections/post-jumps.tsx';
import { PaginationLinks } from '../sections/pagination-links.tsx';

const POSTS_PER_PAGE = 20;
export const POST_PAGES = Math.ceil(locationPosts.length / POSTS_PER_PAGE);

function PostGrid({ posts }: { readonly posts: readonly LocationPost[] }) {
  const { facts } = useSite();
  return (
    <ul className="post-grid">
      {posts.map((post, at) => {
        const { title, slug, place } = shownPost(post, facts.brand);
        const before = posts[at - 1];
        const anchor = anchorOf(post);
        return (
          <li key={slug} {...((!before || anchorOf(before) !== anchor) && { id: anchor })}>
            <a href={addresses.post(slug)}>
              <span>
                {title.slice(0, -place.name.length)}
                <b>{place.name}</b>
              </span>
              {place.zone !== null && <small>{place.zone}</small>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

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
