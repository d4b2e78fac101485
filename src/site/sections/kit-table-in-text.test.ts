import { expect, test } from 'vitest';
import { factTexts } from '../../business/fact-texts.ts';
import { testFacts } from '../test-site.ts';
import { withoutKitTable } from './kit-table-in-text.ts';

const { models } = factTexts(testFacts);

function tableOf(cells: (model: (typeof models)[number]) => readonly string[]): string {
  const rows = models.map(
    (model) =>
      `<tr><th scope="row">${model.name}</th>${cells(model)
        .map((cell) => `<td>${cell}</td>`)
        .join('')}</tr>`,
  );
  return `<table><thead><tr><th scope="col">Modelo</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

test('a table that says what the facts say gives way to the one that the page draws, and what only leads to it goes with it', () => {
  const table = tableOf(({ opening, maxGate, price }) => [opening, `deslizante de até ${maxGate}`, price]);
  expect(withoutKitTable(`<p>A.</p><section><h2>Modelos</h2>${table}</section><p>B.</p>`, models)).toBe(
    '<p>A.</p><p>B.</p>',
  );
  expect(withoutKitTable(`<section><h2>Modelos</h2><p>Os preços abaixo.</p>${table}</section>`, models)).toBe('');
  const long = 'O que pesa na escolha se lê aqui. '.repeat(9).trim();
  expect(withoutKitTable(`<section><h2>Modelos</h2><p>${long}</p>${table}</section>`, models)).toBe(
    `<section><h2>Modelos</h2><p>${long}</p></section>`,
  );
});

test('a table that somebody has written otherwise stays', () => {
  for (const html of [
    tableOf(({ opening }) => [opening, 'sob consulta']),
    '<table><tbody><tr><th>Peça</th><td>Preço</td></tr></tbody></table>',
    '<p>Sem tabela.</p>',
  ])
    expect(withoutKitTable(html, models)).toBe(html);
});
