import { expect, test } from 'vitest';
import { library, requireEntry } from '../../content/library/library.ts';
import { foldedWords } from '../../understanding/words.ts';
import { buildFacts } from '../../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../../business/fictitious-company.ts';
import { places } from '../../business/places.ts';
import { generatePage } from '../generate-page.ts';
import { caseOfPage, namedCase, toldInCase } from './named-case.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const STUCK = { named: ['não para', 'tocando sem parar'], answer: ['Está presa.'], description: [] };
const WET = { named: ['chuva'], answer: ['Está molhada.'], description: [] };
const SIREN = { cases: [STUCK, WET] };
const entryWith = (named: string[]) => ({ cases: [{ named, answer: ['Uma resposta.'], description: [] }] });
const caseOf = (title: string) => namedCase(SIREN, foldedWords(title));

test('a circumstance that the title names is a case of its own, in whatever form its words stand', () => {
  expect(caseOf('sirene nao para mais de tocar')).toBe(STUCK);
  expect(caseOf('a sirene falha quando chove')).toBe(WET);
});

test('who does not name it is told of none', () => {
  expect(caseOf('sirene parou de tocar e não acende')).toBe(null);
  expect(caseOf('para a sirene que não toca')).toBe(null);
});

test('what the title denies is no circumstance of it', () => {
  const wrong = { named: ['abre o da garagem', 'luz fraca'], answer: ['Trocado.'], description: [] };
  const named = (title: string) => namedCase({ cases: [wrong] }, foldedWords(title));
  expect(named('o interfone abre o portão da garagem')).toBe(wrong);
  expect(named('o interfone não abre mais o portão da garagem')).toBe(null);
  expect(named('luz não fraca')).toBe(null);
});

test('of two cases the one that is named in most words is answered', () => {
  expect(caseOf('na chuva não para de tocar')).toBe(STUCK);
});

test('who asks how a thing is done is not told what fails when it was done', () => {
  const copied = { named: ['copiei'], answer: ['A cópia falhou.'], description: [] };
  const entry = { cases: [copied] };
  expect(namedCase(entry, foldedWords('como copiar o controle'))).toBe(null);
  const done = ['copiei o controle e não abre', 'controle copiado não abre', 'o chaveiro copiou e não abre'];
  expect(done.map((title) => namedCase(entry, foldedWords(title)))).toEqual(done.map(() => copied));
});

test('of two cases that a title names in as many words, the one whose words stand nearer together is told', () => {
  const fallen = { named: ['caiu e parou'], answer: ['A pilha saiu.'], description: [] };
  const wet = { named: ['caiu na água'], answer: ['Seque.'], description: [] };
  expect(namedCase({ cases: [fallen, wet] }, foldedWords('controle caiu na água e parou'))).toBe(wet);
  expect(namedCase({ cases: [fallen, wet] }, foldedWords('controle caiu e parou'))).toBe(fallen);
});

test('a small gate is not every gate, and a porter is no door', () => {
  const small = { named: ['portãozinho', 'portaria'], answer: ['Sim.'], description: [] };
  expect(namedCase({ cases: [small] }, foldedWords('portão da garagem e porta de aço'))).toBe(null);
  expect(namedCase({ cases: [small] }, foldedWords('portãozinho da frente'))).toBe(small);
});

test.each([
  ['aranha na placa', 'formiga na placa'],
  ['portão na descida', 'na subida'],
  ['o zelador pode mexer', 'síndico pode'],
  ['tem de puxar o portão', 'empurrar o portão'],
])('%s is not answered as %s, though titles are compared by one word for both', (title, named) => {
  const entry = entryWith([named]);
  expect(namedCase(entry, foldedWords(named))).not.toBeNull();
  expect(namedCase(entry, foldedWords(title))).toBeNull();
});

test('other forms of a word that stands for itself alone name the same', () => {
  expect(namedCase(entryWith(['formiga na placa']), foldedWords('as formigas na placa'))).not.toBeNull();
  expect(namedCase(entryWith(['puxar o portão']), foldedWords('puxando o portão'))).not.toBeNull();
});

test('who names a weight, in whatever unit, is told of it; who asks for the weight has named none', () => {
  const weighed = { named: ['kg', '500 kg'], answer: ['Até aí.'], description: [] };
  const named = (title: string) => namedCase({ cases: [weighed] }, foldedWords(title));
  const titles = ['portão de 700 quilos', 'portão de uma tonelada', '500kg'];
  expect(titles.map(named)).toEqual(titles.map(() => weighed));
  expect(named('qual o peso do meu portão')).toBe(null);
});

