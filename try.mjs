import { runnerImport } from 'vite';
import { yamlData } from './yaml-data.ts';
const load = async (f) => (await runnerImport(f, { root: process.cwd(), plugins: [yamlData()], logLevel: 'error' })).module;
const { generatePage } = await load('/src/generator/generate-page.ts');
const { buildFacts } = await load('/src/business/facts.ts');
const { FICTITIOUS_COMPANY } = await load('/src/business/fictitious-company.ts');
const { plainText } = await load('/src/text/plain-text.ts');
const facts = buildFacts(FICTITIOUS_COMPANY);
for (const t of process.argv.slice(2)) { const p = generatePage({ title: t, creativity: 75, seed: 3, facts }); console.log('=== ' + t + '\n# ' + p.description + '\n' + p.html.replace(/<h2>/g,'\n\n## ').replace(/<h3>/g,'\n### ').replace(/<li>/g,'\n - ').replace(/<\/p>/g,'\n').replace(/<[^>]+>/g,'')); }
