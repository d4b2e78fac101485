import { expect, test } from 'vitest';
import { library } from '../../content/library/library.ts';
import { understand } from '../../understanding/understand-title.ts';
import { checkAnswer } from '../check-answer.ts';
import { plainText } from '../../text/plain-text.ts';
import { facts, page } from '../test-pages.ts';

const openingOf = (title: string) => plainText(page(title, 75).html).split('\n')[0] ?? '';

/** Figures stand together. */
const spoken = (text: string) => text.replaceAll('\u00a0', ' ');

/** The kits move 500, 800 and 1,200 kg; one with a sixth more than the leaf weighs works with room. */
test.each([
  ['qual motor pra portão de 130 kg em Santo André', 'o menor kit com folga é o Padrão'],
  ['meu portão pesa 430 quilos, que motor', 'o menor kit com folga é o Speedy'],
  ['qual motor pra portão de 600 kg em Santo André', 'o menor kit com folga é o Speedy'],
  ['qual motor aguenta 710 kg', 'o menor kit com folga é o Jetflex'],
  ['Jetflex, Speedy ou Padrão para portão de 530 kg', 'o menor kit com folga é o Speedy'],
  ['motor para portão de ferro maciço de 640 kg', 'o menor kit com folga é o Speedy'],
  ['motor para portão deslizante de 950 kg na Mooca', 'o menor kit com folga é o Jetflex'],
  ['qual motor aguenta 1.150 kg', 'o kit que alcança é o Jetflex, mas quase sem folga'],
  ['motor industrial para portão de galpão de 1.500 kg', 'passam do limite dos kits e pedem um conjunto próprio'],
  ['motor rápido para portão de 900 kg', 'o menor kit com folga é o Jetflex'],
  ['qual motor arrasta 1.700 quilos', 'passam do limite dos kits e pedem um conjunto próprio'],
])('"%s" is answered first with the kit for that weight: %s', (title, kit) => {
  expect(openingOf(title)).toContain(kit);
  expect(openingOf(title).indexOf(kit)).toBeLessThan(80);
  const { html } = page(title, 75);
  expect(plainText(html).split(kit)).toHaveLength(2);
  expect(checkAnswer(html, understand(title), facts).level).toBe('good');
});

test.each(['de 300 kg', 'de 4 metros', 'de 3x2'])(
  'the figures of a tilting gate %s are no sums of a sliding one',
  (measure) => {
    const text = plainText(page(`motor para portão basculante ${measure}`, 75).html);
    expect(text).not.toMatch(/em portão deslizante, o (?:\S+ )?(?:kit|move)\b/i);
    expect(text).not.toContain('duas vagas');
  },
);

test.each([
  ['motor para basculante de 3 metros', 'Uma folha de 3 m de largura cabe nos kits'],
  ['comprar motor basculante 2,8x2,2', 'Uma folha de 2,8 m de largura por 2,2 m de altura cabe nos kits'],
  ['motor para basculante de 6 metros', 'Uma folha de 6 m de largura passa dos kits'],
  ['motor para basculante de 3x3', 'Uma folha de 3 m de largura por 3 m de altura passa dos kits'],
  [
    'motor para portão de duas folhas de 4 metros',
    'em duas folhas iguais dá 2 m para cada uma, e cada folha cabe nos kits',
  ],
  ['motor para portão pivotante de 4 metros', 'Uma folha de 4 m de largura passa dos kits'],
])('"%s" is measured, and not weighed: %s', (title, said) => {
  const text = spoken(plainText(page(title, 75).html));
  expect(text).toContain(said);
  expect(text).not.toContain('ela pesa perto de');
});

test.each([
  ['motor para portão de madeira maciça de 4 metros', 'pesa perto de 300 a 450 kg: em portão deslizante, o Speedy'],
  ['preço motor portão de correr 6 metros chapa fechada', 'pesa perto de 380 a 530 kg: em portão deslizante, o Speedy'],
  ['motor deslizante para portão de alumínio de 3,5 m', 'pesa perto de 90 a 140 kg: em portão deslizante, o Padrão'],
  ['motor de portão de correr ferro maciço 12 metros', 'isso passa do limite dos kits'],
  ['motor para basculante de 6 metros', 'Uma folha de 6 m de largura passa dos kits'],
])('"%s" is answered first with what moves that leaf: %s', (title, first) => {
  const { html } = page(title, 75);
  expect(spoken(openingOf(title)).slice(0, 240)).toContain(first);
  expect(spoken(plainText(html)).split(first)).toHaveLength(2);
  expect(checkAnswer(html, understand(title), facts).level).toBe('good');
});

test('how the weight of a leaf was reckoned is told below, and its kit is not told again', () => {
  const text = spoken(plainText(page('motor para portão de madeira maciça de 4 metros', 75).html));
  expect(text).toContain('tem 10 m². De madeira maciça, a 30 a 45 kg por m²');
  expect(text.split('o Speedy move até')).toHaveLength(2);
});

test.each([
  ['motor para portão de alumínio de 700 kg', 'sobra'],
  ['motor mais barato para portão de correr de 700 kg', 'basta'],
  ['preço motor deslizante portão leve de 700 kg', 'basta'],
  ['motor para portão de ferro maciço de 220 kg', 'monofásico'],
])('"%s" is told of its weight first, and not "%s"', (title, other) => {
  expect(openingOf(title)).not.toContain(other);
  expect(openingOf(title)).toContain('até');
});