test('a gate de correr that opens is none de abrir', () => {
  const swing = { named: ['de abrir'], answer: ['Na de abrir, a dobradiça.'], description: [] };
  const named = (title: string) => namedCase({ cases: [swing] }, foldedWords(title));
  expect(named('portão de correr abre meio metro e para')).toBe(null);
  expect(named('portão de abrir para no meio')).toBe(swing);
});

test('a case may name one maker, or any', () => {
  const garen = { named: ['garen não grava'], answer: ['Da Garen.'], description: [] };
  const other = { named: ['outramarca não grava'], answer: ['De outra marca.'], description: [] };
  const meant = ['central', 'outramarca', 'nao', 'grava'];
  expect(namedCase({ cases: [garen, other] }, meant, 'garen')).toBe(garen);
  expect(namedCase({ cases: [garen, other] }, meant, 'rossi')).toBe(other);
  expect(namedCase({ cases: [garen] }, meant, 'rossi')).toBe(null);
});

test('220 kg is a weight and 220 volts a voltage', () => {
  const volts = { named: ['voltagem', '220 volts'], answer: ['Da tensão do quadro.'], description: [] };
  const weighed = { named: ['kg'], answer: ['Até aí.'], description: [] };
  const named = (title: string) => namedCase({ cases: [volts, weighed] }, foldedWords(title));
  expect(named('portão de 220 kg')).toBe(weighed);
  expect(named('motor por 220 reais')).toBe(null);
  expect(['motor 220', 'motor 220v', 'motor bivolt'].map(named)).toEqual([volts, volts, volts]);
});

test.each([...library.values()].filter(({ cases }) => cases.length > 0).map((entry) => [entry.id, entry] as const))(
  '%s: an automatic gate alone names none of its cases',
  (_, entry) => {
    expect(namedCase(entry, foldedWords('portão eletrônico automático'))).toBe(null);
  },
);

// A test an entry: one a way of naming would be tens of thousands, which take minutes to report.
test.each([...library.values()].filter(({ cases }) => cases.length > 0).map((entry) => [entry.id, entry] as const))(
  '%s: each way of naming a case names that case alone',
  (_, entry) => {
    const elsewhere = entry.cases.flatMap((one) =>
      one.named.filter((phrase) => namedCase(entry, foldedWords(phrase)) !== one),
    );
    expect(elsewhere).toEqual([]);
  },
);

test('where no technician comes at night a case that sends for one is not said', () => {
  const entry = { cases: [{ named: ['preso'], answer: ['Chame o plantão agora.'], description: [] }] };
  const sayable = (where: string) =>
    places
      .filter(({ name }) => name === where)
      .map(
        (place) =>
          caseOfPage(entry, {
            facts,
            understood: { brand: null, gateKind: null, meant: ['carro', 'preso'], place: { kind: 'own', place } },
          }) !== null,
      );
  expect(sayable('Mooca')).toEqual([true]);
  expect(sayable('Guararema')).toEqual([false]);
});

test('who names a part is told of that part down to what prevents the next one, and not of parts at large', () => {
  const parts = library.get('comprar-pecas');
  if (!parts) throw new Error('no entry of parts');
  const told = (title: string) => toldInCase(parts, namedCase(parts, title.split(' ')));
  const [roller, spring] = [told('comprar roldana'), told('comprar mola')];
  for (const key of ['why', 'technicianDoes', 'cost', 'prevent'] as const) {
    expect(roller[key]).not.toEqual(parts[key]);
    expect(roller[key]).not.toEqual(spring[key]);
  }
  expect(told('comprar peça')).toBe(parts);
  // Wireless is more than a button.
  expect(told('comprar câmera sem fio')).toBe(parts);
});

function checksOf(id: string, title: string): readonly string[] {
  const entry = requireEntry(id);
  return toldInCase(entry, namedCase(entry, foldedWords(title))).youCheck.map(({ do: todo }) => todo);
}

test('who has changed the battery is not told to change it', () => {
  expect(checksOf('controle-nao-funciona', 'controle não abre').join()).toMatch(/Troque a pilha/);
  expect(checksOf('controle-nao-funciona', 'controle morreu mesmo com pilha nova').join()).not.toMatch(
    /Troque a pilha/,
  );
});

test('who buys one part, or has one added, is asked nothing that is of another', () => {
  const asked = (title: string) => checksOf('comprar-pecas', title).join(' ');
  const titles = ['correia do motor avulsa', 'capacitor 12 uf', 'cabo de aço', 'sirene e giroflex', 'roldana canal v'];
  expect(titles.map(asked).join(' ')).not.toMatch(/moeda|antes de parar|cabo, mola e braço/);
  expect(asked('capacitor 12 uf')).not.toMatch(/peça que já saiu|Fotografe (?:a peça|o capacitor)/);
  expect(asked('sirene e giroflex')).toMatch(/onde você quer a luz/);
  expect(checksOf('fechadura-eletrica', 'eletroímã pra portão social').join(' ')).not.toMatch(/lingueta/);
});

