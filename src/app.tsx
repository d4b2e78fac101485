import { join } from 'node:path';
import { Hono } from 'hono';
import { type AccessControl, createAccessControl } from './access-control.ts';
import { createAlerting } from './alerting.ts';
import type { Alerts } from './alerts/alerts.ts';
import { adminScreens } from './admin-screens.ts';
import { apiRoutes } from './api.ts';
import type { Assets } from './assets.ts';
import type { AdministratorAuth } from './auth/administrator-auth.ts';
import type { PasswordHashing } from './auth/password-hashing.ts';
import { recoveryRoutes } from './auth/recovery-routes.ts';
import { signInRoutes } from './auth/sign-in-routes.ts';
import type { BulkWorker } from './bulk/bulk-worker.ts';
import { countJobs } from './bulk/jobs-store.ts';
import { clientKey } from './auth/client-key.ts';
import type { JobLoop } from './bulk/job-loop.ts';
import { addresses } from './business/addresses.ts';
import { type Facts, factsOf } from './business/facts.ts';
import { markSvg } from './business/mark.ts';
import { createReach } from './company/company-reach.ts';
import type { LiveCompany } from './company/live-company.ts';
import { liveCompanyOf } from './company-of-config.ts';
import type { Config } from './config.ts';
import { type ChangeFeed, createChangeFeed } from './database/change-feed.ts';
import type { Database } from './database/connect.ts';
import { createDraftPublisher, type DraftPublisher } from './drafts/draft-publisher.ts';
import { respondToErrors } from './error-responses.ts';
import type { ResponseCache } from './http/response-cache.ts';
import { apiErrorOf } from './http/api-error.ts';
import { assetFiles } from './http/asset-files.ts';
import { clientAddressReader, type HttpEnv, isOwnNetwork, proxyReader } from './http/client-address.ts';
import { createPublicLimits, type PublicLimits, unlimited } from './http/public-limits.ts';
import type { SlotRecovery } from './pages/slot-recovery.ts';
import { plainAddressOnly } from './http/plain-address.ts';
import { privateResponses } from './http/private-responses.ts';
import { ownOrigins, sameOriginOnly } from './http/same-origin.ts';
import { headersOf, PRIVATE_HEADERS } from './http/security-headers.ts';
import { announcerOf } from './announcing.ts';
import type { Announcer } from './index-now/announcer.ts';
import type { Log } from './log.ts';
import type { ProductFigures } from './metrics/product-metrics.ts';
import { createPageMaking, type PageMaking, type PageMakingDependencies } from './page-making.ts';
import { siteTexts } from './public-pages/site-texts.ts';
import { publicPages } from './public-pages/table.ts';
import { drawnFiles } from './site/drawn-files.ts';
import { findPlaceMapFile } from './site/openings/place-map-files.tsx';
import { watchRequests } from './watched-requests.ts';
import type { PhotoStore } from './photos/photo-store.ts';
import { photoStoreOf } from './photo-store-of.ts';
import { createDeletedJobs, type DeletedJobs } from './portfolio/deleted-jobs.ts';
import { namesGivenBy } from './portfolio/unused-photos.ts';
import { addPortfolioAddresses } from './portfolio-addresses.ts';
import { createPublicSite, type PublicSite, type StoredResponses } from './public-site.ts';
import type { WorkElsewhere } from './work-process.ts';

export interface AppDependencies extends Pick<PageMakingDependencies, 'ownWordsLimits'> {
  readonly config: Config;
  /** Open and migrated. */
  readonly database: Database;
  readonly clock: () => Date;
  /** At least 32 characters. */
  readonly authSecret: string;
  readonly assets: Assets;
  /** `dist/client`; null where something else serves the browser files. */
  readonly clientDirectory: string | null;
  /** Finished responses that outlive the process; null where there are none. */
  readonly stored: StoredResponses | null;
  /** A process of its own for work that visitors would feel; null where this one does it. */
  readonly elsewhere: WorkElsewhere | null;
  readonly log: Log;
  readonly passwords: PasswordHashing;
  /** How many milliseconds an e-mail for a new password waits before it is sent. */
  readonly emailDelay: () => number;
}

