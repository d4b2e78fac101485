import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PRINT = `import ${JSON.stringify(join(import.meta.dirname, 'small-memory.ts'))}; process.stdout.write(process.env.UV_THREADPOOL_SIZE)`;
const OWN = String(Math.min(4, Math.max(2, availableParallelism())));

test.each([
  ['6', '6'],
  ['', OWN],
  [undefined, OWN],
])('with UV_THREADPOOL_SIZE %j libuv is told %s threads', (given, expected) => {
  const { UV_THREADPOOL_SIZE: _, ...rest } = process.env;
  const env = given === undefined ? rest : { ...rest, UV_THREADPOOL_SIZE: given };
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', PRINT], { env, encoding: 'utf8' })).toBe(
    expected,
  );
});