test('whoever counts more cycles an hour than a kit is made for is offered none by its weight', () => {
  const html = page('Qual motor para portão deslizante de 800 kg com 60 ciclos por hora', 75).html;
  expect(plainText(html)).toContain('São 60 ciclos por hora');
  expect(plainText(html)).not.toMatch(/o menor kit com folga/);
  expect(html).not.toContain('<table');
});

test('the weight of a gate that is not chosen by weight does not choose its kit', () => {
  expect(openingOf('qual motor para basculante de 300 kg')).not.toContain('em portão deslizante, o primeiro kit');
});

test.each([
  ['quanto fica pra automatizar portão basculante no Tatuapé', /basculante/i],
  ['como copiar o controle do portão', /^(?!Cópia que falha)/],
  ['quanto custa para instalar um motor de portão', /^(?!Só a mão de obra)/],
  ['botoeira não funciona mas o controle sim', /^(?!Se o portão funciona no botão)/],
  ['qual o peso que o Padrão aguenta', /^O Padrão move/],
  ['motor com bateria para portão de correr', /bateria/],
  ['motor 220 para portão de correr', /tensão/],
  ['motor com garantia de 2 anos', /^A garantia de fábrica é de/],
  ['valor da mão de obra para instalar motor', /^(?!Só a mão de obra)/],
])('"%s" is not answered with another circumstance', (title, opening) => {
  expect(openingOf(title)).toMatch(opening);
});

test.each([
  ['motor de portao ligado em painel solar existe', /^Existe, mas não vendemos kit solar/],
  ['oq a lei exige de sensor e aviso na garagem do condominio', /^Na capital, a lei é a 16\.809\/2018/],
  ['minha entrada e uma descida bem em pe, da pra automatizar o portao', /^Só com a folha andando em nível/],
  ['vem quantos controle na caixa? somos 5 aq', /^Para cinco motoristas, conte seis controles.*vêm \d/],
  ['quantos controles vem com o motor', /^(?:O|Com o) \S+ v[eê]m /],
  ['to atras de placa pra um garen de uns 6 anos', /^Conseguimos placa para Garen, original ou universal/],
  ['a porta de aço da padaria emperrou na metade e eu tenho que abrir as 5', /outra entrada.*ligue já/],
  ['rodinha de baixo do portao toda comida', /não use o portão nem o empurre na mão/],
  ['a rodinha do portao pulou fora do trilho', /[Dd]isjuntor/],
  ['chave quebrou dentro da fechadura da porta da sala', /^Não consertamos fechadura.*chaveiro\. Não force a ponta/],
  ['meu celular caiu na privada', /^Não consertamos celular.*não o ponha para carregar/],
  ['concertina no muro do condominio', /^Não instalamos nem consertamos concertina.*não dá choque, mas corta/],
  ['alarme de casa com sensor de presença', /^Não instalamos nem consertamos alarme.*segurança eletrônica/],
  ['alarme de casa disparou e não para', /^Não consertamos alarme.*teclado/],
  ['moro em pindamonhangaba, tem algum de voces aqui perto', /^Não .*em Pindamonhangaba.*“portão automático”/],
  ['minha sogra mora em santos, vcs descem a serra', /^Não .*em Santos.*“portão automático”/],
])('"%s" is answered as it was asked: %s', (title, opening) => {
  for (const seed of [1, 2, 3, 4, 5]) expect(plainText(page(title, 75, seed).html).split('\n')[0]).toMatch(opening);
});

test.each(['outro-assunto', 'outros-sistemas-de-seguranca', 'fora-da-area', 'controle-de-outra-pessoa'])(
  'every answer of %s begins with no',
  (id) => {
    const entry = library.get(id);
    for (const answer of [entry?.answer ?? [], ...(entry?.cases ?? []).map((one) => one.answer)].flat())
      expect(answer).toMatch(/^Não /);
  },
);

test('whoever is refused is not told when we arrive, nor that we come there', () => {
  const { html, description } = page('concertina no muro do condominio sapopemba');
  expect(plainText(html)).not.toMatch(/até 2 horas|Sapopemba/);
  expect(description).not.toContain('Atendemos');
  expect(plainText(page('moro em santos, consertam portão aqui').html)).not.toContain('Em quanto tempo');
});

test.each([
  ['boa tarde moro em Itaquera atende aqui', 'Itaquera'],
  ['vcs vem até Francisco Morato?', 'Francisco Morato'],
])('"%s" is answered with yes, and no question of its page says that we do not come', (title, place) => {
  expect(openingOf(title)).toMatch(new RegExp(`^Sim, .*${place}`));
  for (const creativity of [0, 55, 100])
    expect(plainText(page(title, creativity).html)).not.toMatch(
      /não (?:vamos a|atendemos|temos técnico para) esse endereço/i,
    );
});

test('no check bids to run or move what the answer says to leave still', () => {
  const text = plainText(page('a rodinha de baixo ta quadrada, o portao raspa ferro com ferro', 100).html);
  expect(text).toContain('não use o portão');
  expect(text).not.toMatch(/destrave e empurre|acione uma vez/i);
});
