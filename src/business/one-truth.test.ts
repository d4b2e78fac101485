import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const NUMBER = String.raw`(?:\d+|uma?|duas|dois|três|quatro|cinco|oito|dez|quinze|dezesseis|vinte)`;
const SPACE = String.raw`(?:\s|&nbsp;|\u00a0|\{' '\})*`;

/** What only `src/business` may type; each pattern knows the spellings that people use. */
const FACTS: readonly (readonly [fact: string, pattern: RegExp])[] = [
  // 'R$ 0' is how 'free' is drawn, and no price.
  ['price', /R\$(?:\s|&nbsp;|\u00a0)*(?!0(?![\d,.]))\d/],
  ['price', /(?<![\w.#-])(?:899|949|1349|1\.349|1_349)(?![\w-])/],
  ['warranty', new RegExp(`(?<![\\p{L}\\d])${NUMBER}${SPACE}anos?${SPACE}de${SPACE}garantia`, 'iu')],
  [
    'warranty',
    new RegExp(
      `garantia(?:${SPACE}(?:de fábrica|estendida|total))?${SPACE}(?:de|por)${SPACE}${NUMBER}${SPACE}(?:anos?|meses)`,
      'iu',
    ),
  ],
  // 'Um segundo' alone is an idiom or an ordinal.
  ['seconds', new RegExp(`(?<![\\p{L}\\d])(?:\\d+${SPACE}segundos?|${NUMBER}${SPACE}segundos)(?!\\p{L})`, 'iu')],
  ['seconds', /(?<![\w.])\d+[ \u00a0]s(?![\w])/],
  ['weight', new RegExp(`(?<![\\w])\\d[\\d.]*${SPACE}kg(?![\\w])`, 'iu')],
  ['phone', /\(\d{2}\)(?:\s|\u00a0)*9?\d{4}-\d{4}/],
  ['phone', /(?:wa\.me\/|api\.whatsapp\.com\/send\?phone=|tel:)\+?\d/],
  ['phone', /(?<!\d)55\d{10,11}(?!\d)/],
];

/** Nobody reads a comment on a screen, and an example in one is not a fact. */
const COMMENT_LINE = /^\s*(?:\/\*|\*|\/\/)/;

function findTypedFacts(text: string, comments = COMMENT_LINE): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      FACTS.filter(([, pattern]) => !comments.test(line) && pattern.test(line)).map(
        ([fact]) => `${index + 1} ${fact}: ${line.trim()}`,
      ),
    );
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mdx)$/.test(entry.name) && !/\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('src/business/'));
}

test('no price, warranty, number of seconds, weight or phone is typed outside src/business', () => {
  const typed = sourceFiles('src').flatMap((path) =>
    // In MDX a line that starts with an asterisk is a list.
    findTypedFacts(readFileSync(join(ROOT, path), 'utf8'), path.endsWith('.mdx') ? /^$/ : COMMENT_LINE).map(
      (found) => `${path}:${found}`,
    ),
  );
  expect(typed).toEqual([]);
});

test('the search walks the product', () => {
  expect(sourceFiles('src')).toContain('src/text/slug.ts');
});

test.each([
  ['a partir de R$ 899', 'price'],
  ['R$&nbsp;350', 'price'],
  ['price: 1349', 'price'],
  ['por 1.349 à vista', 'price'],
  ['1 ano de garantia', 'warranty'],
  ['Dois anos de garantia', 'warranty'],
  ['garantia de fábrica de 1 ano', 'warranty'],
  ['abre em 4 segundos', 'seconds'],
  ['abre em quatro segundos', 'seconds'],
  ['abre em 4 s.', 'seconds'],
  ['portões de até 500 kg', 'weight'],
  ['até 1.200kg', 'weight'],
  ['ligue (11) 4000-0000', 'phone'],
  ['https://wa.me/551140000000', 'phone'],
  ["phone: '5511987654321'", 'phone'],
])('"%s" typed in a page would be found as a %s', (text, fact) => {
  expect(findTypedFacts(text).join()).toContain(fact);
});

test.each([
  'R$ ${price}',
  'R$ 0 de frete',
  "/** 899 → 'R$ 899' */",
  '${texts.opening}',
  'em poucos segundos',
  'transition: 899ms',
  'garantia de fábrica',
  'há muitos anos',
  'um segundo controle',
  'tel:+${phone}',
])('"%s" is no typed fact', (text) => {
  expect(findTypedFacts(text)).toEqual([]);
});
