import { expect, test } from 'vitest';
import { buildFacts } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { locationTitles } from '../business/location-titles.ts';
import { generatePage } from './generate-page.ts';
import { figuresUnlikeFacts } from './fact-checks.ts';
import type { FindingSubject } from './page-findings.ts';
import { checkQuality, type PageToCheck } from './quality-check.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
/** The answer of a page that the generator writes. */
function firstParagraph(title: string): string {
  const { html } = generatePage({ title, creativity: 75, seed: 1, facts });
  return html.slice(0, html.indexOf('</p>') + '</p>'.length);
}

const GOOD: PageToCheck = {
  title: 'Motor de portão na Mooca',
  description:
    'Motor de portão na Mooca com instalação e garantia. Veja os preços dos três kits e peça o seu pelo WhatsApp.',
  html: `${firstParagraph('Motor de portão na Mooca')}<p>${'O motor abre o portão e a casa fica segura. '.repeat(40)}</p>`,
  similarity: 0.1,
  facts,
};

function finding(subject: FindingSubject, changed: Partial<PageToCheck>) {
  const found = checkQuality({ ...GOOD, ...changed }).findings.find((entry) => entry.subject === subject);
  if (!found) throw new Error(`No finding about ${subject}`);
  return found;
}

test('a page with nothing against it is good in every respect and asks for nothing', () => {
  const { level, findings } = checkQuality(GOOD);
  expect(level).toBe('good');
  expect(findings.map(({ advice }) => advice)).toEqual([null, null, null, null, null, null, null]);
});

test.each([
  [0.54, 'good'],
  [0.55, 'warning'],
  [0.7, 'bad'],
  [0.9, 'bad'],
])('a similarity of %f is %s', (similarity, level) => {
  expect(finding('likeness', { similarity }).level).toBe(level);
});

test('a page from which search engines are kept is told so, with what to do', () => {
  expect(finding('likeness', { similarity: 0.7 }).advice).toContain(
    'fora dos buscadores (noindex). Use “Outra versão”',
  );
});

test('fewer than 300 words of its own are too few', () => {
  expect(finding('words', { html: `<p>${'palavra '.repeat(299)}</p>` }).level).toBe('warning');
  expect(finding('words', { html: `<p>${'palavra '.repeat(300)}</p>` }).level).toBe('good');
});

test('a text that reads harder than 50 is told to be simplified', () => {
  const hard = `<p>${'Indubitavelmente a parametrização eletromecânica intermunicipal caracteriza responsabilidades interdisciplinares extraordinariamente complexas '.repeat(3)}.</p>`;
  expect(finding('readability', { html: hard })).toMatchObject({
    level: 'warning',
    advice: expect.stringContaining('Divida as frases longas'),
  });
});

test('a title over 60 characters and a description outside 70 to 155 are told to change', () => {
  expect(finding('title', { title: 'a'.repeat(61) }).level).toBe('warning');
  expect(finding('title', { title: 'ã'.repeat(60) }).level).toBe('good');
  expect(finding('description', { description: 'a'.repeat(69) }).advice).toContain('Escreva mais');
  expect(finding('description', { description: 'a'.repeat(156) }).advice).toContain('Encurte');
});

