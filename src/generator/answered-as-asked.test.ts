import { expect, test } from 'vitest';
import { buildFacts } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { places } from '../business/places.ts';
import { plainText } from '../text/plain-text.ts';
import { inPlace } from '../text/portuguese.ts';
import { generatePage } from './generate-page.ts';
import { symptomIn } from './symptoms.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

function pagesOf(title: string) {
  return SEEDS.map((seed) => generatePage({ title, creativity: seed % 2 === 0 ? 75 : 100, seed, facts }));
}

function firstParagraph(html: string): string {
  return plainText(html.slice(0, html.indexOf('</p>')));
}

function firstSection(html: string): string {
  return plainText(html.slice(html.indexOf('<section>'), html.indexOf('</section>')));
}

test.each([
  ['Placa queimada do motor', 'burnt-board'],
  ['Raio queimou a central do portão', 'lightning'],
  ['Motor queimado por raio tem conserto?', 'lightning'],
  ['Atendimento num raio de 50 km', 'any'],
  ['Motor de portão queimado', 'burnt-motor'],
  ['Motor do portão esquentando', 'hot'],
  ['Portão não fecha na chuva', 'rain'],
  ['Portão abre sozinho quando chove', 'rain'],
  ['Cabo de aço do basculante arrebentou', 'cable'],
  ['Troca de cabo de aço', 'any'],
  ['Portão não fecha', 'not-closing'],
])('the title "%s" complains of %s', (title, symptom) => {
  expect(symptomIn(title)).toBe(symptom);
});

test('a burnt board is told of surges, damp and short circuits, not of a motor that overheats', () => {
  for (const { html } of pagesOf('Placa queimada do motor na Mooca')) {
    expect(firstSection(html)).toMatch(/surto|pico|inseto|formiga|umidade|curto/i);
    expect(firstSection(html)).not.toMatch(/aquece|esfriar/);
  }
});

test('a page about the rain speaks of water in its first words and in its first section', () => {
  for (const { html, description } of pagesOf('Portão não fecha na chuva em Osasco')) {
    expect(firstParagraph(html)).toMatch(/chuva/i);
    expect(firstSection(html)).toMatch(/água|molha|chuva|chove/i);
    expect(description).toMatch(/chuva/i);
  }
});

test.each([
  ['Fotocélula: para que serve?', /feixe/],
  ['O que é cremalheira?', /dent(?:e|ada)/],
  ['Para que serve o capacitor do motor', /arranque|partir|carga/],
  ['O que é código rolante', /senha|sequência/],
  ['O que faz a central de comando?', /placa/],
  ['Como funciona o motor basculante?', /contrapesos|coluna|folha que sobe/],
  ['O que é fim de curso e para que serve', /sensor|pontos/],
])('"%s" is told what it is and what it does in the first words', (title, words) => {
  for (const { html } of pagesOf(title)) expect(firstParagraph(html)).toMatch(words);
});

test.each([
  ['Vale a pena motor rápido?', /espera|rápid/],
  ['Compensa trocar o motor do portão?', /conserto|conserte/],
  ['Vale a pena comprar motor usado?', /usado|motor: modelo, idade/i],
  ['Preciso de fotocélula no portão?', /fechamento automático|criança|toque/],
  ['Vale a pena bateria para o portão?', /luz|energia/],
  ['Basculante ou deslizante: qual é melhor?', /espaço|[Bb]asculante/],
  ['Qual graxa usar no portão?', /graxa/i],
  ['O motor do portão gasta muita energia?', /[Pp]ouco|muito|[Pp]otência/],
  ['Como funciona a garantia do motor?', /garantia|prazo|defeitos|coberto/i],
  ['Onde instalar a fotocélula?', /altura/],
])('"%s" is answered in the first words', (title, words) => {
  for (const { html } of pagesOf(title)) expect(firstParagraph(html)).toMatch(words);
});

