import { execFile } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { kindGroups } from '../src/admin/choice-groups.ts';
import { buildFacts } from '../src/business/facts.ts';
import { FICTITIOUS_COMPANY } from '../src/business/fictitious-company.ts';
import { describeGate, parseGateQuestion } from '../src/business/gate-form.ts';
import { isGateKind, offeredKindByValue } from '../src/business/gate-kind-ids.ts';
import type { GateKindRow } from '../src/business/gate-kinds.ts';
import { adviseMotor } from '../src/business/motor-adviser.ts';
import { topicsOf } from '../src/business/service-topics.ts';
import { entrySchema } from '../src/content/library/entry.ts';
import { library } from '../src/content/library/library.ts';
import { textValues } from '../src/content/library/text-values.ts';
import { shownPart } from '../src/content/shown-part.ts';
import { requireTopicChat } from '../src/content/topics/topic-chats.ts';
import { classifyTitle } from '../src/generator/classify-title.ts';
import { generatePage } from '../src/generator/generate-page.ts';
import { productOf } from '../src/generator/nouns.ts';
import { guidePage } from '../src/site/pages/guide-page.tsx';
import { renderTestPage } from '../src/site/test-site.ts';
import { gateKindIn } from '../src/understanding/gate-in-title.ts';
import { foldedWords, readWords } from '../src/understanding/words.ts';
import { temporaryFolder } from './support/database.ts';

const ROOT = join(import.meta.dirname, '..');
const facts = buildFacts(FICTITIOUS_COMPANY);

// Files of a worker share their modules: these are read anew with the row, and the next file's without it.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../src/business/gate-kinds.ts');
  vi.resetModules();
});

/** A row of a kind that nobody sells. */
vi.mock(import('../src/business/gate-kinds.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const { noun } = await import('../src/text/noun.ts');
  const gate = noun('portão borboleta', 'portões borboleta', 'm');
  const butterfly: GateKindRow = {
    movement: 'swing',
    gate,
    kit: { motor: noun('motor borboleta', 'motores borboleta', 'm'), gate },
    choice: 'Borboleta',
    said: 'borboleta',
    key: 'borboleta',
    called: { words: 'borboletas, borbo', phrases: 'que bate asas' },
    isCircumstance: true,
    titleWords: ['borbolet'],
    offered: {
      value: 'borboleta',
      label: 'portão borboleta',
      gateCaption: 'Borboleta: abre como asas',
      motorCaption: 'Motor borboleta: o braço ergue a asa',
      limit: () => 'As asas precisam de espaço livre em cima.',
      visitFirst: null,
    },
    topics: {
      motor: [{ title: 'Motor borboleta', says: 'Procuro um motor para portão borboleta.', namesGate: true }],
      installation: [],
    },
  };
  return { ...original, gateKinds: { ...original.gateKinds, butterfly } };
});

function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The made-up kind is not known');
  return value;
}

function kindOf(title: string) {
  return gateKindIn(readWords(foldedWords(title)));
}

function ask(query: string) {
  const parameters = new URLSearchParams(query);
  return required(parseGateQuestion((name) => parameters.get(name) ?? undefined)?.gate);
}

test('a made-up kind is offered by the form and advised by its movement', () => {
  const gate = ask('tipo=borboleta&peso=200&largura=2,5&ciclos=8');
  expect(describeGate(gate)).toMatch(/^portão borboleta, 200\skg/);
  expect(adviseMotor(gate, facts).limits[0]).toBe('As asas precisam de espaço livre em cima.');
  expect(adviseMotor({ ...gate, widthMetres: 3.1 }, facts)).toMatchObject({ model: null });
  expect(renderTestPage(guidePage({ question: null }))).toMatch(/<input type="radio"[^>]* value="borboleta"/);
});

test('a made-up kind is understood by its words and phrases, and chosen in the panel', () => {
  const titles = ['Motor para portão borboleta', 'portão borbo', 'motor de portão que bate asas'];
  expect(titles.map(kindOf)).toEqual(['butterfly', 'butterfly', 'butterfly']);
  expect(isGateKind('butterfly')).toBe(true);
  expect(kindGroups()[0]?.items).toContainEqual({ value: 'butterfly', label: 'Borboleta' });
});

