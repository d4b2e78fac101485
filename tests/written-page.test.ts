import { expect, test } from 'vitest';
import { buildFacts } from '../src/business/facts.ts';
import { FICTITIOUS_COMPANY } from '../src/business/fictitious-company.ts';
import { requireEntry } from '../src/content/library/library.ts';
import { generatePage } from '../src/generator/generate-page.ts';
import { checkWrittenPage } from '../src/generator/written/check-written-page.ts';
import type { WrittenPage } from '../src/generator/written/written-page.ts';
import { writingTask } from '../src/generator/written/writing-task.ts';
import { plainText } from '../src/text/plain-text.ts';
import { pageFrom } from './support/fake-model.ts';
import { OWN_WORDS } from './support/own-words.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const FAULT = 'Portão não fecha na Mooca';
const DANGER = 'cachorro preso no portão';
const KIT = 'Motor de portão na Mooca';

const promptFor = (title: string) => writingTask(title, facts) ?? '';
const written = (title: string): WrittenPage => pageFrom(promptFor(title));
const check = (title: string, page: WrittenPage) => checkWrittenPage({ title, creativity: 75, facts }, page);
const htmlOf = (title: string, page: WrittenPage) =>
  generatePage({ title, creativity: 75, seed: 1, facts, written: page }).html;

function reasonFor(page: WrittenPage, title = FAULT): string {
  const checked = check(title, page);
  return checked.ok ? 'taken' : checked.reason;
}

// What titles are compared with is made at the first of them.
const faultPage = written(FAULT);

/** The page with one more sentence in its first section. */
function saying(sentence: string, title = FAULT): WrittenPage {
  const page = written(title);
  return {
    ...page,
    sections: page.sections.map((section, at) =>
      at === 0 ? { ...section, paragraphs: [...section.paragraphs, sentence] } : section,
    ),
  };
}

test('the model is told what was understood, the texts of the entry and its neighbours, and the facts', () => {
  const prompt = promptFor(FAULT);
  const entry = requireEntry('portao-nao-fecha');
  for (const part of [
    '“Portão não fecha na Mooca”',
    entry.subject,
    '“na Mooca”',
    entry.technicianDoes[0],
    entry.youCheck[0]?.tells,
    'R$ 200 a R$ 400',
    'das 8h às 18h',
    requireEntry(entry.near[0] ?? '').question,
  ])
    expect(prompt).toContain(part);
  expect(promptFor('portão basculante garen não abre')).toContain('portão basculante');
  expect(promptFor('portão basculante garen não abre')).toContain('Garen, de outro fabricante');
  expect(promptFor(DANGER)).toContain('É um caso de perigo');
});

test.each(['receita de bolo', 'Motor de portão em Campinas', 'como clonar o controle do vizinho'])(
  'of “%s” no page is wanted of the model',
  (title) => {
    expect(writingTask(title, facts)).toBeNull();
  },
);

test.each([FAULT, DANGER, KIT, 'quanto custa o conserto do portão'])(
  'a page of “%s” in the words that were given is taken',
  (title) => {
    expect(reasonFor(written(title), title)).toBe('taken');
  },
);

test.each(Object.entries(OWN_WORDS))('a page of “%s” in words of its own is taken', (title, page) => {
  expect(reasonFor(page, title)).toBe('taken');
});

test('the HTML is ours: sections, lists and questions of escaped text, the place at the end', () => {
  const page = faultPage;
  const html = htmlOf(FAULT, { ...page, answer: `${page.answer} Simples & certo.` });
  expect(html).toMatch(/^<p>.*Simples &amp; certo\.<\/p><section><h2>O que está por trás disso<\/h2><p>/);
  expect(html).toContain('<h2>O que o técnico faz</h2>');
  expect(html).toMatch(/<ul><li>.*<\/li><\/ul>/);
  expect(html).toMatch(/<h3>[^<]+\?<\/h3><p>/);
  expect(html).toContain('/cidades/');
});

test('a page of danger begins with our own sentences, what to do and what not to do, whatever the model wrote there', () => {
  const entry = requireEntry('animal-preso');
  const misled = {
    ...written(DANGER),
    answer: 'Puxe o animal com força até ele sair, que o portão cede e o susto passa logo para todos.',
  };
  expect(htmlOf(DANGER, misled)).not.toContain('Puxe o animal com força');
  const checked = check(DANGER, misled);
  if (!checked.ok) throw new Error(checked.reason);
  const text = plainText(htmlOf(DANGER, checked.page));
  expect(entry.answer).toContain(text.split('\n')[0]);
  expect(text.split('\n')[0]).toContain('193');
  for (const { do: act } of entry.youCheck) expect(text).toContain(act);
  for (const avoid of entry.avoid) expect(text).toContain(avoid);
  expect(text).not.toContain('Puxe o animal com força');
});

test('a page that sells keeps our table of the kits', () => {
  expect(htmlOf(KIT, written(KIT))).toContain('<table>');
});

