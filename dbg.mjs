import { runnerImport } from 'vite';
import { yamlData } from './yaml-data.ts';
const load = async (f) => (await runnerImport(f, { root: process.cwd(), plugins: [yamlData()], logLevel: 'error' })).module;
const { understand } = await load('/src/understanding/understand.ts');
for (const t of process.argv.slice(2)) { const u = understand(t); console.log(t, '=>', u.entry?.id, u.confidence, u.score.toFixed(2), u.refusal ?? '', u.place?.kind ?? '', u.place?.name ?? u.place?.place?.name ?? '', '| open:', u.unexplained.join(' '), '| alt:', u.alternatives.slice(0,3).map(e=>e.id).join(' ')); }
