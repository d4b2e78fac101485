import { expect, test } from 'vitest';
import { kilogramsText } from '../../business/measure-texts.ts';
import { mainOf, pageOf } from '../../../tests/support/page-of-title.ts';
import { library } from '../../content/library/library.ts';
import { testFacts } from '../test-site.ts';

/** What the scale of prices of a title's page sets beside each other. */
const compared = (title: string) =>
  [...mainOf(pageOf(title)).matchAll(/<li(?: class="asked")?>([^<]*) <b>(?:entre )?R\$/g)].map(([, name]) => name);

const kits = testFacts.models.map(({ name }) => `Kit ${name}, instalado`).toReversed();

test('on the scale of prices what the title asks about is lit, and nothing else', () => {
  const lit = (title: string) => [...pageOf(title).matchAll(/<li class="asked">([^<]*) <b>/g)].map(([, name]) => name);
  expect(lit('Quanto custa trocar a placa do motor de portão')).toEqual(['Mão de obra, sem a peça']);
  expect(lit('Quanto custa a manutenção preventiva do portão')).toEqual(['Manutenção preventiva']);
  expect(lit('Quanto custa automatizar um portão de garagem')).toEqual(kits);
  expect(lit('Quanto custa um motor de portão instalado')).toEqual(kits);
});

test('compared is what the text of the page prices; where that is one price alone, who mends compares what mending costs, and who buys the kits', () => {
  const mending = ['Visita de diagnóstico, descontada do conserto', 'Mão de obra, sem a peça', 'Manutenção preventiva'];
  expect(compared('Quanto custa a roldana do portão')).toEqual(mending.slice(0, 2));
  expect(compared('Quanto custa a manutenção preventiva do portão')).toEqual(expect.arrayContaining(mending.slice(1)));
  expect(compared('Quanto custa automatizar um portão de garagem')).toEqual(kits);
  expect(compared('Quanto custa o conserto do portão')).toEqual([
    ...mending.slice(0, 2),
    'Troca do motor, conforme o que se aproveita',
    'Kit novo, instalado',
  ]);
});

test.each([
  'Preço de controle de portão automático',
  'Preço do controle remoto do portão',
  'Quanto custa a fotocélula do portão',
  'Quanto custa a bateria do portão',
  'Quanto custa programar o controle do portão',
])('a question at the end that prices a kit sets no kit beside the price of a part: %s', (title) => {
  expect(compared(title)).not.toContain('Kit novo, instalado');
});

test.each(['Quanto custa um controle de código rolante', 'Quanto custa programar o controle do portão'])(
  'a revision that nobody asked for stands on no scale: %s',
  (title) => {
    expect(compared(title)).not.toContain('Manutenção preventiva');
  },
);

test.each(['Quanto custa motor de portão basculante', 'Quanto fica automatizar portão de abrir duas folhas'])(
  'who buys a motor compares nothing with mending one: %s',
  (title) => {
    expect(compared(title).length).toBeGreaterThan(1);
    expect(compared(title)).not.toContain('Mão de obra, sem a peça');
  },
);

test('who asks for two leaves compares what each model costs for both', () => {
  expect(compared('Quanto fica automatizar portão de abrir duas folhas')).toEqual(
    testFacts.models.map(({ name }) => `Par ${name}, instalado`).toReversed(),
  );
});

test('whom the answer of a danger names first stands first', () => {
  const called = (title: string) =>
    [...pageOf(title).matchAll(/<a href="tel:(19\d)"><b>/g)].map(([, number]) => number);
  expect(called('Levei choque encostando no portão eletrônico')).toEqual(['192', '193']);
  expect(called('Criança prendeu a mão no portão automático')).toEqual(['193', '192']);
});

test('a leaf that is measured is not set beside the price of a heavy one, nor beside mending that its answer passes over', () => {
  const tilting = compared('Quanto custa motor para portão basculante de 3 metros');
  expect(tilting).toEqual([
    ...testFacts.models.map(({ name }) => `Kit ${name}, instalado`).toReversed(),
    'Troca do motor, conforme o que se aproveita',
  ]);
  expect(tilting.filter((name) => /^Portão acima|preventiva/.test(name ?? ''))).toEqual([]);
  expect(
    compared('Quanto custa motor de portão deslizante').filter((name) => name?.startsWith('Portão acima')),
  ).toHaveLength(1);
});

