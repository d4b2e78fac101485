import { expect, test } from 'vitest';
import { articleOfPlace } from '../business/place-article.ts';
import { readTitleFile } from './title-file.ts';

async function compose(file: string, text: string) {
  const read = await readTitleFile([new TextEncoder().encode(file)], { text, articleOf: articleOfPlace });
  return read.ok ? read.list : read.message;
}

test('each row of a table becomes a title of its columns, with the preposition of its place', async () => {
  const list = await compose(
    'tipo;bairro\ndeslizante;Mooca\nbasculante;Brás\npivotante;Moema\nde correr;Vila que ninguém conhece\n',
    'Conserto de portão {tipo} em {bairro}',
  );
  expect(list).toMatchObject({
    titles: [
      'Conserto de portão deslizante na Mooca',
      'Conserto de portão basculante no Brás',
      'Conserto de portão pivotante em Moema',
      'Conserto de portão de correr em Vila que ninguém conhece',
    ],
    rows: 4,
    reading: 'CSV com ponto e vírgula, título montado com 2 colunas, codificação UTF-8',
    columns: ['tipo', 'bairro'],
  });
});

test('a contraction that was typed gives way to the place’s own, at the head of a title too', async () => {
  expect(await compose('Bairro\nBrás\nOsasco\n', 'Na {bairro}: os moradores da {bairro} passam pela {bairro}')).toEqual(
    expect.objectContaining({
      titles: ['No Brás: os moradores do Brás passam pelo Brás', 'Em Osasco: os moradores de Osasco passam por Osasco'],
    }),
  );
});

test('a value that is missing is named with its column and its row, and the other rows are read', async () => {
  expect(await compose('tipo,bairro\ndeslizante,Mooca\n,Brás\nbasculante\n\n', '{tipo} em {bairro}')).toMatchObject({
    titles: ['deslizante na Mooca'],
    rows: 3,
    invalid: {
      count: 2,
      items: [
        { line: 3, title: '; Brás', reason: 'Falta o valor da coluna “tipo”.' },
        { line: 4, title: 'basculante', reason: 'Falta o valor da coluna “bairro”.' },
      ],
    },
  });
});

test.each([
  [
    'an unknown column',
    'a;b\n1;2\n',
    'x {bairo}',
    'A linha 1 não tem a coluna {bairo}. As colunas deste arquivo são {a} e {b}.',
  ],
  ['a column that stands twice', 'a;A\n1;2\n', 'x {a}', 'A linha 1 tem duas colunas “a”.'],
  ['a brace without its pair', 'a;b\n1;2\n', 'x {a', 'Há uma chave sem par no modelo do título.'],
  ['no column at all', 'a;b\n1;2\n', 'Motor', 'O modelo do título não tem nenhuma coluna'],
])('a template with %s is refused with the reason', async (_name, file, template, message) => {
  expect(await compose(file, template)).toContain(message);
});

test('what a spreadsheet would run has lost the mark before it, and a cell is never read as a template', async () => {
  expect(await compose("nome;bairro\n'=SOMA;{nome}\n", 'Motor {nome} em {bairro}')).toMatchObject({
    titles: ['Motor =SOMA em {nome}'],
  });
});

test('the headings of a table are offered, those of a list of titles are not', async () => {
  const offered = async (file: string) => {
    const read = await readTitleFile([new TextEncoder().encode(file)]);
    return read.ok ? read.list.columns : read.message;
  };
  expect(await offered('tipo;bairro;bairro\na;b;c\n')).toEqual(['tipo', 'bairro']);
  expect(await offered('bairro\nMooca\n')).toEqual(['bairro']);
  expect(await offered('Motor de portão na Mooca\nMotor no Brás\n')).toEqual([]);
});
