import { expect, test } from 'vitest';
import { locationTitles } from '../business/location-titles.ts';
import { places } from '../business/places.ts';
import { writtenTitle } from './written-title.ts';

function namedPlace(name: string) {
  const place = places.find((candidate) => candidate.name === name);
  if (!place) throw new Error(`No place ${name}`);
  return place;
}

test('a title that was typed without accents is shown with those of its words and names', () => {
  expect(writtenTitle('conserto de motor de portao sao bernardo do campo')).toBe(
    'Conserto de motor de portão São Bernardo do Campo',
  );
  expect(writtenTitle('portao nao fecha na mooca, quanto fica o tecnico')).toBe(
    'Portão não fecha na Mooca, quanto fica o técnico',
  );
  expect(writtenTitle('motor ppa ou garen pra predio em taboao da serra')).toBe(
    'Motor PPA ou Garen para prédio em Taboão da Serra',
  );
});

test('every title begins with a capital, and those that were typed stay', () => {
  expect(writtenTitle('manutenção de portão')).toBe('Manutenção de portão');
  expect(writtenTitle('PORTAO NAO ABRE')).toBe('PORTÃO NÃO ABRE');
  expect(writtenTitle('Preco do Portao')).toBe('Preço do Portão');
});

test('where some accents were typed those that are missing are added, and names stay as they were typed', () => {
  expect(writtenTitle('preço do portao na Mooca')).toBe('Preço do portão na Mooca');
  expect(writtenTitle('cabo de aço do portao de taboao')).toBe('Cabo de aço do portão de taboao');
  expect(writtenTitle('Portão não abre só às vezes')).toBe('Portão não abre só às vezes');
});

test('what means something without accents, or is a name and a word, is left as it was typed', () => {
  expect(writtenTitle('e se a chave esta presa, socorro')).toBe('E se a chave esta presa, socorro');
});

test('a maker is written as it writes itself, however the title was typed, and the state too', () => {
  expect(writtenTitle('assistência técnica rossi motor de portão sp')).toBe(
    'Assistência técnica Rossi motor de portão SP',
  );
  expect(writtenTitle('conserto de motor nice de portão deslizante')).toBe(
    'Conserto de motor Nice de portão deslizante',
  );
  expect(writtenTitle('placa do motor seg queimada conserto')).toBe('Placa do motor Seg queimada conserto');
  expect(writtenTitle('fotocélula ppa para portão')).toBe('Fotocélula PPA para portão');
  expect(writtenTitle('controle do portao acende a luz mas nao abre')).toBe(
    'Controle do portão acende a luz mas não abre',
  );
});

test.each([
  ['acistencia portao eletronico sao bernardo do campo', 'Assistência portão eletrônico São Bernardo do Campo'],
  ['trocar pilha do controli do portao', 'Trocar pilha do controle do portão'],
  ['Concerto de portão que não fexa', 'Conserto de portão que não fecha'],
  ['engrenagem pecinin gasta', 'Engrenagem Peccinin gasta'],
  ['cheiro de queimado no moto do portão', 'Cheiro de queimado no motor do portão'],
])('the misspelled words of "%s" are shown as they are written', (typed, shown) => {
  expect(writtenTitle(typed)).toBe(shown);
});

test.each([
  ['portao rangendo muito o que passar', 'Portão rangendo muito: o que passar?'],
  ['inquilino ou proprietario quem paga', 'Inquilino ou proprietário: quem paga?'],
  ['automatizar portao manual valor', 'Automatizar portão manual: valor'],
  ['portão de correr ou basculante qual escolher', 'Portão de correr ou basculante: qual escolher?'],
  ['portão automático travado conserto na Mooca', 'Portão automático travado: conserto na Mooca'],
  ['empresa de conserto na Mooca', 'Empresa de conserto na Mooca'],
  ['quanto custa consertar portão eletrônico', 'Quanto custa consertar portão eletrônico?'],
  ['qual motor para portão de correr', 'Qual motor para portão de correr?'],
  ['quando chove o portão para', 'Quando chove o portão para'],
  ['como abrir o portão sem luz', 'Como abrir o portão sem luz'],
  ['motor de portao preço', 'Motor de portão: preço'],
])('what "%s" asks at its end is set apart from what it is asked of', (typed, shown) => {
  expect(writtenTitle(typed)).toBe(shown);
});