test.each([
  ['a price that was not given', 'Essa peça sai por R$ 95 na maioria das casas.', 'R\\$ 95'],
  ['a price of something else', 'O kit completo sai por R$ 1.349 com tudo.', 'R\\$ 1.349'],
  ['a price in words', 'O ajuste sai por noventa reais em qualquer casa.', 'noventa reais'],
  ['a delay that was not given', 'O técnico resolve em 40 minutos na maioria dos casos.', '40 minutos'],
  ['a delay in words', 'O técnico chega em três horas a qualquer casa.', 'três horas'],
  ['the right number of something else', 'O reparo tem 90 meses de cobertura nas peças.', '90 meses'],
  ['a percentage', 'Em 80% dos casos, o defeito está na lente.', '80%'],
  ['another place', 'Também atendemos quem mora em Osasco todos os dias.', 'Osasco'],
  ['another place at the head of a sentence', 'Campinas também recebe a nossa visita.', 'Campinas'],
  ['a place of several words', 'A equipe vem da Vila Mariana pela manhã.', 'Vila Mariana'],
  ['a place that is a plain word too', 'Atendemos também quem está na Luz.', 'Luz'],
  ['the wrong preposition', 'Quem está em Mooca manda um vídeo do portão.', 'preposição'],
  ['another maker', 'As placas da Nice falham mais com a chuva.', 'Nice'],
  ['a link', 'Veja mais em www.exemplo e peça a visita.', 'endereço'],
  ['an e-mail', 'Escreva para contato@exemplo e peça a visita.', 'endereço'],
  ['markup', 'A lente <b>suja</b> corta o feixe do sensor.', 'marcação'],
  ['another phone', 'Ligue para (11) 98765-4321 e peça a visita.', 'telefone'],
  ['a phone without signs', 'Mande mensagem para 11987654321 e peça a visita.', 'telefone'],
  ['a claim nobody made', 'Somos a melhor do bairro e a mais premiada.', 'promessa'],
  ['a free visit', 'A visita é gratuita para quem fecha o serviço.', 'promessa'],
  ['what contradicts what is settled', 'O par novo de sensores vem direto da fábrica.', 'contradiz'],
  ['work on a dangerous part', 'Solte a mola com uma chave e aperte de novo.', 'perigosa'],
  ['advice on a dangerous part', 'Basta soltar o fio da placa e emendar de novo.', 'perigosa'],
  ['work on a dangerous part beside a warning', 'Solte a mola devagar, que não há risco.', 'perigosa'],
  ['first aid that is not ours', 'Se alguém se machucar, ligue para os bombeiros sem demora.', 'socorro'],
  ['half a sentence', 'O feixe corta quando a lente está suja e', 'frases inteiras'],
])('a page that states %s is refused with the reason', (_what, sentence, reason) => {
  expect(reasonFor(saying(sentence))).toMatch(new RegExp(reason));
});

test.each([
  ['instructions of its own', 'Empurre a folha para o lado até o bicho sair.', 'instruções'],
  ['advice of its own', 'Para tirar o bicho, basta puxar a pata com calma.', 'instruções'],
  ['an offer', 'O orçamento da revisão sai pela conversa.', 'oferece'],
  ['a price', 'A visita custa R$ 150 e vale a pena.', 'R\\$ 150'],
])('a page of danger that carries %s is refused', (_what, sentence, reason) => {
  expect(reasonFor(saying(sentence, DANGER), DANGER)).toMatch(new RegExp(reason));
});

test.each([
  'Não abra a tampa do motor nem mexa na placa.',
  'O técnico pode trocar a placa na mesma visita.',
  'A central pode ignorar o comando quando o ímã sai do lugar.',
])('“%s” may be said', (sentence) => {
  expect(reasonFor(saying(sentence))).toBe('taken');
});

test('a page without a place in its title names none', () => {
  const title = 'portão não fecha';
  expect(reasonFor(saying('Atendemos na Mooca todos os dias da semana.', title), title)).toContain('Mooca');
});

test.each([
  ['a short answer', (page: WrittenPage) => ({ ...page, answer: 'Limpe a lente.' }), 'resposta'],
  ['no sections', (page: WrittenPage) => ({ ...page, sections: [] }), 'seções'],
  [
    'an empty section',
    (page: WrittenPage) => ({
      ...page,
      sections: [...page.sections, { heading: 'Mais um ponto', paragraphs: [], items: [], ordered: false }],
    }),
    'seção',
  ],
  ['a long description', (page: WrittenPage) => ({ ...page, description: 'Longa. '.repeat(40) }), 'descrição'],
  [
    'too few words',
    (page: WrittenPage) => ({
      ...page,
      questions: [],
      sections: page.sections.map((section) => ({
        ...section,
        items: [],
        paragraphs: ['O feixe foi cortado por algo no caminho.'],
      })),
    }),
    'Tamanho do texto',
  ],
  [
    'an opening about something else',
    (page: WrittenPage) => ({
      ...page,
      answer:
        'O controle remoto perde alcance quando a bateria enfraquece. Troque a bateria do controle e teste perto do portão, na Mooca.',
    }),
    'Responde ao título',
  ],
])('a page with %s is refused with the reason', (_what, change, reason) => {
  expect(reasonFor(change(faultPage))).toContain(reason);
});
