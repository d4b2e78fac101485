// The benchmarks: a table on the screen and in bench/results.md. `npm run bench -- many-titles` runs the long one of that name instead.
import { join } from 'node:path';
import { ensureTools, findTool } from './debian.mjs';
import { ensureBuilt, ensureInstalled, environment, killChildren, projectNode, root, run } from './project.mjs';
import { openScratch } from './scratch.mjs';

const scratch = openScratch();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    killChildren('SIGKILL');
    scratch.clear();
    process.exit(1);
  });
}

try {
  await ensureInstalled();
  const subject = process.argv[2] === 'many-titles' ? 'many-titles' : 'main';
  if (subject === 'main') await ensureInstalled(join(root, 'bench/lighthouse'));
  await ensureTools(['chromium', 'nginx', 'wrk']);
  await ensureBuilt();
  const env = {
    ...environment,
    TMPDIR: scratch.folder,
    TEST_SCRATCH: scratch.folder,
    TEST_CHROMIUM: findTool('chromium'),
    BENCH_NGINX: findTool('nginx'),
    BENCH_WRK: findTool('wrk'),
  };
  process.exitCode = await run(projectNode, [join(root, `bench/${subject}.ts`)], { env });
} finally {
  scratch.clear();
}