test.each([
  'Portão não abre, o que fazer',
  'não sei o que fazer',
  'não perguntei qual o valor',
  'Motor de portão com o melhor preço',
])('a sentence stays one: %s', (typed) => {
  expect(writtenTitle(typed).toLowerCase()).toBe(typed.toLowerCase());
});

test('the place that a title was understood to name is written as it is', () => {
  expect(writtenTitle('Técnico de portão zona leste itaquera', namedPlace('Itaquera'))).toBe(
    'Técnico de portão zona leste Itaquera',
  );
  expect(writtenTitle('conserto de portão em santo andre', namedPlace('Santo André'))).toBe(
    'Conserto de portão em Santo André',
  );
  expect(writtenTitle('Portão não abre', namedPlace('Mooca'))).toBe('Portão não abre');
  expect(writtenTitle('Portão no Jaguará', namedPlace('Jaguara'))).toBe('Portão no Jaguará');
});

test('a slip of a letter is mended, and what begins with a capital may be a name', () => {
  expect(writtenTitle('motor do portao esquenta e para de funcinar')).toBe(
    'Motor do portão esquenta e para de funcionar',
  );
  expect(writtenTitle('como cadastrar contole novo no portão')).toBe('Como cadastrar controle novo no portão');
  expect(writtenTitle('conserto de portão na rua Contolle')).toBe('Conserto de portão na rua Contolle');
});

test('no title that people of the trade write is taken for a slip', () => {
  const mended = locationTitles.filter((title) => writtenTitle(title) !== title);
  expect(mended).toEqual([]);
});

test('the place that a title was understood to name is written as a name, with its accents typed or not', () => {
  expect(writtenTitle('copiar controle de portão santo andré', namedPlace('Santo André'))).toBe(
    'Copiar controle de portão em Santo André',
  );
  expect(writtenTitle('conserto de portão eletrônico 24 horas tatuapé', namedPlace('Tatuapé'))).toBe(
    'Conserto de portão eletrônico 24 horas no Tatuapé',
  );
  expect(writtenTitle('conserto na móoca', namedPlace('Mooca'))).toBe('Conserto na móoca');
});

test.each([
  ['motor de portao roncando e nao gira osasco', 'Osasco', 'Motor de portão roncando e não gira em Osasco'],
  ['automatizar portao preço mooca', 'Mooca', 'Automatizar portão: preço na Mooca'],
  ['quanto custa motor de portao guarulhos', 'Guarulhos', 'Quanto custa motor de portão em Guarulhos?'],
  ['conserto de portao mooca zona leste', 'Mooca', 'Conserto de portão Mooca Zona Leste'],
  ['conserto de portão bairro mooca', 'Mooca', 'Conserto de portão bairro Mooca'],
  ['Motor de Portão PPA Santana', 'Santana', 'Motor de Portão PPA Santana'],
])('the place at the end of "%s" has the preposition that speech gives it', (typed, place, shown) => {
  expect(writtenTitle(typed, namedPlace(place))).toBe(shown);
});

test.each([
  ['pq o portão volta qdo ta fechando', 'Por que o portão volta quando está fechando?'],
  ['clonaram o controle da garagem o q fazer', 'Clonaram o controle da garagem: o que fazer?'],
  ['portao n abre pq queimou', 'Portão não abre porque queimou'],
  ['da pra abrir o portao pelo celular?', 'Dá para abrir o portão pelo celular?'],
  ['vcs tem motor basculante', 'Vocês têm motor basculante'],
  ['manutençao preventiva', 'Manutenção preventiva'],
  ['queimou com raio ontem a noite', 'Queimou com raio ontem à noite'],
  ['Motor N3 da mola', 'Motor N3 da mola'],
])('the shorthand of "%s" is written out', (typed, shown) => {
  expect(writtenTitle(typed)).toBe(shown);
});