export interface App extends Pick<PageMaking, 'ownWordsKeeper'> {
  readonly http: Hono<HttpEnv>;
  readonly auth: AdministratorAuth;
  readonly cache: ResponseCache;
  /** Started and stopped by the server: what other processes change, and the jobs. */
  readonly changes: ChangeFeed;
  /** The company's data; an empty database is filled before the changes are followed. */
  readonly company: LiveCompany;
  readonly worker: BulkWorker;
  /** Started and stopped by the server: actions on many pages, and the bin. */
  readonly actionWorker: JobLoop;
  /** Started and stopped by the server: lists that become drafts or scheduled pages. */
  readonly listKeeper: JobLoop;
  /** Started and stopped by the server: facts of the company in pages that were stored as words. */
  readonly slotRecovery: SlotRecovery;
  /** Started and stopped by the server: frees the disk of photos that nothing shows. */
  readonly deletedJobs: DeletedJobs;
  readonly photos: PhotoStore;
  /** Makes the response of a public address ahead of its next visitor. */
  readonly warm: (address: string) => Promise<void>;
  /** Null while pages are not announced to search engines. */
  readonly announcer: Announcer | null;
  /** Tells the owner what went wrong. */
  readonly alerts: Alerts;
  /** What is counted of it all. */
  readonly figures: () => ProductFigures;
  /** Started and stopped by the server: scheduled drafts at their moment. */
  readonly draftPublisher: DraftPublisher;
}

/** What the routes are made of. */
interface Rooms {
  readonly site: PublicSite;
  readonly making: PageMaking;
  readonly access: AccessControl;
  readonly announcer: Announcer | null;
  readonly facts: () => Facts;
  readonly changes: ChangeFeed;
  readonly photos: PhotoStore;
}

/** The product: the rooms meet here and nowhere else. */
export function createApp(dependencies: AppDependencies): App {
  const { config, database, clock, log } = dependencies;
  const changes = createChangeFeed(database.db, clock, (error) => log.error('Erro ao ler as mudanças', error));
  const company = liveCompanyOf(dependencies, changes);
  const { facts } = company;
  const headers = headersOf(config.siteUrl, config.hstsSubdomains);
  const site = createPublicSite({ ...dependencies, facts, changes, headers, limits: limitsOf(config) });
  const alerts = createAlerting({ config, clock, facts, log });
  const making = createPageMaking({ ...dependencies, facts, changes, alerts });
  const access = createAccessControl({ ...dependencies, facts, alerts });
  const announcer = announcerOf(dependencies);
  const onPhotoError = (error: unknown) => log.error('Fotos não apagadas', error);
  const photos = photoStoreOf(config, namesGivenBy(database, config.siteUrl, clock), onPhotoError);
  const deletedJobs = createDeletedJobs({ db: database.db, photos, clock, onError: onPhotoError });
  const draftPublisher = createDraftPublisher({
    ...making,
    db: database.db,
    clock,
    warm: (slug) => site.warm(addresses.usefulLink(slug)),
    onError: (error) => log.error('Erro ao publicar uma página agendada', error),
  });
  const http = new Hono<HttpEnv>();
  http.use(watchRequests({ log, isFromProxy: proxyReader(config.trustedProxies) }));
  http.use(async (context, next) => {
    await next();
    const isPrivate = /^\/(api|admin)(\/|$)/.test(context.req.path);
    for (const [name, value] of Object.entries(isPrivate ? { ...headers, ...PRIVATE_HEADERS } : headers))
      if (!(name.toLowerCase() === 'referrer-policy' && context.res.headers.has(name)))
        context.res.headers.set(name, value);
  });
  addRoutes(http, dependencies, { site, making, access, announcer, facts, changes, photos });
  respondToErrors(http, site.pages, log, database.readiness);
  return {
    http,
    auth: access.auth,
    cache: site.cache,
    changes,
    company,
    ...making,
    deletedJobs,
    photos,
    warm: site.warm,
    announcer,
    alerts,
    figures: () => ({
      ...site.cache.load(),
      refusedSignIns: access.refusedSignIns(),
      countJobs: () => countJobs(database.db),
    }),
    draftPublisher,
  };
}

