import { expect, test } from 'vitest';
import { understand } from './understand-title.ts';

const whereIs = (title: string) => {
  const { place } = understand(title);
  return place?.kind === 'own' ? place.place.name : place?.kind === 'outside' ? place.name : (place?.kind ?? null);
};

test('what leads to a place says nothing of what is asked', () => {
  const [inPenha, inBras] = ['Motor na Penha', 'Motor no Brás'].map((title) => understand(title));
  expect(inBras).toMatchObject({ confidence: 'sure', meant: ['motor'], entry: inPenha?.entry, score: inPenha?.score });
});

test('another town is found beside the name of a zone, which every town has', () => {
  expect(whereIs('conserto em Sorocaba zona norte')).toBe('Sorocaba (SP)');
  expect(whereIs('conserto na zona norte')).toMatch(/^Zona Norte/);
});

test('the gate stands where its owner lives, not where he works or travels to', () => {
  expect(whereIs('trabalho em São Paulo mas moro em São José dos Campos e o portão não abre')).toBe(
    'São José dos Campos (SP)',
  );
  expect(whereIs('sou de ibiuna, o técnico vem até aqui?')).toBe('Ibiúna (SP)');
  expect(whereIs('vou passar um mês na Bahia, deixo o portão ligado?')).toBeNull();
});

test('a large town behind a word of direction is meant, though its name is made of plain words', () => {
  expect(whereIs('vocês vão até Praia Grande')).toBe('Praia Grande (SP)');
});

test('a town whose name begins as a place of ours is another one', () => {
  expect(whereIs('técnico de portão Campo Limpo Paulista')).toBe('Campo Limpo Paulista (SP)');
  expect(whereIs('motor de portão no Campo Limpo')).toBe('Campo Limpo');
});

test('another electric thing that burns is of another trade, a motor that burns is a danger', () => {
  expect(understand('motor do liquidificador cheirando queimado')).toMatchObject({ refusal: 'other-trade' });
  expect(understand('a mola do sofá estourou')).toMatchObject({ refusal: 'other-trade' });
  expect(understand('motor cheirando queimado')).toMatchObject({ danger: true, refusal: null });
});

test('who asks what a hanging part is for is in no danger', () => {
  expect(understand('pra que serve o bloco pendurado no basculante').entry?.id).toBe('o-que-e-contrapeso');
});

test('service at a place asks whether we come there', () => {
  expect(understand('Atendimento de portão em Cotia').entry?.id).toBe('area-atendida');
});

test('a word is not mended into one of another trade', () => {
  expect(understand('embaixo tá riscando o piso')).toMatchObject({ refusal: null });
});

test('who goes away for a while, or came back, has his gate here; who lives there has it there', () => {
  for (const title of [
    'vou ficar 15 dias fora na Bahia, desligo o motor?',
    'vou pra praia de Santos no feriado, deixo o portão na tomada?',
    'voltei de Salvador e o portão não abre mais',
    'quero um portão igual ao da minha irmã em Curitiba',
  ])
    expect([title, whereIs(title)]).toEqual([title, null]);
  expect(whereIs('fico 20 dias fora e moro em Campinas')).toBe('Campinas (SP)');
});

test('what a sound is compared with needs no explaining', () => {
  expect(understand('faz um barulho igual avião decolando')).toMatchObject({ confidence: 'sure', unexplained: [] });
});

test('who wants no replacement wants a repair, and who wants nobody hurt is not refused', () => {
  expect(understand('dispenso portão novo, não quero trocar, é só o conserto').entry?.id).toBe('conserto-de-portao');
  expect(understand('como faço pro portão não bater em ninguém').refusal).toBeNull();
});

test('a street, a shop, a motor and a word that bear the name of a town are no town', () => {
  for (const title of [
    'portão da garagem travou fechado na Alameda Santos',
    'tem carnê tipo Casas Bahia?',
    'na etiqueta só leio rio e 1/3, que motor é esse',
    'motor da garagem americana piscando',
    'fui mal atendido, com quem registro queixa',
    'consertam portão no Natal?',
    'instalação de motor no interior do prédio',
    'solda de portão de alumínio sp',
  ])
    expect([title, whereIs(title)]).toEqual([title, null]);
  expect(whereIs('conserto de portão em Alumínio SP')).toBe('Alumínio (SP)');
  expect(whereIs('conserto de portão em Natal')).toBe('Natal (RN)');
  expect(whereIs('motor de portão no interior de São Paulo')).not.toBeNull();
});

test('where a motor was bought, and a journey that begins, say nothing of where the gate is', () => {
  for (const title of ['trouxe o motor de Minas, funciona aqui?', 'vou 20 dias pro Nordeste, deixo no manual?'])
    expect([title, whereIs(title)]).toEqual([title, null]);
  expect(whereIs('conserto de portão em Americana')).toBe('Americana (SP)');
  expect(whereIs('motor de portão em Santos')).toBe('Santos (SP)');
});

test('a price in a title leaves nothing unexplained', () => {
  const { unexplained, confidence, meant } = understand('Jetflex no Tatuapé por R$ 1.349');
  expect({ unexplained, confidence }).toEqual({ unexplained: [], confidence: 'sure' });
  expect(meant).toContain('1349');
});

test('a title that is not understood is of no family and tells of no danger, whatever comes nearest to it', () => {
  for (const title of ['Portão com samambaia', 'Portão com trepadeira', 'Portão bonsai', 'Portão com orquídea']) {
    const { entry, family, danger, confidence } = understand(title);
    expect({ title, entry, family, danger, confidence }).toEqual({
      title,
      entry: null,
      family: null,
      danger: false,
      confidence: 'none',
    });
  }
});