test.each(['Motor Garen na Mooca', 'Preço de motor Rossi DZ Nano', 'Manutenção de motor Peccinin em Osasco', 'Motor Nice em Moema', 'Como programar controle Garen', 'Conserto de motor Intelbras'])(
  'the page "%s" says first and in search results that we sell PPA, and never claims the other brand or its boards',
  (title) => {
    for (const { html, description } of pagesOf(title)) {
      expect(firstParagraph(html)).toMatch(/PPA/);
      expect(firstParagraph(html)).toMatch(/manutenção|conserto|Consertamos|atendemos|atendimento/i);
      expect(description).toMatch(/PPA|independentes/);
      expect(plainText(html)).not.toMatch(/assistência autorizada(?<!não somos assistência autorizada)|(?:kit|kits|instalamos) (?:Garen|Rossi|Peccinin|Nice|Intelbras)/);
    }
  },
);

test('the board times of our line are not given to the owner of another maker’s motor', () => {
  for (const { html } of pagesOf('Como programar controle Garen')) expect(plainText(html)).not.toMatch(/\d segundos no botão|botão[^.]*por \d/);
});

test.each(['Instalação de fotocélula na Saúde', 'Instalação de bateria para motor', 'Automação com trava elétrica'])('the page "%s" does not say that a part comes with the kit', (title) => {
  for (const { html } of pagesOf(title)) expect(plainText(html)).not.toMatch(/já está no preço do kit|está no preço do kit/);
});

test.each([
  ['Portão fazendo barulho na Vila Ema', /[Ss]om|[Rr]angido|[Bb]arulho/],
  ['Portão abre sozinho de madrugada', /sozinho|sem ninguém pedir|sem comando/],
  ['Disjuntor cai quando aciono o portão', /[Dd]isjuntor/],
  ['Motor esquentando em Osasco', /esquenta|morno|[Cc]alor/],
  ['Vazamento de óleo no motor', /[Óó]leo|vaza/],
  ['Reforma de portão em Poá', /[Rr]eform|Portão velho/],
  ['Motor para portão pesado em Cotia', /pesad|mais forte|dá conta/i],
  ['Onde fica o fusível do motor?', /fusível fica na placa/],
  ['Quando trocar o motor do portão?', /conserto|conserte/],
])('the page "%s" begins with what it is about', (title, words) => {
  for (const { html } of pagesOf(title)) expect(firstParagraph(html)).toMatch(words);
});

test.each(['Motor esquentando em Osasco', 'Portão abre sozinho', 'Vazamento de óleo no motor', 'Portão lento na Mooca'])('the complaint "%s" is answered with its causes in the first section', (title) => {
  for (const { html } of pagesOf(title)) expect(html.slice(html.indexOf('<section>'), html.indexOf('</section>'))).toContain('<dl>');
});

test.each(['Manutenção de motor de portão na Mooca', 'Conserto de portão automático em Osasco', 'Portão não abre em Moema', 'Fotocélula para portão', 'Emergência com portão no Brás'])(
  'the page "%s" states no speed, warranty or feature of a motor that we did not sell',
  (title) => {
    for (const { html } of pagesOf(title)) {
      expect(plainText(html)).not.toMatch(/garantia de fábrica|Código rolante: |Abertura rápida|abre em \d|Funcionamento silencioso: |Consumo baixo: |100 a 300/);
    }
  },
);

test.each(['Motor para porta de enrolar em Moema', 'Quanto custa motor para portão seccionado?'])('the page "%s" offers no kit that does not fit', (title) => {
  for (const { html } of pagesOf(title)) {
    expect(firstParagraph(html)).toMatch(/não está entre os nossos kits|diferente dos kits|não servem/);
    expect(plainText(html)).not.toMatch(/R\$\s(?:899|949|1\.349)/);
  }
});

test.each(['Cabo de aço do basculante arrebentou', 'Como trocar o cabo de aço partido', 'Mola do portão quebrou'])('the page "%s" tells nobody to release the gate', (title) => {
  for (const { html } of pagesOf(title)) {
    expect(firstParagraph(html)).toMatch(/não destrave|nem destrave|não mexa/i);
    expect(plainText(html)).not.toMatch(/(?:^|[.:] )(?:Destrave|Solte o motor|Gire a chave)/m);
  }
});

