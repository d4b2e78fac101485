import { join } from 'node:path';
import { Hono } from 'hono';
import { type AccessControl, createAccessControl } from './access-control.ts';
import { adminScreens } from './admin-screens.ts';
import { apiRoutes } from './api.ts';
import type { Assets } from './assets.ts';
import type { AdministratorAuth } from './auth/administrator-auth.ts';
import type { PasswordHashing } from './auth/password-hashing.ts';
import { recoveryRoutes } from './auth/recovery-routes.ts';
import { signInRoutes } from './auth/sign-in-routes.ts';
import type { BulkWorker } from './bulk/bulk-worker.ts';
import { addresses } from './business/addresses.ts';
import { defaultFacts, type Facts, factsOf } from './business/facts.ts';
import { markSvg } from './business/mark.ts';
import { createReach } from './company/company-reach.ts';
import { createLiveCompany, type LiveCompany } from './company/live-company.ts';
import type { Config } from './config.ts';
import { type ChangeFeed, createChangeFeed } from './database/change-feed.ts';
import type { Database } from './database/connect.ts';
import { respondToErrors } from './error-responses.ts';
import type { ResponseCache } from './http/response-cache.ts';
import { apiErrorOf } from './http/api-error.ts';
import { assetFiles } from './http/asset-files.ts';
import type { HttpEnv } from './http/client-address.ts';
import type { SlotRecovery } from './pages/slot-recovery.ts';
import { plainAddressOnly } from './http/plain-address.ts';
import { ownOrigins, sameOriginOnly } from './http/same-origin.ts';
import { headersOf, PRIVATE_HEADERS } from './http/security-headers.ts';
import { type Announcer, createAnnouncer } from './index-now/announcer.ts';
import type { Log } from './log.ts';
import { createPageMaking, type PageMaking } from './page-making.ts';
import { siteTexts } from './public-pages/site-texts.ts';
import { publicPages } from './public-pages/table.ts';
import { drawingsByName } from './site/drawings/drawing-files.tsx';
import { createPublicSite, type PublicSite, type StoredResponses } from './public-site.ts';

export interface AppDependencies {
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
  readonly log: Log;
  readonly passwords: PasswordHashing;
  /** How many milliseconds an e-mail for a new password waits before it is sent. */
  readonly emailDelay: () => number;
}

export interface App {
  readonly http: Hono<HttpEnv>;
  readonly auth: AdministratorAuth;
  readonly cache: ResponseCache;
  /** Started and stopped by the server: what other processes change, and the jobs. */
  readonly changes: ChangeFeed;
  /** The company's data; an empty database is filled before the changes are followed. */
  readonly company: LiveCompany;
  readonly worker: BulkWorker;
  /** Started and stopped by the server: facts of the company in pages that were stored as words. */
  readonly slotRecovery: SlotRecovery;
  /** Makes the response of a public address ahead of its next visitor. */
  readonly warm: (address: string) => Promise<void>;
  /** Null while pages are not announced to search engines. */
  readonly announcer: Announcer | null;
}

/** What the routes are made of. */
interface Rooms {
  readonly site: PublicSite;
  readonly making: PageMaking;
  readonly access: AccessControl;
  readonly announcer: Announcer | null;
  readonly facts: () => Facts;
  readonly changes: ChangeFeed;
}

/** The product: the rooms meet here and nowhere else. */
export function createApp(dependencies: AppDependencies): App {
  const { config, database, clock, log } = dependencies;
  const changes = createChangeFeed(database.db, clock, (error) => log.error('Erro ao ler as mudanças', error));
  const company = liveCompanyOf(dependencies, changes);
  const { facts } = company;
  const headers = headersOf(config.siteUrl, config.hstsSubdomains);
  const site = createPublicSite({ ...dependencies, facts, changes, headers });
  const making = createPageMaking({ config, database, clock, facts, changes, log });
  const access = createAccessControl({ ...dependencies, facts });
  const announcer = announcerOf(dependencies);
  const http = new Hono<HttpEnv>();
  http.use(async (context, next) => {
    await next();
    const isPrivate = /^\/(api|admin)(\/|$)/.test(context.req.path);
    for (const [name, value] of Object.entries(isPrivate ? { ...headers, ...PRIVATE_HEADERS } : headers))
      context.res.headers.set(name, value);
  });
  addRoutes(http, dependencies, { site, making, access, announcer, facts, changes });
  respondToErrors(http, site.pages, log);
  const { worker, slotRecovery } = making;
  return {
    http,
    auth: access.auth,
    cache: site.cache,
    changes,
    company,
    worker,
    slotRecovery,
    warm: site.warm,
    announcer,
  };
}

