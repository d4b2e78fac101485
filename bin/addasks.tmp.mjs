import { parse } from 'yaml';
import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
const root = '/tmp/wt/und/src/content/library';
const where = new Map();
for (const d of readdirSync(root))
  if (!d.includes('.'))
    for (const f of readdirSync(root + '/' + d)) where.set(f.replace('.yaml', ''), `${root}/${d}/${f}`);
const all = new Map();
for (const [id, p] of where) for (const a of parse(readFileSync(p, 'utf8')).asks) all.set(a.toLowerCase(), id);
const titles = new Set(
  readdirSync('/tmp/wt/und/tests/evaluation')
    .filter((f) => f.endsWith('.tsv'))
    .flatMap((f) =>
      readFileSync('/tmp/wt/und/tests/evaluation/' + f, 'utf8')
        .split('\n')
        .map((l) => (l.split('\t')[1] ?? '').toLowerCase().trim()),
    ),
);
for (const [id, asks] of Object.entries(parse(readFileSync(process.argv[2], 'utf8')))) {
  const p = where.get(id);
  if (!p) {
    console.log('no', id);
    continue;
  }
  const fresh = asks.filter((a) => {
    const k = String(a).toLowerCase();
    if (all.has(k) || titles.has(k)) {
      console.log('dup', id, a, all.get(k) ?? 'title');
      return false;
    }
    all.set(k, id);
    return true;
  });
  const s = readFileSync(p, 'utf8');
  const m = s.match(/^asks:\n(?:  - .*\n)+/m);
  writeFileSync(p, s.replace(m[0], m[0] + fresh.map((a) => `  - ${JSON.stringify(String(a))}\n`).join('')));
}
