import { expect, test } from 'vitest';
import { readTitleFile } from './title-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

async function read(...chunks: Uint8Array[]) {
  const reply = await readTitleFile(chunks);
  if (!reply.ok) throw new Error(reply.message);
  return reply.list;
}

async function refusal(...chunks: Uint8Array[]): Promise<string> {
  const reply = await readTitleFile(chunks);
  return reply.ok ? `read ${reply.list.titles.length}` : reply.message;
}

test('a text holds one title a line; blank lines do not count and commas belong to the titles', async () => {
  const list = await read(utf8('Motor de portão, na Mooca\r\n\r\n  Motor no Brás, hoje\n'));
  expect(list).toMatchObject({
    titles: ['Motor de portão, na Mooca', 'Motor no Brás, hoje'],
    rows: 2,
    reading: 'Texto com um título por linha, codificação UTF-8',
  });
});

test('a CSV with semicolons in Latin-1 is read with its accents', async () => {
  const list = await read(latin1('Nome;Título;Preço\r\nA;Manutenção de portão na Lapa;1\r\nB;Automação no Brás;2\r\n'));
  expect(list).toMatchObject({
    titles: ['Manutenção de portão na Lapa', 'Automação no Brás'],
    reading: 'CSV com ponto e vírgula, coluna “Título”, codificação Latin-1',
  });
});

test.each([
  ['UTF-8 with a mark', utf8('\uFEFFtítulo\nPortão em São Mateus\n')],
  [
    'UTF-16, as Excel saves "Unicode text"',
    new Uint8Array(Buffer.from('\uFEFFTítulo\tCidade\r\nPortão em São Mateus\tSP\r\n', 'utf16le')),
  ],
])('%s is read, and its mark is no part of the first cell', async (_name, bytes) => {
  expect((await read(bytes)).titles).toEqual(['Portão em São Mateus']);
});

test('a quoted line break, a doubled quotation mark and a delimiter within quotation marks stay in their field', async () => {
  const list = await read(utf8('Título;Cidade\n"Motor\nde portão; o ""melhor"" na Mooca";SP\nMotor no Brás;SP\n'));
  expect(list.titles).toEqual(['Motor de portão; o "melhor" na Mooca', 'Motor no Brás']);
});

test('a piece may end anywhere, inside a letter or a quoted field', async () => {
  const bytes = utf8('Título;x\r\n"Manutenção\r\nna Lapa";1\r\nPortão;2\r\n');
  const list = await read(...Array.from(bytes, (_, index) => bytes.subarray(index, index + 1)));
  expect(list.titles).toEqual(['Manutenção na Lapa', 'Portão']);
});

test('of 1,000 duplicate rows one title is left and the others are counted', async () => {
  const list = await read(utf8(`Título\n${'Motor na Mooca\n'.repeat(1001)}`));
  expect(list).toMatchObject({ titles: ['Motor na Mooca'], rows: 1001, duplicates: 1000 });
});

test('a title that cannot be used is named with its line and its reason, and the others are read', async () => {
  const list = await read(utf8('Título;x\nMotor na Mooca;1\n???;2\nPortão;3\n'));
  expect(list.titles).toEqual(['Motor na Mooca', 'Portão']);
  expect(list.invalid).toEqual({
    count: 1,
    items: [
      {
        line: 3,
        title: '???',
        reason: 'O título precisa de pelo menos uma letra ou um número, para formar o endereço da página.',
      },
    ],
  });
});

test.each([
  [
    'quotation marks that never close',
    'Título;x\nMotor;1\n"Portão sem fim;2\nOutro;3\n',
    'As aspas que se abrem na linha 3 não se fecham.',
  ],
  ['a quotation mark behind a closed field', 'Título;x\n"Motor"na Mooca;1\n', 'Há aspas fora do lugar na linha 2.'],
])('%s: refused with the line at fault', async (_name, text, message) => {
  expect(await refusal(utf8(text))).toContain(message);
});

test.each([
  ['a PNG', '89504e470d0a1a0a0000000d', 'Este arquivo é uma imagem PNG.'],
  ['a JPEG', 'ffd8ffe000104a464946', 'Este arquivo é uma imagem JPEG.'],
  ['a spreadsheet', '504b030414000600', 'use “Salvar como” e escolha CSV'],
  ['a PDF', '255044462d312e37', 'Este arquivo é um PDF.'],
  ['anything else with zeros in it', '4d6f746f7200010203', 'um arquivo binário, e não um texto'],
])('%s under any name is refused with the reason', async (_name, hex, message) => {
  expect(await refusal(new Uint8Array(Buffer.from(hex, 'hex')))).toContain(message);
});

test.each([
  ['an empty file', ''],
  ['a file of blank lines', '\n\n  \n'],
  ['a file with a heading alone', 'Título;Cidade\n'],
])('%s is refused', async (_name, text) => {
  expect(await refusal(utf8(text))).toMatch(/vazio|nenhum título/);
});

test('more titles than a job takes are refused with the limit', async () => {
  expect(await refusal(utf8(Array.from({ length: 100_001 }, (_, index) => `Motor ${index}`).join('\n')))).toContain(
    'mais de 100.000 títulos',
  );
});

test('50 MB with long columns beside the titles are read, and the event loop is free meanwhile', async () => {
  const filler = 'texto '.repeat(850);
  const block = utf8(Array.from({ length: 50 }, (_, index) => `Motor na rua ${index};${filler}\n`).join(''));
  const chunks = [
    utf8('Título;Texto\n'),
    ...Array.from({ length: Math.ceil((50 * 1024 * 1024) / block.length) }, () => block),
  ];
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const list = await read(...chunks);
  clearInterval(timer);
  expect(list.titles).toHaveLength(50);
  expect(list.rows).toBe(50 * (chunks.length - 1));
  expect(turns).toBeGreaterThan(50);
});