test('on the scale of weights each motor goes as far as the facts say', () => {
  const html = mainOf(pageOf('Vale mais a pena motor de 1/4 ou 1/3 HP?'));
  const [light] = testFacts.conventional.sizes;
  for (const kilograms of [light?.maxGateKg ?? 0, ...testFacts.models.map(({ maxGateKg }) => maxGateKg)])
    expect(html).toContain(`<b>até ${kilogramsText(kilograms)}</b>`);
});

test('who wants a kit and says what the sliding gate weighs sees its weight beside what each kit moves', () => {
  const opens = (title: string) =>
    pageOf(title).match(/class="opening [a-z ]+"|<li class="asked">O seu portão <b>[^<]+|\.price-axis{}/g);
  expect(opens('Comprar motor para portão de correr de 600 kg')).toEqual([
    '.price-axis{}',
    'class="opening axis"',
    '<li class="asked">O seu portão <b>600\u00a0kg',
  ]);
  expect(opens('Comprar motor para portão basculante de 600 kg')).toEqual(['class="opening gates tilting"']);
});

test('the gates that run in the head of a page open as the gate of its title does', () => {
  const tilting = pageOf('Instalação de motor em portão basculante');
  expect(tilting).toContain('class="opening gates tilting"');
  expect(tilting).toContain('.tilting-gates{}');
  expect(mainOf(tilting)).toContain('De lado, da rua para a garagem: a folha sobe e deita no alto.');
  const swinging = pageOf('Instalação de motor em portão pivotante');
  expect(swinging).toContain('class="opening gates swinging"');
  expect(swinging).toContain('.swinging-gates{}');
  expect(mainOf(swinging)).toContain('De cima, da rua para a garagem: as folhas giram para dentro.');
  const sliding = pageOf('Instalação de motor em portão de correr');
  expect(sliding).toContain('class="opening gates"');
  expect(sliding).not.toMatch(/\.(?:tilting|swinging)-gates/);
});

test('a building that counts its flats sees its busiest hour beside what a motor bears, one that counts none finds itself among others', () => {
  const rows = (title: string) =>
    [...pageOf(title).matchAll(/<li(?: class="asked")?>([^<]*) <b>(\d+)<\/b>/g)].map(([, name, value]) => [
      name,
      value,
    ]);
  const limit = ['Motor convencional aguenta', String(testFacts.conventional.cyclesPerHour)];
  expect(rows('Qual motor para condomínio de 80 apartamentos')).toEqual([['O seu, 80 carros', '24'], limit]);
  expect(rows('Quantos ciclos por hora um motor de portão aguenta').map(([name]) => name)).toEqual([
    '20 carros',
    '40 carros',
    '80 carros',
    '120 carros',
    limit[0],
  ]);
});

test('who names the weight of a gate sees it among the motors, lit with the smallest kit that carries it', () => {
  const html = pageOf('Qual motor para portão de 450 kg de correr');
  expect(html).toMatch(/<li class="asked">O seu portão <b>450\u00a0kg<\/b>/);
  expect(html).toMatch(/<li class="asked">Kit Padrão <b>/);
  expect(html.match(/class="asked"/g)).toHaveLength(2);
});

test('every page of danger but that of a swallowed battery shows what to keep away from or to switch off, outside its head', () => {
  const without = [...library.values()].filter(({ family, scene }) => family === 'danger' && scene === undefined);
  expect(without.map(({ id }) => id)).toEqual(['pilha-engolida']);
  const html = mainOf(pageOf('Mola do portão basculante quebrou'));
  expect(html).toMatch(
    /<figure class="scene"><img src="\/assets\/queda-do-basculante\.[0-9a-f]+\.svg" alt="Desenho de/,
  );
  expect(html.indexOf('class="scene"')).toBeGreaterThan(html.indexOf('id="resposta"'));
  expect(html.slice(0, html.indexOf('<section class="help"'))).not.toContain('wa.me');
});

test('a page that weighs two things shows both, and no catalogue of parts', () => {
  const html = mainOf(pageOf('Vale a pena motor de portão com energia solar'));
  expect(html).toContain('/assets/painel-ou-cabo.');
  expect(html).not.toContain('Onde fica');
});