test.each([
  ['Como desligar a fotocélula do portão', /[Nn]ão desligue|[Nn]ão ensinamos|Anulá-lo tira/],
  ['Como pular o sensor do portão', /[Nn]ão desligue|[Nn]ão ensinamos|Anulá-lo tira/],
  ['Como aumentar a força do motor do portão', /Não aumente|não conserta|menor que ainda move/],
  ['Como ajustar a mola do portão basculante', /não se ajustam em casa|Não mexa|não fazer|não destrave|não mexa|nem destrave/],
  ['Como colocar contrapeso no portão', /não se ajustam em casa|Não mexa|não fazer|não destrave|não mexa|nem destrave/],
  ['Criança presa no portão', /193/],
  ['Portão caiu do trilho', /não tente recolocar|não se empurra|Não passe perto/],
])('"%s" is answered with safety first and with no such instruction', (title, words) => {
  for (const { html } of pagesOf(title)) {
    expect(plainText(html.slice(0, html.indexOf('<section>')))).toMatch(words);
    expect(firstSection(html)).not.toMatch(/(?:^|[.:] |\n)(?:Destrave|Solte o motor|Gire a chave|Aumente a força)/);
  }
});

test('wherever a hanging leaf may be released, the step says when it may not', () => {
  for (const { html } of pagesOf('Como consertar portão basculante')) {
    const release = plainText(html).split('\n').find((line) => /^(?:Destrave o motor com|Solte o motor e sinta|Com o motor destravado, leve a folha até o fim|Gire a chave de destravamento)/.test(line));
    expect(release).toMatch(/Com cabo ou mola partidos, não destrave/);
  }
});

const subjects = [
  'Motor de portão', 'Portão não fecha na chuva', 'Placa queimada', 'Vale a pena motor rápido?', 'Motor Garen', 'Manutenção de motor Rossi', 'O que é cremalheira?', 'Como programar controle remoto', 'Qual motor de portão',
  'Quando trocar motor', 'Conserto de motor basculante', 'Fotocélula', 'Emergência com portão', 'Quanto custa motor Jetflex', 'Cabo de aço arrebentou', 'Motor para porta de enrolar', 'Onde comprar motor', 'Perdi o controle do portão, e agora?',
];