test.each([
  ['O kit custa R$ 799 instalado.', 'R$ 799'],
  ['Sai por 1.299 reais.', '1.299 reais'],
  ['Abre em 3 segundos.', '3 segundos'],
  ['Abre em três segundos.', 'três segundos'],
  ['Abre em 4, 7 ou 16 segundos.', '4, 7 ou 16 segundos'],
  ['Com garantia de 2 anos.', 'garantia de 2 anos'],
  ['São cinco anos de garantia.', 'cinco anos de garantia'],
  ['Garantia de 6 meses.', 'Garantia de 6 meses'],
  ['Para portões de até 900 kg.', '900 kg'],
  ['Em 12x sem juros.', '12x'],
  ['Motor de 3/4 HP.', '3/4 HP'],
  ['Ganhe 15% de desconto à vista.', '15% de desconto'],
  ['Atendemos das 7h às 22h.', 'das 7h às 22h'],
  ['Ligue (11) 91234-5678.', '(11) 91234-5678'],
])('“%s” differs from the facts and is named', (sentence, said) => {
  expect(figuresUnlikeFacts(sentence, facts).map((figure) => figure.said)).toEqual([said]);
  expect(finding('facts', { html: `<p>${sentence}</p>` })).toMatchObject({
    level: 'bad',
    found: `Diferente do cadastro: “${said}”`,
    advice: expect.stringContaining('O cadastro diz: '),
  });
});

test.each([
  'O Jetflex abre em 4 segundos por R$ 1.349, em até 10x sem juros.',
  'Garantia de fábrica de 1 ano, ou doze meses de garantia.',
  'Um segundo controle fica com a família há 20 anos.',
  'Atendemos das 8h às 18h, com portões de até 500, 800 e 1.200 kg.',
])('“%s” is what the facts say', (sentence) => {
  expect(figuresUnlikeFacts(sentence, facts)).toEqual([]);
});

test.each([
  ['receita de bolo', 'bad', 'O título não fala de portão automático'],
  ['Motor de portão em Campinas', 'bad', 'Campinas (SP) fica fora da área atendida'],
  ['como burlar o sensor do portão', 'bad', 'Pede algo que pode prejudicar alguém'],
  ['Portão eletrônico Jardim São Paulo', 'warning', 'Há mais de um lugar com o nome Jardim São Paulo'],
])('“%s” is %s: %s', (title, level, found) => {
  const page = generatePage({ title, creativity: 75, seed: 1, facts });
  const checked = checkQuality({ ...page, similarity: 0, facts });
  expect(checked.findings.find(({ subject }) => subject === 'answer')).toMatchObject({
    level,
    found: expect.stringContaining(found),
  });
});

test('a page whose opening speaks of something else does not answer its title', () => {
  const html = '<p>O preço da bateria depende da marca.</p>';
  expect(finding('answer', { title: 'Portão não fecha', html })).toMatchObject({
    level: 'warning',
    found: 'A abertura não responde a “Portão não fecha”',
  });
});

test('an opening that leaves out the place of the title is told so', () => {
  const { html } = generatePage({ title: 'Portão não fecha', creativity: 75, seed: 1, facts });
  expect(finding('answer', { title: 'Portão não fecha na Mooca', html })).toMatchObject({
    level: 'warning',
    found: 'A abertura não cita a Mooca',
  });
});

test('what the generator writes at 75 is checked as good for every built-in title', () => {
  const complaints = locationTitles.flatMap((title, index) => {
    const page = generatePage({ title, creativity: 75, seed: index, facts });
    return checkQuality({ ...page, similarity: 0, facts }).findings.flatMap(({ subject, level, found }) =>
      level === 'good' ? [] : [`${title}: ${subject} ${found}`],
    );
  });
  expect(complaints).toEqual([]);
});

test('questions, problems and services that are not in the list state nothing unlike the facts either', () => {
  const titles = [
    'Como programar controle remoto',
    'Qual motor para portão de correr',
    'Quando fazer manutenção do portão',
    'Por que o portão não fecha',
    'Vale a pena motor de portão',
    'Quanto custa fotocélula',
    'Conserto 24 horas de portão em Osasco',
    'Motor para portão pesado de condomínio',
  ];
  const unlike = titles.flatMap((title) =>
    [0, 40, 75, 100].flatMap((creativity) =>
      checkQuality({ ...generatePage({ title, creativity, seed: 7, facts }), similarity: 0, facts }).findings.filter(
        ({ subject, level }) => subject === 'facts' && level !== 'good',
      ),
    ),
  );
  expect(unlike).toEqual([]);
});
