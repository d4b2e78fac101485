import { expect, test } from 'vitest';
import { NOON, renderTestPage, testFacts, visibleText } from '../test-site.ts';
import { homePage } from './home-page.tsx';

const html = renderTestPage(homePage({ citySearch: null }));

test('one table compares the kits: a column for each model, whatever their number', () => {
  const models = [
    ...testFacts.models,
    ...testFacts.models.map((model) => ({ ...model, id: `${model.id}-2`, name: `${model.name} 2` })),
  ];
  const changed = renderTestPage(homePage({ citySearch: null }), { facts: { ...testFacts, models } });
  const [, table = ''] = /<table>(.*?)<\/table>/s.exec(changed.slice(changed.indexOf('id="precos"'))) ?? [];
  const rows = table
    .split('<tr>')
    .slice(1)
    .map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => visibleText(cell).trim()));
  expect(rows.slice(0, 6).map((row) => row.slice(0, 4))).toEqual([
    ['Motor', 'Jetflex', 'Speedy', 'Padrão'],
    ['Abre em', '4 s', '8 s', '16 s'],
    ['Deslizante, até', '1.200 kg', '800 kg', '500 kg'],
    ['Controles', 'inclusos', 'inclusos', '2'],
    ['Instalado', 'R$ 1.349', 'R$ 949', 'R$ 899'],
    ['Em 10x sem juros', 'R$ 134,90', 'R$ 94,90', 'R$ 89,90'],
  ]);
  for (const row of rows.slice(0, 7)) expect(row).toHaveLength(1 + models.length);
  expect(table).toMatch(new RegExp(`colspan="${models.length}">folha de 4.m × 2,5.m`, 'i'));
});

function doorsOf(now: Date): readonly string[] {
  const page = renderTestPage(homePage({ citySearch: null }), { now });
  return [...page.matchAll(/<a class="door [^"]*" href="([^"]+)".*?<\/a>/gs)].flatMap(([door, href = '']) => [
    visibleText(door).trim(),
    decodeURIComponent(href).split('?text=')[1] ?? '',
  ]);
}

test('the first screen has two doors, each with what decides it and a chat of its own', () => {
  expect(doorsOf(NOON)).toEqual([
    'Meu portão parou Atendimento agora, até as 18h',
    'Olá! Meu portão parou. Quero falar com um técnico.\nBairro: \nTipo do portão: ',
    'Quero motor novo Instalado desde R$ 899 (Padrão, 16 s); Jetflex, 4 s: R$ 1.349',
    'Olá! Quero um orçamento de motor para o meu portão.\nBairro: \nTipo do portão: ',
  ]);
  expect(doorsOf(new Date('2026-11-22T23:00:00Z'))[0]).toBe(
    'Meu portão parou Plantão 24h: técnico em até 2 horas, num raio de 50 km',
  );
});

test('a row of the triage looks like what it does: three open the chat, the last leads to a page', () => {
  const [, list = ''] = /id="triagem".*?<ul>(.*?)<\/ul>/s.exec(html) ?? [];
  const rows = list.split('</li>').slice(0, -1);
  expect(rows.map((row) => [row.includes('#icon-chat'), row.includes('https://wa.me/')])).toEqual([
    [true, true],
    [true, true],
    [true, true],
    [false, false],
  ]);
  expect(rows.at(-1)).toContain('href="/centro-conhecimento"');
});