test('over many titles, seeds and levels each sentence stands once on its page, and no paragraph is empty', () => {
  const wrong: string[] = [];
  for (const [number, subject] of subjects.entries()) {
    for (const creativity of [0, 20, 40, 60, 75, 100]) {
      for (const seed of SEEDS) {
        const place = places[(number * 37 + seed * 11) % places.length];
        const title = place ? `${subject} ${inPlace(place)}` : subject;
        const { html } = generatePage({ title, creativity, seed, facts });
        const sentences = plainText(html).toLowerCase().split(/(?<=[.?!])\s|\n/).filter((sentence) => sentence.length >= 12 && !sentence.includes('\t'));
        const twice = sentences.find((sentence, index) => sentences.indexOf(sentence) !== index);
        if (twice !== undefined || /<(?:p|li|dd|h2|h3)><\//.test(html)) wrong.push(`${title} (${creativity}, ${seed}): ${twice ?? 'empty'}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test.each(['Programação de controle remoto', 'Programação de motor de portão na Mooca'])('the page "%s" says how, step by step, asked or not', (title) => {
  for (const { html, description } of pagesOf(title)) {
    expect(firstSection(html)).toMatch(/botão de programação|gravação/);
    expect(html).toMatch(/<ol>(?:<li>.*?<\/li>){5,}/);
    expect(description).toMatch(/grava|procedimento/);
    expect(plainText(html)).not.toMatch(/peça certa para o seu motor|às vezes basta limpar, alinhar/);
  }
});

test('the cause that the opening names first is always among the causes', () => {
  for (const { html } of pagesOf('Portão automático não fecha: o que fazer?')) expect(firstSection(html)).toMatch(/[Ff]otocélula|[Ll]ente|[Ff]eixe/);
});

test('a gate that opens by itself is not told of the pause after which it closes', () => {
  for (const { html } of pagesOf('Portão abre sozinho de madrugada')) expect(plainText(html)).not.toMatch(/[Ff]echar sozinho depois/);
});

test.each([
  ['Quanto custa automatizar um portão de 3 metros?', /peso/],
  ['Quanto custa trocar o motor do portão?', /[Tt]roca/],
  ['Qual o melhor motor para portão de condomínio na Mooca', /condomínio/],
  ['Instalação de portão automático em condomínio', /condomínio/i],
  ['Motor de abertura rápida', /segundos/],
])('the first words of "%s" are on just that', (title, words) => {
  for (const { html } of pagesOf(title)) expect(firstParagraph(html)).toMatch(words);
});

test('whoever wants a heavy gate moved is not recommended the smallest kit', () => {
  for (const { html } of pagesOf('Motor para portão pesado')) expect(firstParagraph(html)).not.toContain('Padrão');
});

test('after a lightning stroke the page says first whether it can be repaired, and names the board before the motor', () => {
  for (const { html, description } of pagesOf('Motor queimado por raio tem conserto?')) {
    expect(firstParagraph(html)).toMatch(/conserto|não o motor/);
    expect(firstSection(html)).toMatch(/surto|[Rr]aio|pico/);
    expect(description).toMatch(/raio/i);
  }
});

test('a page on greasing says which grease goes where, asked or not', () => {
  for (const { html } of pagesOf('Regulagem e lubrificação de portão')) expect(firstSection(html)).toMatch(/graxa/i);
});

test('two makers are weighed as makers, and not as our own models', () => {
  for (const { html } of pagesOf('Motor Garen ou PPA: qual escolher?')) {
    expect(plainText(html.slice(0, html.indexOf('<section>')))).toMatch(/Garen/);
    expect(firstSection(html)).not.toMatch(/Padrão.*Jetflex.*R\$/s);
  }
});

test('who is locked out reads what to do before anything else', () => {
  for (const { html } of pagesOf('Atendimento de emergência para portão na Mooca')) expect(firstSection(html)).toMatch(/[Pp]lantão|emergência|urgência|[Dd]isjuntor/);
});

test.each(['Portão abre sozinho', 'Portão parado de madrugada', 'Controle não funciona', 'Motor de portão PPA'])('without a place in the title "%s" nothing happens "em São Paulo e região" in the middle of a condition', (title) => {
  for (const { html } of pagesOf(title)) expect(firstParagraph(html)).not.toMatch(/(?:falha|trava|parou|move|madrugada|mandamos .*) (?:em|a) São Paulo e região/i);
});

test('a title that says "placa" is answered with that word', () => {
  for (const { html } of pagesOf('Placa de motor de portão em Santo André')) expect(firstParagraph(html)).toMatch(/[Pp]laca/);
});

test('pages that sell offer kits, and neither parts for an old motor nor a second range of prices for its exchange', () => {
  for (const title of ['Motor de portão PPA na Mooca', 'Automação de portão em Osasco', 'Loja de motor de portão em Poá']) {
    for (const { html } of pagesOf(title)) expect(plainText(html)).not.toMatch(/evita jogar o motor fora|[Aa] troca em uma casa|só trocar o motor|troca do motor antigo/);
  }
});

test('a list of models says each in another form', () => {
  const lists = pagesOf('Motor de portão PPA na Mooca').flatMap(({ html }) => [...html.matchAll(/<ul>(?:<li><strong>(?:Jetflex|Speedy|Padrão)<\/strong>: .*?<\/li>){3}<\/ul>/g)].map(([list]) => list));
  expect(lists.length).toBeGreaterThan(0);
  for (const list of lists) {
    const forms = [...list.matchAll(/<strong>.*?<\/strong>: (.*?)<\/li>/g)].map(([, text = '']) => text.replace(/R\$\s[\d.,]+|\d[\d.]*/g, '#'));
    expect(new Set(forms).size).toBe(3);
  }
});

test.each([
  ['Motor para portão de condomínio', /condomínio/],
  ['Motor para portão pesado', /pesado/],
  ['Motor de portão rápido', /rápid/i],
])('the description of "%s" says so, wherever it is, in 70 to 155 characters', (title, words) => {
  for (const place of places) {
    const { description } = generatePage({ title: `${title} ${inPlace(place)}`, creativity: 75, seed: 3, facts });
    expect(description).toMatch(words);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(155);
  }
});

test('a condominium is told of its use, and not to take the smallest kit', () => {
  for (const { html } of pagesOf('Qual o melhor motor para portão de condomínio na Mooca')) {
    expect(plainText(html.slice(0, html.indexOf('<section>')))).not.toMatch(/fica bem com o Padrão|mais simples, o Padrão/);
    expect(plainText(html)).not.toContain('Posso ficar com o Padrão?');
  }
});
