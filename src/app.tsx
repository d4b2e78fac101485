import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { returnAddress } from './admin/return-address.ts';
import { adminShell } from './admin-shell.tsx';
import { apiRoutes } from './api.ts';
import type { Assets } from './assets.ts';
import { createAccessRecord } from './auth/access-record.ts';
import { type AdministratorAuth, createAdministratorAuth } from './auth/administrator-auth.ts';
import { createAttemptLimits } from './auth/attempt-limits.ts';
import { createMailer } from './auth/mailer.ts';
import { recoveryRoutes } from './auth/recovery-routes.ts';
import { findAdministrator, requireSessionOnScreen } from './auth/session-guard.ts';
import { signInRoutes } from './auth/sign-in-routes.ts';
import { addresses } from './business/addresses.ts';
import { defaultFacts, factsOf } from './business/facts.ts';
import { markSvg } from './business/mark.ts';
import { createReach } from './company/company-reach.ts';
import { COMPANY_TAG } from './company/company-tag.ts';
import { createLiveCompany, type LiveCompany } from './company/live-company.ts';
import type { Config } from './config.ts';
import { type ChangeFeed, createChangeFeed } from './database/change-feed.ts';
import type { Database } from './database/connect.ts';
import { EVERYTHING } from './database/content-changes.ts';
import { failedCall, FailedRead } from './failed-read.ts';
import { createBulkWorker, type BulkWorker } from './bulk/bulk-worker.ts';
import { createJobPages } from './bulk/job-pages.ts';
import { createLikenessRegistry } from './similarity/likeness-registry.ts';
import { mayBeSpent } from './bulk/model-spending.ts';
import { createPageMeasurer } from './similarity/page-measurer.ts';
import { createOutsideWriter } from './pages/outside-writer.ts';
import { createCommit } from './pages/commit.ts';
import { createPageComposer } from './pages/page-composer.ts';
import { createPageEditor } from './pages/page-editor.ts';
import { createPageWriter } from './pages/page-writer.ts';
import { slugsOfTags } from './pages/page-tags.ts';
import { type AnswerCache, createAnswerCache } from './http/answer-cache.ts';
import type { AnswerStore } from './http/stored-answer.ts';
import { apiErrorOf, fail } from './http/api-error.ts';
import { assetFiles } from './http/asset-files.ts';
import { clientAddressReader, type HttpEnv } from './http/client-address.ts';
import { VisitorsLeft } from './http/first-visits.ts';
import { statusOfHttpException } from './http/json-body.ts';
import { addressWithoutSlash, plainAddressOnly } from './http/plain-address.ts';
import { ownOrigins, sameOriginOnly } from './http/same-origin.ts';
import { adminPolicy, headersOf, PRIVATE_HEADERS } from './http/security-headers.ts';
import { type Announcer, createAnnouncer } from './index-now/announcer.ts';
import type { Log } from './log.ts';
import { createPageAnswers } from './public-pages/page-answers.ts';
import { shareImages } from './public-pages/share-images.ts';
import { siteTexts } from './public-pages/site-texts.ts';
import { siteVariants } from './site-variants.ts';
import { sitemaps } from './public-pages/sitemaps.ts';
import { publicPages } from './public-pages/table.ts';

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
  /** Finished answers that outlive the process, and the name of the build that made them; null where there are none. Tests have less memory beside. */
  readonly stored: { readonly store: AnswerStore; readonly build: string; readonly memoryBytes?: number } | null;
  readonly log: Log;
  /** How many milliseconds a letter for a new password waits before it is sent. */
  readonly letterDelay: () => number;
}

export interface App {
  readonly http: Hono<HttpEnv>;
  readonly auth: AdministratorAuth;
  readonly cache: AnswerCache;
  /** Started and stopped by the server: what other processes change, and the jobs. */
  readonly changes: ChangeFeed;
  /** The company's data; an empty database is filled before the changes are followed. */
  readonly company: LiveCompany;
  readonly worker: BulkWorker;
  /** Makes the answer of a public address ahead of its next visitor. */
  readonly warm: (address: string) => Promise<void>;
  /** Null while pages are not announced to search engines. */
  readonly announcer: Announcer | null;
}

