import { startAstro } from './astro-peer.ts';
import { freePort, startServer } from '../tests/support/server-process.ts';
import { ADMINISTRATOR_ENVIRONMENT, signIn } from './signed-in-administrator.ts';
import { createVisitor, shuffled } from './asked-once.ts';
import { measureNewPages, measureUnstored, numberOrigin, pathOf } from './first-renders.ts';
import { CONNECTIONS } from './load.ts';
import { startNginx } from './peers.ts';
import type { Row } from './row.ts';
import { measureStoredForms } from './stored-forms.ts';

/** More than memory holds; fewer by `FIRST_VISITS_PAGES`, for a look. */
const PAGES = Number(process.env['FIRST_VISITS_PAGES'] ?? 20_000);
const NEW_PAGES = 500;

type Environment = Parameters<typeof startServer>[0];

/** Pages of a job, and some more that are visited as soon as they are made; then other facts, so that no finished form is of use. */
async function makePages(environment: Environment, titles: readonly string[], read: string): Promise<Row[]> {
  const maker = await startServer(environment);
  const administrator = await signIn(maker.origin);
  await administrator.createInBulk(titles, 75);
  const made = await measureNewPages(
    maker,
    Array.from({ length: NEW_PAGES }, (_, index) => `Instalação de motor de portão ${index + 1}`),
    read,
  );
  await administrator.publishPhone('551140000001');
  await maker.end('SIGTERM');
  return made;
}

/** Beside the rows of the first visits, every finished page, compressed: from then on all are stored. */
async function askForAll(environment: Environment, paths: readonly string[]) {
  const server = await startServer(environment);
  const rows = await measureUnstored(server, paths);
  const visitor = createVisitor(CONNECTIONS);
  const forms = new Map<string, Buffer>();
  await visitor.visitAll(numberOrigin(server), paths, (path, { body }) => forms.set(path, body));
  visitor.close();
  await server.end('SIGTERM');
  return { rows, forms };
}

/**
 * Sites larger than memory: what a visit costs to a page that is not in memory, with and without its stored form, beside nginx with the same
 * bytes as files and Astro with the same pages in a database.
 */
export async function measureFirstVisits(databaseUrl: string): Promise<Row[]> {
  // Pages name their own address: on another port each would be another text.
  const environment = { DATABASE_URL: databaseUrl, ...ADMINISTRATOR_ENVIRONMENT, PORT: String(await freePort()) };
  const titles = Array.from({ length: PAGES }, (_, index) => `Motor de portão ${index + 1}`);
  const paths = shuffled(titles.map(pathOf));

  const made = await makePages(environment, titles, paths[0] ?? '/');
  const { rows, forms } = await askForAll(environment, paths);
  const nginx = await startNginx('', paths, async (url) => forms.get(url) ?? Buffer.alloc(0));
  try {
    const astro = await startAstro(forms);
    forms.clear();
    try {
      return [...made, ...rows, ...(await measureStoredForms(environment, paths, { nginx, astro }))];
    } finally {
      await astro.stop();
    }
  } finally {
    await nginx.stop();
  }
}