/** The environment's data fill an empty database; what is published there is what every process shows. */
function liveCompanyOf({ config, database: { db }, clock }: AppDependencies, changes: ChangeFeed): LiveCompany {
  const heroVideo = config.heroVideoUrl === null ? null : { url: config.heroVideoUrl, date: config.heroVideoDate };
  const given = { company: config.company, ...defaultFacts, heroVideo };
  return createLiveCompany({ db, clock, changes, given, samplesShown: !config.production });
}

function announcerOf({ config: { indexNow, siteUrl }, database: { db }, clock, log }: AppDependencies) {
  return (
    indexNow &&
    createAnnouncer({
      ...indexNow,
      db,
      clock,
      siteUrl,
      addressOf: (slug) => siteUrl + addresses.usefulLink(slug),
      onBatch: (batch) => log.info('Páginas anunciadas aos buscadores', batch),
      onError: (error) => log.error('Erro ao anunciar páginas aos buscadores', error),
    })
  );
}

/** Every address that the product answers, a line each. */
function addRoutes(http: Hono<HttpEnv>, dependencies: AppDependencies, rooms: Rooms): void {
  const { config, database, clientDirectory, assets } = dependencies;
  const { site, access, announcer } = rooms;
  const { pages, maps } = site;
  http.use(plainAddressOnly((context) => pages.notFound(context)));

  http.get('/healthz', (context) => context.text('ok'));
  http.get('/readyz', async (context) =>
    (await database.answers()) ? context.text('ok') : context.text('database', 503),
  );
  const built = clientDirectory === null ? null : join(clientDirectory, 'assets');
  http.get('/assets/:name', assetFiles(built, drawingsByName, site.cache));

  for (const path of ['/api/*', '/admin', '/admin/*']) {
    http.use(path, async (context, next) => {
      await next();
      context.res.headers.set('x-robots-tag', 'noindex, nofollow');
      context.res.headers.set('cache-control', 'no-store');
    });
  }
  http.use('/api/*', sameOriginOnly(ownOrigins(config.siteUrl)));
  addCalls(http, dependencies, rooms);
  http.all('/api/*', (context) => context.json(apiErrorOf(404), 404));
  http.route('/', adminScreens(access.auth, database, assets.admin));

  for (const row of publicPages) http.get(row.path, (context) => pages.respond(context, row));
  http.get(addresses.favicon, (context) =>
    context.body(markSvg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }),
  );
  http.get('/favicon.ico', (context) => context.redirect(addresses.favicon, 301));
  for (const path of [addresses.robots, addresses.sitemapIndex, '/sitemap/:file{[a-z0-9-]+\\.xml}'])
    http.get(path, maps.respond);
  http.get('/compartilhar/*', site.pictures.ofPage);
  if (announcer && config.indexNow) http.get(announcer.keyPath, (context) => context.text(config.indexNow?.key ?? ''));
}

/** The calls below `/api`. */
function addCalls(http: Hono<HttpEnv>, dependencies: AppDependencies, rooms: Rooms): void {
  const { config, database, clock, log, emailDelay, assets } = dependencies;
  const { site, making, access, facts, changes } = rooms;
  const { siteUrl } = config;
  const samplesShown = !config.production;
  const reach = createReach(siteTexts({ db: database.db, clock, assets, siteUrl }), (data) =>
    factsOf(data, { samplesShown, confirmed: facts().confirmed, changedAt: null }),
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
      samplesShown,
      reach,
      wakeWorker: making.worker.wake,
      pictures: site.pictures,
      warmPage,
    }),
  );
}
