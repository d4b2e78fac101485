import { join } from 'node:path';
import { projectNode, root, run } from './project.mjs';

const tool = (path, ...args) => [projectNode, [join(root, 'node_modules', path), ...args]];

const CHECKS = [
  ['types', ...tool('typescript/bin/tsc', '-p', '.')],
  ['lint', ...tool('oxlint/bin/oxlint', '--deny-warnings')],
  ['format', ...tool('oxfmt/bin/oxfmt', '--check', '.')],
  [
    'walls between rooms',
    ...tool(
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
      'src',
    ),
  ],
  ['library of answers', projectNode, [join(root, 'bin/check-library.mjs')]],
  ['dead code', ...tool('knip/bin/knip.js')],
];

/** Runs every check, whatever the others say. @returns how many passed and failed, and a line for each that failed. */
export async function runChecks() {
  const result = { passed: 0, failed: 0, named: [] };
  for (const [name, command, args] of CHECKS) {
    const ok = (await run(command, args)) === 0;
    process.stdout.write(`${ok ? 'ok' : 'FAILED'}  check: ${name}\n`);
    result[ok ? 'passed' : 'failed'] += 1;
    if (!ok) result.named.push(`FAILED  check: ${name}`);
  }
  return result;
}