test('who has a pain is sent to a doctor, and asks no price and no spare part', () => {
  const entry = requireEntry('outro-assunto');
  const told = toldInCase(entry, namedCase(entry, foldedWords('remédio pra dor nas costas')));
  expect(told.when.join()).toMatch(/médico/);
  expect([...told.when, ...told.why.flat()].join()).not.toMatch(/preço|peça/);
});

test.each([
  ['outro-assunto', 'trocar fechadura da porta de casa', /chaveiro/],
  ['outro-assunto', 'consertar ventilador de teto', /eletricista/],
  ['abrir-pelo-celular', 'da pra por alexa no portao', /^Por voz, a Alexa ou o Google abre o portão por um módulo/],
  ['agendar-visita', 'marcar o tecnico pra quinta de manha', /^Sim, se há vaga/],
  ['agendar-visita', 'pode vir depois das 17 quando eu chegar em casa', /^Sim, se há vaga e a hora/],
  ['comprar-placa', 'vende placa de portao universal', /^Sim, vendemos/],
  ['motor-com-bateria', 'existe motor que funciona mesmo sem luz', /^Sim, com bateria/],
  ['cabo-de-aco-partido', 'o cabo de aço da garagem arrebentou e ficou balançando', /o outro carrega tudo/],
  ['portao-caiu', 'portao tombou na rua', /^Ligue 193/],
])('%s answers "%s" in its own words', (id, title, answer) => {
  expect(namedCase(requireEntry(id), foldedWords(title))?.answer.join()).toMatch(answer);
});

test('asked how often it opens without power, the battery answers with no yes', () => {
  const answered = namedCase(
    requireEntry('motor-com-bateria'),
    foldedWords('motor com bateria abre quantas vezes sem luz'),
  );
  expect(answered?.answer.join()).not.toMatch(/^Sim/);
});

test('with somebody beneath the leaf no step releases it', () => {
  expect(checksOf('pessoa-presa', 'braço preso no vão').join()).toMatch(/destrave e alivie/);
  expect(checksOf('pessoa-presa', 'moça debaixo do portão').join()).not.toMatch(/(?<!Não )destrave/);
});

test('before a caretaker lets the cars out by hand he has called the technician', () => {
  const checks = checksOf('portao-do-predio-quebrado', 'portão parou com 40 carros pra sair');
  expect(checks[0]).toMatch(/Ligue para o técnico/);
  expect(checks.at(-1)).toMatch(/treinado destrava/);
});

test('a gate of wood is not looked over for rust', () => {
  expect(checksOf('posso-automatizar-meu-portao', 'portão antigo').join()).toMatch(/ferrugem/);
  expect(checksOf('posso-automatizar-meu-portao', 'portão de ipê antigo').join()).not.toMatch(/ferrugem/);
});

test('the page of a gate of wood ends with the questions of wood, and never speaks of rust', () => {
  const page = (title: string) => generatePage({ title, creativity: 75, seed: 7, facts }).html;
  const rust = /enferruj|ferrugem|chapa furada/;
  expect(page('portão antigo da minha avó aguenta receber um motor')).toMatch(rust);
  const wood = page('portão de ipê antigo da minha avó aguenta receber um motor');
  expect(wood).toMatch(/cupim/);
  expect(wood).toContain(requireEntry('motor-para-portao-de-madeira').question.slice(0, 20));
  expect(wood).not.toMatch(rust);
});

test('who would have a function taken out is not told the steps of setting it', () => {
  const page = (title: string) => generatePage({ title, creativity: 75, seed: 7, facts }).html;
  expect(page('ligar o fechamento automático do portão')).toContain('Escolha a pausa');
  const out = page('tirar o fechamento automático do portão');
  expect(out).not.toContain('Escolha a pausa');
  expect(out).toContain('Combine quem fecha');
});

test('of two cases the one that tells what was changed, or when alone, is told first', () => {
  const middle = { named: ['na metade'], answer: ['Há atrito ali.'], description: [] };
  const sun = { named: ['sol'], answer: ['O sol cega o sensor.'], description: [] };
  const near = { named: ['só de perto agora'], answer: ['A pilha é fraca.'], description: [] };
  const battery = { named: ['troquei a pilha'], answer: ['Veja o número da pilha.'], description: [] };
  const cases = [middle, sun, near, battery];
  expect(namedCase({ cases }, foldedWords('volta na metade só quando bate o sol'))).toBe(sun);
  expect(namedCase({ cases }, foldedWords('troquei a pilha e pega só de perto agora'))).toBe(battery);
  expect(namedCase({ cases }, foldedWords('para na metade no sol'))).toBe(middle);
});
