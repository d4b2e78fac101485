// Writes the licences and install scripts of every package of the lockfile into docs/supply-chain.md, between its two marks. Run
// by hand after a change of the packages: node bin/licences.mjs
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const START = '<!-- licences: start -->';
const END = '<!-- licences: end -->';
const file = join(root, 'docs/supply-chain.md');

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const rows = [];
const scripts = [];
let unhashed = 0;
for (const [path, entry] of Object.entries(packages)) {
  if (path === '' || entry.link) continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const manifest = join(root, path, 'package.json');
  const own = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  const licence =
    entry.license ??
    own.license?.type ??
    own.license ??
    own.licenses?.map(({ type }) => type).join(' OR ') ??
    'unknown';
  rows.push({
    name,
    version: entry.version,
    licence,
    kind: entry.dev || entry.devOptional ? 'development' : entry.optional ? 'platform' : 'delivered',
  });
  if (entry.hasInstallScript) scripts.push(`${name}@${entry.version}`);
  if (!entry.integrity) unhashed += 1;
}

const byLicence = Map.groupBy(rows, ({ licence }) => licence);
const summary = [...byLicence]
  .toSorted((a, b) => b[1].length - a[1].length)
  .map(([licence, list]) => {
    const delivered = [...new Set(list.filter(({ kind }) => kind === 'delivered').map(({ name }) => name))].toSorted();
    return `| ${licence} | ${list.length} | ${delivered.join(', ') || '–'} |`;
  });
const text = `${START}
${rows.length} packages, ${unhashed} without an integrity hash. Install scripts: ${scripts.join(', ') || 'none'}.

| licence | packages | delivered ones among them |
| --- | --- | --- |
${summary.join('\n')}
${END}`;
const document = readFileSync(file, 'utf8');
const [before] = document.split(START);
const [, after] = document.split(END);
writeFileSync(file, `${before}${text}${after ?? '\n'}`);
