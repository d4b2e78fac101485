// The benchmarks: a table on the screen and in bench/results.md. `npm run bench -- NAME` runs one of the long ones instead.
import { join } from 'node:path';
import { ensureTools, findTool } from './debian.mjs';
import { ensureBuilt, ensureInstalled, environment, killChildren, projectNode, root, run } from './project.mjs';
import { openScratch, startPostgres } from './scratch.mjs';

const MEASURING = ['chromium', 'nginx', 'wrk'];
const VARIABLES = { chromium: 'TEST_CHROMIUM', nginx: 'BENCH_NGINX', wrk: 'BENCH_WRK' };
/** The tools that each long one needs; `initdb` is for a PostgreSQL of its own. */
const LONG = {
  'many-titles': MEASURING,
  'kill-rounds': ['initdb'],
  'mixed-load': MEASURING,
  'start-with-pages': [],
  'larger-than-memory': ['nginx', 'wrk'],
  'list-of-thousands': [...MEASURING, 'initdb'],
};
/** What is installed in a folder of its own. */
const FOLDERS = { main: ['lighthouse', 'astro'], 'larger-than-memory': ['astro'] };
const scratch = openScratch();
let postgres;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    killChildren('SIGKILL');
    scratch.clear();
    process.exit(1);
  });
}

try {
  await ensureInstalled();
  const subject = process.argv[2] in LONG ? process.argv[2] : 'main';
  for (const folder of FOLDERS[subject] ?? []) await ensureInstalled(join(root, 'bench', folder));
  const tools = LONG[subject] ?? MEASURING;
  await ensureTools(tools);
  await ensureBuilt();
  if (tools.includes('initdb')) postgres = startPostgres(scratch.folder);
  const found = tools.filter((tool) => tool in VARIABLES).map((tool) => [VARIABLES[tool], findTool(tool)]);
  const env = {
    ...environment,
    TMPDIR: scratch.folder,
    TEST_SCRATCH: scratch.folder,
    ...Object.fromEntries(found),
    ...(postgres && { TEST_POSTGRES_URL: postgres.url }),
  };
  process.exitCode = await run(projectNode, [join(root, `bench/${subject}.ts`)], { env });
} finally {
  try {
    postgres?.stop();
  } catch {
    // It has ended meanwhile; what is left of it goes with the folder.
  }
  scratch.clear();
}