/** Nobody of the own network is counted: a proxy there that was not named stands for all visitors. */
function limitsOf({ publicLimits, trustedProxies }: Config): PublicLimits {
  if (!publicLimits) return unlimited;
  const addressOf = clientAddressReader(trustedProxies);
  return createPublicLimits((context) => {
    const address = addressOf(context);
    return isOwnNetwork(address) ? null : clientKey(address);
  });
}

/** Every address that the product answers, a line each. */
function addRoutes(http: Hono<HttpEnv>, dependencies: AppDependencies, rooms: Rooms): void {
  const { config, database, clientDirectory, assets } = dependencies;
  const { site, access, announcer } = rooms;
  const { pages, maps } = site;
  http.use(plainAddressOnly((context) => pages.notFound(context)));

  http.get('/healthz', (context) => context.text('ok'));
  http.get('/readyz', async (context) => {
    const trouble = await database.readiness();
    return trouble === null ? context.text('ok') : context.text(`database ${trouble}`, 503);
  });
  const built = clientDirectory === null ? null : join(clientDirectory, 'assets');
  http.get('/assets/:name', assetFiles(built, drawnFiles, site.cache, findPlaceMapFile));

  for (const path of ['/api/*', '/admin', '/admin/*']) http.use(path, privateResponses);
  http.use('/api/*', sameOriginOnly(ownOrigins(config.siteUrl)));
  addCalls(http, dependencies, rooms);
  http.all('/api/*', (context) => context.json(apiErrorOf(404), 404));
  http.route('/', adminScreens(access.auth, database, assets.admin));

  for (const row of publicPages) http.get(row.path, (context) => pages.respond(context, row));
  http.get(addresses.favicon, (context) =>
    context.body(markSvg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }),
  );
  addPortfolioAddresses(http, { ...dependencies, ...rooms });
  http.get('/favicon.ico', (context) => context.redirect(addresses.favicon, 301));
  for (const path of [addresses.robots, addresses.sitemapIndex, '/sitemap/:file{[a-z0-9-]+\\.xml}'])
    http.get(path, maps.respond);
  http.get('/compartilhar/*', site.pictures.ofPage);
  if (announcer && config.indexNow) http.get(announcer.keyPath, (context) => context.text(config.indexNow?.key ?? ''));
}

/** The calls below `/api`. */
function addCalls(http: Hono<HttpEnv>, dependencies: AppDependencies, rooms: Rooms): void {
  const { config, database, clock, log, emailDelay, assets } = dependencies;
  const { site, making, access, facts, changes, photos } = rooms;
  const { siteUrl, production } = config;
  const reach = createReach(siteTexts({ db: database.db, clock, assets, siteUrl }), (data) =>
    factsOf(data, { samplesShown: !production, confirmed: facts().confirmed, changedAt: null }),
  );
  const shared = { ...access, database, clock };
  const onMailError = (error: unknown) => log.error('E-mail não enviado', error);
  const onGoogleSilent = () =>
    log.error('O Google não respondeu', new Error('No discovery document'), { issuer: config.google?.issuer });
  const warmPage = (address: string) =>
    site.warm(address).catch((error: unknown) => log.error('Página não preparada', error));
  http.route('/api/auth', recoveryRoutes({ ...shared, emailDelay, onError: onMailError }));
  http.route('/api/auth', signInRoutes({ ...shared, onGoogleSilent }));
  http.route(
    '/api',
    apiRoutes({
      ...shared,
      ...making,
      facts,
      changes,
      photos,
      samplesShown: !production,
      reach,
      // The worker of actions starts the process to which a large job is left.
      wakeWorker: () => [making.worker, making.actionWorker].forEach(({ wake }) => wake()),
      wakeActions: making.actionWorker.wake,
      wakeLists: making.listKeeper.wake,
      pictures: site.pictures,
      warmPage,
      statusOf: async (path) => (await http.request(path, { method: 'HEAD' })).status,
    }),
  );
}