test('the library, its texts and the topics know a made-up kind', () => {
  const { gateKinds } = entrySchema.shape;
  expect(gateKinds.parse(['butterfly'])).toEqual(['butterfly']);
  expect(() => gateKinds.parse(['moth'])).toThrow('butterfly');
  const gateKind = required(offeredKindByValue('borboleta'));
  expect(textValues(facts, { place: null, gateKind, brand: null }).gate.in).toBe('no portão borboleta');
  expect(topicsOf('Tipos de Motores').map(({ slug }) => slug)).toContain('motor-borboleta');
  expect(requireTopicChat('motor-borboleta')).toEqual({
    says: 'Procuro um motor para portão borboleta.',
    gate: true,
  });
});

test('a made-up kind without a drawing shows no other gate in its place', () => {
  const gateKind = required(offeredKindByValue('borboleta'));
  const entry = required(library.get('portao-nao-fecha'));
  expect(shownPart(entry, gateKind)).toBeNull();
  expect(shownPart(entry, null)).toMatchObject({ drawing: 'sliding', part: 'photocell' });
});

test('the generator writes of a made-up kind as of the others of its movement', () => {
  const { productType } = classifyTitle('Motor para portão borboleta na Mooca');
  expect(productType).toBe('butterfly');
  expect(productOf(productType)).toMatchObject({ mechanism: 'swing', motor: { plural: 'motores borboleta' } });
  const page = generatePage({ title: 'Loja de motor borboleta na Mooca', creativity: 10, seed: 1, facts });
  expect(page.html).toContain('Cada folha gira em suas dobradiças');
});

const failed = z.object({ stdout: z.string() });

/** What the compiler says of the drawings and of the generator's texts when the tables have more rows. */
async function compilerErrors(rows: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = temporaryFolder();
  for (const room of ['business', 'text', 'generator', 'understanding', 'content', 'site'])
    cpSync(join(ROOT, 'src', room), join(folder, 'src', room), {
      recursive: true,
      filter: (file) => !file.endsWith('.yaml'),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, row] of Object.entries(rows)) {
    const path = join(folder, 'src/business', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^\} as const satisfies/m, `${row}\n$&`));
  }
  const files = ['site/sections/gate-type-drawing.tsx', 'site/sections/motor-drawing.tsx', 'site/sections/triage.tsx'];
  const pools = ['generator/pools/mechanisms.ts', 'generator/pools/steps/mounting.ts'];
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      include: [...files, ...pools].map((file) => `src/${file}`),
      compilerOptions: { types: ['node', 'vite/client'] },
    }),
  );
  const { stdout } = await promisify(execFile)(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder], {
    cwd: folder,
  }).catch((error: unknown) => failed.parse(error));
  return stdout.split('\n').filter((line) => line.startsWith('src/'));
}

/** Rows as somebody would add them; that of the kind lacks its name in the panel. */
const ROWS = {
  'gate-kinds.ts': `  butterfly: {
    movement: 'swing', gate: swingGate, kit: { motor: swingGate, gate: swingGate }, said: 'borboleta', key: 'borboleta', called: {}, isCircumstance: false, titleWords: [],
    offered: { value: 'b', label: 'b', gateCaption: 'b', motorCaption: 'b', limit: () => 'b', visitFirst: null },
    topics: { motor: [], installation: [] },
  },`,
  'gate-movements.ts': '  flapping: { measured: null, underTension: false, rolledUp: false },',
  'symptoms.ts': `  flying: {
    topic: { title: 'Portão voa', says: 'Meu portão voa.', namesGate: false },
    triage: { label: 'Voa', says: 'Meu portão voa.' },
  },`,
};

test('the compiler names the drawings, texts and fields that a new row lacks', { timeout: 240_000 }, async () => {
  const errors = await compilerErrors(ROWS);
  const named = errors.flatMap((error) => {
    const [, file, property] = /^src\/([^(]+)\(.*Property '(\w+)' is missing/.exec(error) ?? [];
    return file ? [`${file} ${property}`] : [];
  });
  expect(named.toSorted()).toEqual([
    'business/gate-kinds.ts choice',
    'generator/pools/mechanisms.ts flapping',
    'generator/pools/steps/mounting.ts flapping',
    'site/sections/gate-type-drawing.tsx butterfly',
    'site/sections/motor-drawing.tsx butterfly',
    'site/sections/triage.tsx flying',
  ]);
});
