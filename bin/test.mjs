// Every check and test: types, lint, walls, dead code; code on SQLite and PostgreSQL; the product in a browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './checks.mjs';
import { ensureBrowser, ensureTools, findTool } from './debian.mjs';
import { failedInBrowser, failedInCode } from './failures.mjs';
import { ensureBuilt, ensureInstalled, environment, killChildren, projectNode, root, run } from './project.mjs';
import { fastFolder, openScratch, startPostgres } from './scratch.mjs';

const scratch = openScratch(fastFolder());
let postgres;

function cleanUp() {
  killChildren('SIGKILL');
  try {
    postgres?.stop();
  } catch {
    // It has ended meanwhile; what is left of it goes with the folder.
  }
  scratch.clear();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    cleanUp();
    process.exit(1);
  });
}

function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A run that ended badly without a failed test, e.g. at a file that cannot be loaded, counts as one. */
function resultOf(exitCode, passed, failed, named) {
  return { passed, failed: failed + (exitCode !== 0 && failed === 0 ? 1 : 0), named };
}

async function testCode(env) {
  const report = join(scratch.folder, 'code.json');
  const runner = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = await run(projectNode, [runner, 'run', ...reporters], { env });
  const results = readReport(report);
  return resultOf(exitCode, results.numPassedTests, results.numFailedTests, failedInCode(results));
}

async function testInBrowser(env) {
  const report = join(scratch.folder, 'browser.json');
  const exitCode = await run(
    projectNode,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=line,json'],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  const results = readReport(report);
  const { expected, flaky, unexpected } = results.stats;
  return resultOf(exitCode, expected + flaky, unexpected, failedInBrowser(results));
}

async function main() {
  await ensureInstalled();
  await ensureTools(['faketime', 'initdb', 'java', 'nginx', 'openssl', 'xmllint']);
  const browser = await ensureBrowser();
  const checks = runChecks();
  await ensureBuilt();
  postgres = startPostgres(scratch.folder);
  // The browser and its driver leave files in the folder for temporary ones when they are cut off.
  const inScratch = { TMPDIR: scratch.folder, TEST_SCRATCH: scratch.folder };
  const env = {
    ...environment,
    ...inScratch,
    NODE_ENV: '',
    TEST_POSTGRES_URL: postgres.url,
    TEST_CHROMIUM: browser,
    TEST_JAVA: findTool('java'),
    TEST_NGINX: findTool('nginx'),
  };

  // Code and browser one after the other: at once they end no sooner, and each waits longer than its tests allow.
  const results = [await testCode(env), await testInBrowser(env), await checks];
  return results.reduce((sum, { passed, failed, named }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    named: [...sum.named, ...named],
  }));
}

try {
  const { passed, failed, named } = await main();
  cleanUp();
  for (const one of named) process.stdout.write(`${one}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
} catch (error) {
  cleanUp();
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}