/** The product: every address that it answers, a line each. The rooms meet here and nowhere else. */
export function createApp({
  config,
  database,
  clock,
  authSecret,
  assets,
  clientDirectory,
  stored,
  log,
  letterDelay,
}: AppDependencies): App {
  const { siteUrl } = config;
  const publicHeaders = headersOf(siteUrl, config.hstsSubdomains);
  const samplesShown = !config.production;
  const changes = createChangeFeed(database.db, clock, (error) => log.error('Erro ao ler as mudanças', error));
  const heroVideo = config.heroVideoUrl === null ? null : { url: config.heroVideoUrl, date: config.heroVideoDate };
  const given = { company: config.company, ...defaultFacts, heroVideo };
  const company = createLiveCompany({ db: database.db, clock, changes, given, samplesShown });
  const { facts } = company;
  const http = new Hono<HttpEnv>();
  const warm = async (address: string) => void ((await maps.warm(address)) ?? (await pages.warm(address)));
  const cache = createAnswerCache(clock, {
    common: publicHeaders,
    store: stored?.store ?? null,
    maxBytes: stored?.memoryBytes,
    variant: siteVariants({ clock, facts, assets: assets.site, siteUrl, build: stored?.build ?? '' }),
    warm: async (key) => (key.startsWith('/') ? warm(key) : undefined),
    onError: (error) => log.error('Página não preparada', error),
  });
  const registry = createLikenessRegistry(database.db);
  changes.onChange((tags, last) => {
    if (tags.includes(EVERYTHING) || tags.includes(COMPANY_TAG)) return cache.dropAll(last);
    cache.drop(tags, last);
    cache.prepare(slugsOfTags(tags).map(addresses.usefulLink));
  });
  changes.onChange((tags) => registry.noteChanges(tags));
  const google = config.google !== null;
  const mailer = createMailer(config.smtpUrl, () => ({ name: facts().company.name, address: facts().company.email }));
  const auth = createAdministratorAuth({
    database,
    siteUrl,
    secret: authSecret,
    google: config.google,
  });
  const addressOf = clientAddressReader(config.trustedProxies);
  const limits = createAttemptLimits(database, clock);
  const record = createAccessRecord(
    database,
    clock,
    ({ who, action, subject, address }) =>
      log.info(action === 'sign_in_blocked' ? 'Entrada bloqueada' : 'Entrada recusada', { who, how: subject, address }),
    (error) => log.error('Registro não gravado', error),
  );
  const { outsideModel } = config;
  const onModelError = (error: unknown) => log.error('O modelo externo falhou', error);
  const outsideWriter =
    outsideModel &&
    createOutsideWriter(outsideModel, facts, { timeoutMs: outsideModel.timeoutSeconds * 1000, onError: onModelError });
  const measurer = createPageMeasurer({
    db: database.db,
    clock,
    registry,
    changes,
    onError: (error) => log.error('Erro ao medir a semelhança de novo', error),
  });
  const commit = createCommit({ db: database.db, clock, registry, measurer });
  const composer = createPageComposer({ database, facts, registry, outsideWriter });
  const writer = createPageWriter({ database, clock, commit });
  const editor = createPageEditor({ database, clock, facts, registry, commit });
  const onJobError = (error: unknown) => log.error('Erro na criação em massa', error);
  const worker = createBulkWorker({
    db: database.db,
    clock,
    composer,
    commit,
    registry,
    measurer,
    jobPages:
      outsideWriter && outsideModel && mayBeSpent(outsideModel.jobBudget)
        ? createJobPages({
            db: database.db,
            clock,
            writer: outsideWriter,
            budget: outsideModel.jobBudget,
            onError: onJobError,
          })
        : null,
    onError: onJobError,
  });
  const announcer =
    config.indexNow &&
    createAnnouncer({
      ...config.indexNow,
      db: database.db,
      clock,
      siteUrl,
      addressOf: (slug) => siteUrl + addresses.usefulLink(slug),
      onBatch: (batch) => log.info('Páginas anunciadas aos buscadores', batch),
      onError: (error) => log.error('Erro ao anunciar páginas aos buscadores', error),
    });
  const pages = createPageAnswers({ database, clock, facts, assets, siteUrl, cache, log });
  const maps = sitemaps({ database, clock, facts, siteUrl, cache });
  const makeAnew = (address: string) =>
    warm(address).catch((error: unknown) => log.error('Página não preparada', error));
  const pictures = shareImages({ facts, sharedAt: pages.sharedAt });

  http.use(async (context, next) => {
    await next();
    const headers = /^\/(api|admin)(\/|$)/.test(context.req.path)
      ? { ...publicHeaders, ...PRIVATE_HEADERS }
      : publicHeaders;
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });
  http.use(plainAddressOnly((context) => pages.notFound(context)));

  http.get('/healthz', (context) => context.text('ok'));
  http.get('/readyz', async (context) =>
    (await database.answers()) ? context.text('ok') : context.text('database', 503),
  );
  if (clientDirectory !== null) http.get('/assets/:name', assetFiles(join(clientDirectory, 'assets'), cache));

  for (const path of ['/api/*', '/admin', '/admin/*']) {
    http.use(path, async (context, next) => {
      await next();
      context.res.headers.set('x-robots-tag', 'noindex, nofollow');
      context.res.headers.set('cache-control', 'no-store');
    });
  }
  http.use('/api/*', sameOriginOnly(ownOrigins(siteUrl)));
  const onGoogleSilent = () =>
    log.error('O Google não respondeu', new Error('No discovery document'), { issuer: config.google?.issuer });
  http.route(
    '/api/auth',
    recoveryRoutes({
      database,
      clock,
      limits,
      record,
      addressOf,
      siteUrl,
      mailer,
      letterDelay,
      onError: (error) => log.error('E-mail não enviado', error),
    }),
  );
  http.route(
    '/api/auth',
    signInRoutes({ auth, database, clock, limits, record, addressOf, siteUrl, google, onGoogleSilent }),
  );
  http.route(
    '/api',
    apiRoutes({
      auth,
      database,
      composer,
      writer,
      editor,
      clock,
      facts,
      registry,
      wakeWorker: worker.wake,
      onJobError,
      pictures,
      makeAnew,
      limits,
      record,
      addressOf,
      siteUrl,
      google,
      mailer,
      changes,
      samplesShown,
      reach: createReach(siteTexts({ db: database.db, clock, assets, siteUrl }), (data) =>
        factsOf(data, { samplesShown, confirmed: facts().confirmed, changedAt: null }),
      ),
    }),
  );
  http.all('/api/*', (context) => context.json(apiErrorOf(404), 404));

  const screen = (context: Context) => {
    const nonce = randomUUID();
    return context.html(adminShell(assets.admin, nonce), 200, {
      'content-security-policy': adminPolicy(nonce),
      'cache-control': 'no-store',
    });
  };
  http.get(addresses.admin.login, async (context) => {
    const administrator = await findAdministrator(auth, context.req.raw.headers);
    return administrator ? context.redirect(returnAddress(context.req.query('volta') ?? null), 302) : screen(context);
  });
  http.get(addresses.admin.forgottenPassword, screen);
  http.get(addresses.admin.newPassword, screen);
  http.use('/admin/*', requireSessionOnScreen(auth, database));
  http.get('/admin', (context) => context.redirect(addresses.admin.panel, 302));
  http.get(addresses.admin.panel, screen);
  http.get(addresses.admin.generator, screen);
  http.get(addresses.admin.massCreator, screen);
  http.get(addresses.admin.company, screen);
  http.get(addresses.admin.administrators, screen);
  http.get(addresses.admin.security, screen);
  http.get(addresses.admin.record, screen);
  http.get(addresses.admin.page(':id'), screen);

  for (const row of publicPages) http.get(row.path, (context) => pages.answer(context, row));
  http.get(addresses.favicon, (context) =>
    context.body(markSvg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }),
  );
  http.get('/favicon.ico', (context) => context.redirect(addresses.favicon, 301));
  for (const path of [addresses.robots, addresses.sitemapIndex, '/sitemap/:file{[a-z0-9-]+\\.xml}'])
    http.get(path, maps.answer);
  http.get('/compartilhar/*', pictures.ofPage);
  if (announcer && config.indexNow) http.get(announcer.keyPath, (context) => context.text(config.indexNow?.key ?? ''));

  http.notFound((context) => {
    const withoutSlash = addressWithoutSlash(context.req.url);
    return withoutSlash === null ? pages.notFound(context) : context.redirect(withoutSlash, 301);
  });
  http.onError((error, context) => {
    const known = statusOfHttpException(error);
    if (context.req.path.startsWith('/api/')) {
      if (known === 400) return fail(context, 400, 'bad_request', 'O pedido não é um JSON válido.');
      log.error(failedCall(context.req.method, context.req.path), error, {
        method: context.req.method,
        path: context.req.path,
      });
      return fail(context, 500);
    }
    // nginx's status for it; nobody reads it.
    if (error instanceof VisitorsLeft) return new Response(null, { status: 499 });
    const reference = randomUUID();
    const [words, why] =
      error instanceof FailedRead ? [error.message, error.cause] : ['Erro ao montar a página', error];
    log.error(words, why, { path: context.req.path, reference });
    return pages.failure(context, reference);
  });

  return { http, auth, cache, changes, company, worker, warm, announcer };
}
