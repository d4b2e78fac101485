import { addresses } from '../../business/addresses.ts';
import { municipalities } from '../../business/places.ts';
import { withBrand } from '../../business/brand.ts';
import { serviceTopics } from '../../business/service-topics.ts';
import { formatNumber } from '../../text/money.ts';
import { inPlace } from '../../text/portuguese.ts';
import type { SitePage } from '../site-page.ts';
import { CoverageMap } from '../sections/coverage-map.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { LinkList, type PageLink } from '../sections/link-list.tsx';
import { PlaceForm } from '../sections/place-form.tsx';
import { PaginationLinks } from '../sections/pagination-links.tsx';
import { useSite } from '../site-context.ts';

interface UsefulLinksPage {
  readonly items: readonly { readonly title: string; readonly slug: string }[];
  /** Of all pages. */
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
}

/** Longer lists are folded away on phones. */
const FEWEST_FOLDED = 20;

const MAIN_PAGES: readonly PageLink[] = [
  { label: 'Página inicial', address: addresses.home },
  { label: 'Sitemap', address: addresses.sitemap },
];

const PORTFOLIO_PAGE: PageLink = { label: 'Serviços feitos', address: addresses.portfolio };

/** On a wide screen a long list scrolls in its box; on a phone nothing does. */
function Scroll({ title, links }: { readonly title: string; readonly links: readonly PageLink[] }) {
  return (
    <div className="directory-scroll" tabIndex={0} role="region" aria-label={title}>
      <LinkList links={links} />
    </div>
  );
}

function Directory({ title, links }: { readonly title: string; readonly links: readonly PageLink[] }) {
  return (
    <section className="directory">
      <h2>{title}</h2>
      {links.length > FEWEST_FOLDED ? (
        <details className="folded">
          <summary>Mostrar a lista</summary>
          <Scroll title={title} links={links} />
        </details>
      ) : (
        <Scroll title={title} links={links} />
      )}
    </section>
  );
}

function UsefulLinks({ items, total, page, lastPage }: UsefulLinksPage) {
  return (
    <div>
      <Directory
        title={`Links úteis (${formatNumber(total)})`}
        links={items.map(({ title, slug }) => ({ label: title, address: addresses.usefulLink(slug) }))}
      />
      {lastPage > 1 && (
        <PaginationLinks
          label="Páginas dos links úteis"
          current={page}
          last={lastPage}
          addressOf={addresses.sitemapPage}
        />
      )}
    </div>
  );
}

function Services() {
  const { facts } = useSite();
  const links = serviceTopics.map(({ title, slug }) => ({
    label: withBrand(title, facts.brand),
    address: addresses.topic(slug),
  }));
  return <Directory title={`Serviços (${links.length})`} links={links} />;
}

function Cities() {
  const { texts } = useSite();
  return (
    <Directory
      title={`Cidades (${municipalities.length})`}
      links={municipalities.map((place) => ({
        label: `Motor para Portão ${texts.brand} ${inPlace(place)}`,
        address: addresses.place(place.slug),
      }))}
    />
  );
}

function About({ usefulLinks }: { readonly usefulLinks: number }) {
  const total = municipalities.length + serviceTopics.length + usefulLinks + MAIN_PAGES.length;
  return (
    <section className="about">
      <h2>Sobre este mapa</h2>
      <dl>
        <dt>Cidades</dt>
        <dd>{municipalities.length}</dd>
        <dt>Serviços</dt>
        <dd>{serviceTopics.length}</dd>
        <dt>Links úteis</dt>
        <dd>{formatNumber(usefulLinks)}</dd>
        <dt>Total de páginas</dt>
        <dd>{formatNumber(total)}</dd>
      </dl>
    </section>
  );
}

interface SitemapPageInput {
  readonly usefulLinks: UsefulLinksPage;
  /** Whether any job is published. */
  readonly portfolio?: boolean;
}

export function sitemapPage({ usefulLinks, portfolio = false }: SitemapPageInput): SitePage {
  const suffix = usefulLinks.page > 1 ? `, página ${usefulLinks.page}` : '';
  return {
    head: {
      title: ({ texts }) => `Mapa do site: motores de portão ${texts.brand}${suffix}`,
      description: `Todas as páginas do site: cidades atendidas na Grande São Paulo, serviços para portões automáticos e links úteis${suffix}.`,
      canonicalPath: addresses.sitemapPage(usefulLinks.page),
      indexable: true,
    },
    styles: ['site', 'article', 'listing'],
    breadcrumb: { trail: [], current: 'Mapa do site' },
    body: (
      <div className="wrap listing">
        <PageHead
          title="Mapa do site"
          lead="As cidades que atendemos, os serviços e as páginas publicadas."
          figure={<CoverageMap />}
        />
        <PlaceForm />
        <div className="directories">
          <Directory title="Páginas principais" links={portfolio ? [...MAIN_PAGES, PORTFOLIO_PAGE] : MAIN_PAGES} />
          {usefulLinks.total > 0 && <UsefulLinks {...usefulLinks} />}
          <Cities />
          <Services />
        </div>
        <About usefulLinks={usefulLinks.total} />
      </div>
    ),
  };
}
