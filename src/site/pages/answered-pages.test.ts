import { expect, test } from 'vitest';
import { factTexts } from '../../business/fact-texts.ts';
import { requireEntry } from '../../content/library/library.ts';
import { generatePage } from '../../generator/generate-page.ts';
import { subjectOf } from '../../understanding/stored-understanding.ts';
import { understand } from '../../understanding/understand-title.ts';
import { renderTestPage, testFacts, visibleText } from '../test-site.ts';
import { mainOf, pageOf } from '../../../tests/support/page-of-title.ts';
import { generatedPage } from './generated-page.tsx';

const asideOf = (html: string) => /<aside class="aside"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '';

const TITLES = {
  fault: 'Portão não fecha na Mooca',
  danger: 'Criança prendeu a mão no portão',
  price: 'Quanto custa um motor de portão em Guarulhos',
  howTo: 'Como programar o controle do portão',
  purchase: 'Comprar motor de portão em Osasco',
  town: 'Atendimento de portão em Cotia',
  law: 'Garantia do motor de portão',
  refusal: 'Vagas de emprego para instalador de portão',
};

/** What opens each family, its sheet, and what stands beside its text. */
const FAMILIES: readonly (readonly [title: string, opening: string | null, sheet: string, beside: string])[] = [
  [TITLES.fault, 'class="opening stopped"', '.stopped-gate{}', 'Visita para este defeito'],
  [TITLES.danger, 'class="emergency-keys"', '.danger{}', ''],
  [TITLES.price, 'class="opening axis"', '.price-axis{}', 'O preço do seu caso'],
  [TITLES.howTo, 'class="nameplate"', '.nameplate{}', 'Parou em algum passo?'],
  [TITLES.purchase, 'class="opening gates"', '.three-gates{}', 'Motor novo, instalado'],
  [TITLES.town, 'class="opening place-map"', '.place-map{}', 'Combine pelo WhatsApp'],
  [TITLES.law, 'class="opening verdict"', '.verdict{}', 'Conte o seu caso'],
  [TITLES.refusal, null, '.answered{}', ''],
];

test.each(FAMILIES)('%s opens with its own picture and has its own card', (title, opening, sheet, beside) => {
  const html = pageOf(title);
  expect(mainOf(html).match(/class="(?:opening [a-z-]+|emergency-keys)"/g)?.length ?? 0).toBe(opening === null ? 0 : 1);
  expect(html).toContain(opening ?? 'page-head');
  expect(html).toContain(sheet);
  const sheets = FAMILIES.flatMap(([, , other]) => (other === sheet ? [] : [other]));
  for (const other of sheets.filter((name) => name !== '.answered{}')) expect(html).not.toContain(other);
  expect(asideOf(html) === '').toBe(beside === '');
  expect(visibleText(asideOf(html))).toContain(beside);
});

