import { gateKindIds } from '../business/gate-kind-ids.ts';
import { addresses } from '../business/addresses.ts';
import type { GateKind } from '../business/gate-kinds.ts';
import { isFiltered, parsePortfolioFilter, portfolioListAddress } from '../business/portfolio-list.ts';
import type { Place } from '../business/place.ts';
import { findPlaceByKey } from '../business/places.ts';
import { isPortfolioService, portfolioServices } from '../business/portfolio-services.ts';
import type { ShownJob } from '../business/shown-job.ts';
import { reading } from '../failed-read.ts';
import {
  countPublished,
  findJobFor,
  findPublished,
  listPublished,
  listPublishedAddresses,
  listPublishedSubjects,
} from '../portfolio/published-jobs.ts';
import { portfolioTags } from '../portfolio/portfolio-tags.ts';
import { portfolioJobPage } from '../site/pages/portfolio-job-page.tsx';
import { portfolioListPage, type PortfolioSubjects } from '../site/pages/portfolio-list-page.tsx';
import { sortedByText } from '../text/sort.ts';
import { numberAsked } from './numbered-page.ts';
import type { ListedPage, Loaded, PageRequest, PageSources } from './public-page.ts';

const JOBS_PER_PAGE = 20;
const RELATED_MAX = 5;
const WITHOUT_FILTER = { place: null, gateKind: null, service: null };
const FAILURE = 'Erro ao buscar serviços';

/** What the list depends on, however its address spells it. */
export function portfolioKey({ query }: PageRequest): string {
  const asked = query('pagina');
  const address = portfolioListAddress(parsePortfolioFilter(query), 1);
  return asked === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}pagina=${asked}`;
}

async function subjectsOf(db: PageSources['db']): Promise<PortfolioSubjects> {
  const subjects = await listPublishedSubjects(db);
  const kinds = new Set(subjects.map(({ gateKind }) => gateKind));
  const services = new Set(subjects.map(({ service }) => service));
  const placeKeys = new Set(subjects.flatMap(({ placeKey }) => placeKey ?? []));
  return {
    places: sortedByText(
      [...placeKeys].flatMap((key) => findPlaceByKey(key) ?? []),
      ({ name }) => name,
    ),
    gateKinds: gateKindIds.filter((kind) => kinds.has(kind)),
    services: Object.keys(portfolioServices)
      .filter(isPortfolioService)
      .filter((service) => services.has(service)),
  };
}

/** There is none before the first job is published. */
export async function loadPortfolio(request: PageRequest, { db }: PageSources): Promise<Loaded> {
  const filter = parsePortfolioFilter(request.query);
  const all = await reading(FAILURE, countPublished(db, WITHOUT_FILTER));
  if (all === 0) return { status: 404 };
  const total = isFiltered(filter) ? await reading(FAILURE, countPublished(db, filter)) : all;
  const lastPage = Math.max(1, Math.ceil(total / JOBS_PER_PAGE));
  const asked = numberAsked(request, lastPage);
  if ('nearest' in asked) return { location: portfolioListAddress(filter, asked.nearest), status: 302 };
  const { page } = asked;
  const stretch = { offset: (page - 1) * JOBS_PER_PAGE, limit: JOBS_PER_PAGE };
  const jobs = await reading(FAILURE, listPublished(db, filter, stretch));
  const subjects = await reading(FAILURE, subjectsOf(db));
  return {
    page: portfolioListPage({ jobs, total, page, lastPage, filter, subjects }),
    tags: [portfolioTags.list],
    kept: !isFiltered(filter),
  };
}

export async function loadPortfolioJob({ slug }: PageRequest, { db }: PageSources): Promise<Loaded> {
  const job = await reading(FAILURE, findPublished(db, slug));
  if (job === 'gone') return { status: 410 };
  if (!job) return { status: 404 };
  const newest = await reading(FAILURE, listPublished(db, WITHOUT_FILTER, { offset: 0, limit: RELATED_MAX + 1 }));
  const others = newest.filter((other) => other.slug !== slug).slice(0, RELATED_MAX);
  return { page: portfolioJobPage({ job, others }), tags: [portfolioTags.job(slug), portfolioTags.list] };
}

export async function listPortfolio(sources: PageSources): Promise<readonly ListedPage[]> {
  return (await isAnyPublished(sources)) ? [{ path: addresses.portfolio, updated: null }] : [];
}

export async function listPortfolioJobs({ db }: PageSources): Promise<readonly ListedPage[]> {
  const jobs = await listPublishedAddresses(db);
  return jobs.map(({ slug, updated }) => ({ path: addresses.portfolioJob(slug), updated }));
}

/** The job that a page of a place or a kind of gate shows, and what may change that. */
export async function jobFor(
  { db }: PageSources,
  place: Place | null,
  gateKind: GateKind | null,
): Promise<{ readonly job: ShownJob | null; readonly tags: readonly string[] }> {
  if (place === null && gateKind === null) return { job: null, tags: [] };
  const tags = [...(place ? [portfolioTags.near(place)] : []), ...(gateKind ? [portfolioTags.kind(gateKind)] : [])];
  return { job: await reading(FAILURE, findJobFor(db, place, gateKind)), tags };
}

export async function isAnyPublished({ db }: PageSources): Promise<boolean> {
  return (await reading(FAILURE, countPublished(db, WITHOUT_FILTER))) > 0;
}
