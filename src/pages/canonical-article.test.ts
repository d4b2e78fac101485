import { expect, test } from 'vitest';
import { SCRIPTS } from '../../tests/support/attack-payloads.ts';
import { buildFacts } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { generatePage } from '../generator/generate-page.ts';
import { isCanonical } from './canonical-article.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const FACTS = buildFacts(FICTITIOUS_COMPANY);
const TITLES = [
  'Portão não fecha na Mooca',
  'portão caindo',
  'Quanto custa motor de portão em Moema',
  'Motor de portão no Brás',
  'como programar controle',
  'motor deslizante ou basculante',
  'Manutenção de portão de condomínio em Osasco',
  'Motor Garen não abre',
  'comprar cremalheira',
  'aluguel de andaime',
];

const generated = (title: string, seed: number) =>
  generatePage({ title, creativity: 75, seed, facts: FACTS }).stored.content;

/** What the library makes of it: nothing canonical ends with a script. */
const sanitizedWhole = (html: string) => sanitizeHtml(`${html}<script></script>`);

test.each(TITLES)('the page of “%s” is canonical, and sanitising it whole returns it as it is', (title) => {
  for (const seed of [1, 2, 3]) {
    const html = generated(title, seed);
    expect(isCanonical(html)).toBe(true);
    expect(sanitizedWhole(html)).toBe(html);
  }
});

/** Park and Miller's generator: the same numbers in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

// oxfmt-ignore
const PIECES = [
  '<p>', '</p>', '<ul>', '</li>', '<li>', '<br />', '<br>', '<hr />', '<strong>', '</strong>', '<a href="/x">',
  '</a>', '<a href="javascript:alert(1)">', '<a href="//x">', '<td>', '</tr>', '<script>', '<!--', '-->', '&',
  '&amp;', '&nbsp;', '<', '>', '"', ' ', '\u00a0', '<data value="kitPrices">', '</data>', '<h2>', '</section>',
  '<section>', '<p onclick="x()">', '<P>', '<svg>', '<style>', '</ul>', '\0', '<dd>', '<td colspan="2">', 'x',
];

test('whatever is changed in a page, what is called canonical is what sanitising leaves as it is', () => {
  const any = numbers(7);
  const pages = TITLES.map((title, seed) => generated(title, seed).slice(0, 3000));
  let canonical = 0;
  for (let round = 0; round < 6000; round += 1) {
    let html = pages[any(pages.length)] ?? '';
    // Whole again, mostly.
    html = html.slice(0, html.lastIndexOf('</section>') + '</section>'.length);
    for (let edits = 1 + any(2); edits > 0; edits -= 1) {
      const marks = Array.from(html.matchAll(/<[^>]*>/g), ({ index }) => index);
      const at = any(2) === 0 ? (marks[any(marks.length)] ?? 0) : any(html.length);
      const piece = PIECES[any(PIECES.length)] ?? '';
      html = html.slice(0, at) + piece + html.slice(at + (any(3) === 0 ? any(12) : 0));
    }
    if (!isCanonical(html)) continue;
    canonical += 1;
    expect(sanitizedWhole(html)).toBe(html);
  }
  expect(canonical).toBeGreaterThan(300);
});

test.each([
  // The others are plain words.
  ...SCRIPTS.filter((script) => /[<&]/.test(script)).map((script) => `<p>Texto.</p>${script}`),
  ' <p>Texto.</p>',
  '<p></p>',
  '<p>\u00a0</p>',
  '<p>Um<p>Dois</p></p>',
  '<p>Um<ul><li>Dois</li></ul></p>',
  '<li>Um</li>',
  '<p>Texto.</section></p>',
  '<p>Texto.',
  '<p class="x">Texto.</p>',
  '<a>Texto</a>',
  '<a href="data:text/html,x">Texto</a>',
  '<p>R$ 1 > R$ 0</p>',
  '<p>Um &copy; dois</p>',
  '<data value="kitPrices"><b>R$ 1</b></data>',
  `${'<section>'.repeat(101)}<p>Fundo</p>${'</section>'.repeat(101)}`,
])('%s is not canonical', (html) => {
  expect(isCanonical(html)).toBe(false);
});