test('the card of a page shows the message that its key sends, and so do the bar and the footer send it', () => {
  for (const title of [TITLES.fault, TITLES.price, TITLES.howTo, TITLES.purchase]) {
    const html = pageOf(title);
    const [sent = ''] = /(?<=text=)[^"]+/.exec(asideOf(html)) ?? [];
    const message = decodeURIComponent(sent.replaceAll('&#x27;', "'"));
    expect(visibleText(asideOf(html)).replace(/\s/g, '')).toContain(`“${message}”`.replace(/[\s“”]/g, ''));
    expect(html.slice(html.indexOf('contact-bar'))).toContain(sent);
  }
});

test('who is told to ring rings first: the wide key of the bar calls, on other pages it writes', () => {
  const barOf = (title: string) => /<div class="contact-bar">[\s\S]*?<\/div>/.exec(pageOf(title))?.[0] ?? '';
  expect(barOf('Técnico de portão 24 horas em Osasco')).toMatch(
    /^<div class="contact-bar"><a class="button button-call" href="tel:/,
  );
  expect(barOf(TITLES.fault)).not.toContain('button-call');
});

test('the page of a danger offers nothing: behind all that it tells a photo may be sent, and our number stands only where its text names it', () => {
  const html = pageOf(TITLES.danger);
  const before = html.slice(0, html.indexOf('<section class="help"'));
  const named = `<a href="tel:+${testFacts.company.phone}">${factTexts(testFacts).phone}</a>`;
  expect(before).not.toContain('wa.me');
  expect(html.slice(before.length)).toContain('Mandar foto ao técnico');
  expect(before).toContain(named);
  expect(before.replaceAll(named, '')).not.toContain(`tel:+${testFacts.company.phone}`);
  expect(mainOf(html)).toContain('page-head in-danger');
  expect(pageOf(TITLES.fault)).toContain('class="phone"');
});

test('what is charged stands on one scale, in figures too, and follows the facts', () => {
  const [model] = testFacts.models;
  if (!model) throw new Error('The facts name no model');
  const facts = { ...testFacts, heavyGatePrice: [2500, 7200] as const, models: [{ ...model, price: 1777 }] };
  const axisOf = (title: string) =>
    /<section class="opening axis"[\s\S]*?<\/section>/.exec(pageOf(title, facts))?.[0] ?? '';
  const axis = axisOf(TITLES.price);
  expect(axis).toContain('viewBox="0 0 7500 10"');
  expect(axis).toContain('M2500 0h4700v10H2500z');
  const texts = factTexts(facts);
  const ofMending = axisOf('Quanto custa o conserto do portão');
  for (const figure of [texts.visitPrice, texts.repairPrice, texts.replaceMotorPrice])
    expect(ofMending).toContain(`<b>${figure}</b>`);
  expect(axis).toContain(`<b>${texts.heavyGatePrice}</b>`);
  expect(axis).toMatch(/<li class="asked">Kit novo, instalado <b>R\$\u00a01\.777<\/b>/);
  expect(axis.match(/<svg/g)).toHaveLength(axis.match(/<svg[^>]*aria-hidden="true"/g)?.length ?? 0);
});

test('however many models there are, each has its gate and its row to compare', () => {
  const [model] = testFacts.models;
  if (!model) throw new Error('The facts name no model');
  const models = [{ ...model, id: 'turbo', name: 'Turbo', openingSeconds: 3 }, ...testFacts.models];
  const html = pageOf(TITLES.purchase, { ...testFacts, models });
  expect(mainOf(html).match(/<li class="opens-\d+"/g)).toHaveLength(models.length);
  const table = /<table class="kit-table">[\s\S]*?<\/table>/.exec(html)?.[0] ?? '';
  expect(table.match(/<th scope="row">/g)).toHaveLength(models.length);
  expect(mainOf(html).match(/<table/g)).toHaveLength(2);
});

test('the nameplate of a procedure says what its text says, once', () => {
  const html = mainOf(pageOf(TITLES.howTo));
  expect(html).toContain('<dt>Tempo</dt><dd>5 minutos</dd>');
  expect(html).toContain(`<dt>Passos</dt><dd>${requireEntry('programar-controle').steps.length}</dd>`);
  expect(html).toMatch(/<p class="danger-plate"><b>Atenção<\/b> A placa dentro do motor/);
  expect(html.match(/A placa dentro do motor/g)).toHaveLength(1);
});

test('a fault says what it costs, whether its text does or not', () => {
  for (const creativity of [0, 100]) {
    const { html } = generatePage({ title: TITLES.fault, creativity, seed: 1, facts: testFacts });
    const page = renderTestPage(
      generatedPage({
        id: 'id-1',
        title: TITLES.fault,
        slug: 'x',
        description: 'Descrição.',
        contentHtml: html,
        subject: subjectOf(understand(TITLES.fault)),
        createdAt: '2026-11-21T12:00:00Z',
        brand: testFacts.brand,
        indexable: true,
        related: [],
      }),
    );
    expect(mainOf(page).match(/<h2>(?:Quanto custa|O preço|Quanto você paga)<\/h2>/g)).toHaveLength(1);
  }
});

test('the map of a town names it, its distance and its neighbours, which are links', () => {
  const html = mainOf(pageOf(TITLES.town));
  const map = /<div class="opening place-map">[\s\S]*?<\/p><\/div>/.exec(html)?.[0] ?? '';
  expect(visibleText(map)).toMatch(/A \d+ km do centro de São Paulo/);
  expect(map).toMatch(/aria-label="Mapa: Cotia, a \d+\u00a0km/);
  expect(map.match(/<a href="\/(?:cidades\/)?[a-z-]+">/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
});

/** What whoever holds the phone is asked to do next. */
const VERBS: readonly (readonly [title: string, verb: string])[] = [
  [TITLES.fault, 'Chamar o técnico'],
  [TITLES.price, 'Pedir o preço'],
  [TITLES.howTo, 'Pedir ajuda'],
  [TITLES.purchase, 'Pedir orçamento'],
  [TITLES.law, 'Contar o meu caso'],
];

test.each(VERBS)('on a phone the bar of "%s" asks with the verb of its card: %s', (title, verb) => {
  const html = pageOf(title);
  const bar = visibleText(html.slice(html.indexOf('class="contact-bar"')));
  expect(bar).toMatch(new RegExp(`^[^<>]*> Ligar ${verb} `));
  expect(visibleText(asideOf(html))).toContain(verb);
});

test.each([
  ['trocar motor Garen por um de vocês', 'Marca atual: Garen.'],
  ['placa de motor Peccinin', 'placa para o meu motor Peccinin'],
  ['PPA ou Rossi, qual é melhor', `Estou entre um motor ${testFacts.brand} e um Rossi.`],
  ['trocar motor de outra marca', 'Marca atual: ___.'],
])('the chats of "%s" name the makers or leave them to be filled in', (title, said) => {
  const html = pageOf(title);
  expect(html).not.toMatch(/\{[a-z]+\.[a-z]+\}|%7B/i);
  expect(decodeURIComponent(html.replaceAll('&#x27;', "'").replace(/%(?![0-9A-F]{2})/g, '%25'))).toContain(said);
});

test.each([
  ['quanto gasta de luz o motor do portão', false],
  ['em casa só tem tomada 110, o motor tem que ser 220?', false],
  ['como saber o peso do portão', false],
  ['existe motor de portão solar', false],
  ['em quantos segundos abre o motor', true],
  [TITLES.purchase, true],
])('the race of the motors stands where one chooses a motor or its speed alone: %s, %s', (title, races) => {
  expect(visibleText(pageOf(title)).includes('No tempo real de cada motor')).toBe(races);
});

test.each([
  ['contrato de manutenção do portão do condomínio', 'Pedir o contrato'],
  ['o portão do prédio bateu no carro da moradora, o condomínio paga?', 'Falar com um técnico'],
  ['trocar os controles do condomínio', 'Pedir orçamento'],
])('the key of the card of a building asks for what its page is about: %s, %s', (title, key) => {
  expect(visibleText(asideOf(pageOf(title)))).toContain(key);
});

test('the card of a fault says of a new part that it is priced before, and orders nothing', () => {
  const card = visibleText(asideOf(pageOf(TITLES.fault)));
  expect(card).toMatch(/Peça nova\s+orçada antes do serviço/);
});

test('the drawing says of its part where it is, and not again what the text says of it', () => {
  const text = visibleText(mainOf(pageOf('a roldana do portão está comida')));
  expect(text).toContain('Roldana: embaixo da folha');
  expect(text.match(/olhe cada roldana de longe/g)).toHaveLength(1);
});

test('what its questions find is what the visitor seeks', () => {
  expect(visibleText(pageOf('roubaram o controle do meu portão'))).toContain('Ache o que fazer em 5 perguntas');
  expect(visibleText(pageOf(TITLES.fault))).toContain('Ache o defeito em');
});

test('each end of the questions sends what was seen on the way to it, and the answer that ended them', () => {
  const entry = subjectOf(understand(TITLES.fault)).entry;
  const finder = /<section class="finder"[\s\S]*?<\/section>/.exec(pageOf(TITLES.fault))?.[0] ?? '';
  const sent = [...finder.matchAll(/(?<=text=)[^"]+/g)].map(([text]) =>
    decodeURIComponent(text.replaceAll('&#x27;', "'")),
  );
  const questions = (entry?.finder ?? []).filter(({ ask }) => visibleText(finder).includes(ask));
  expect(questions.length).toBeGreaterThan(2);
  expect(sent).toHaveLength(questions.length + 1);
  for (const [at, { ask, ends }] of questions.entries()) {
    expect(sent[at]).toMatch(new RegExp(`${ask.replaceAll('?', '\\?')} ${ends === 'yes' ? 'Sim' : 'Não'}\\.$`));
    for (const [nth, { checked }] of questions.entries()) expect(sent[at]?.includes(checked)).toBe(nth < at);
  }
  for (const { checked } of questions) expect(sent.at(-1)).toContain(checked);
});

test.each([
  ['o motor do portão só ronca', 'Precisa de ajuda com “o motor do portão só ronca”?'],
  ['o motor do portão só ronca kkkk', 'Precisa de ajuda com o seu portão?'],
  ['o motor do portão n anda e só ronca', 'Precisa de ajuda com o seu portão?'],
  ['o motor do portão só ronca e não sai do lugar desde ontem à noite', 'Precisa de ajuda com o seu portão?'],
  ['O motor do portão só ronca?', 'Precisa de ajuda com o seu portão?'],
])('the offer of help under "%s" reads: %s', (title, help) => {
  expect(visibleText(pageOf(title))).toContain(help);
});

test.each([
  'quantos segundos o portão leva para abrir',
  'qual motor escolher para o meu portão',
  'Jetflex ou Speedy, qual o melhor',
])('a page that compares the kits says each price in its table and its card, and in no sentence again: %s', (title) => {
  for (const seed of [1, 2, 3, 4]) {
    const { html } = generatePage({ title, creativity: 100, seed, facts: testFacts });
    const sentences = [...html.matchAll(/<section><h2>[^<]*<\/h2><p>(.*?)<\/p>/gs)].map(([, text = '']) =>
      visibleText(text),
    );
    for (const text of sentences) expect(text).not.toMatch(/1\.349.*949.*899/s);
  }
});

test('whose building stands open is told of the night service, and that the caretaker moves the gate', () => {
  const told = visibleText(pageOf('Portão do prédio travado aberto'));
  expect(told).toContain('Plantão chega');
  expect(told).toContain('morador não destrava nem força a folha');
});
