import { expect, test } from 'vitest';
import { findPlaceByKey } from '../../business/places.ts';
import { figuresIn } from '../../understanding/title-figures.ts';
import { entryChat } from './entry-chat.ts';

const SAYS_NOTHING = { title: '', place: null, gateKind: null, brand: null, ours: 'PPA' } as const;

test('the kind of gate that a title names is not asked for again', () => {
  const said = (chat: string) => entryChat({ chat }, { ...SAYS_NOTHING, gateKind: 'sliding' });
  expect(said('Olá! Portão: ___ (de correr, basculante, de abrir). Bairro: ___.')).toBe(
    'Olá! Portão: de correr. Bairro: ___.',
  );
  expect(said('Olá! Há carro preso: ___. Meu portão é: ___. Bairro: ___.')).toBe(
    'Olá! Há carro preso: ___. Meu portão é: de correr. Bairro: ___.',
  );
  expect(said('Olá! Está: ___ (aberto, fechado). Tipo: ___. Bairro: ___.')).toBe(
    'Olá! Está: ___ (aberto, fechado). Tipo: de correr. Bairro: ___.',
  );
  expect(said('Olá! Portão: ___ (tipo), motor: ___.')).toBe('Olá! Portão: de correr, motor: ___.');
});

test.each([
  'Olá! Portão hoje: ___ (nenhum, de correr, de abrir, basculante). Bairro: ___.',
  'Olá! Largura do portão: ___ m. O portão está: ___ (aberto, fechado).',
  'Olá! Tipo: ___ (tag, facial). Bairro: ___.',
])('a blank that asks for something else than the kind stays: %s', (chat) => {
  expect(entryChat({ chat }, { ...SAYS_NOTHING, gateKind: 'sliding' })).toBe(chat);
});

test('where a title names two kinds, or the new gate is asked about, the visitor says which', () => {
  const chat = 'Olá! Portão: ___ (de correr, basculante, de abrir). Bairro: ___.';
  const title = 'Trocar portão basculante por deslizante';
  expect(entryChat({ chat }, { ...SAYS_NOTHING, title, gateKind: 'tilting' })).toBe(chat);
  const next = 'Olá! Portão de hoje: ___. Portão novo: ___ (tipo). Bairro: ___.';
  expect(entryChat({ chat: next }, { ...SAYS_NOTHING, gateKind: 'sliding' })).toBe(next);
});

test('measures, weight, uses and flats that a title names stand in the message', () => {
  const said = (title: string, chat: string) => entryChat({ chat }, { ...SAYS_NOTHING, figures: figuresIn(title) });
  const measured = 'A folha mede ___ m de largura por ___ m de altura, de ___.';
  expect(said('Motor para portão de 3,5 m por 2,2 m', measured)).toBe(
    'A folha mede 3,5 m de largura por 2,2 m de altura, de ___.',
  );
  expect(said('Motor para portão de 3 metros', measured)).toBe(
    'A folha mede 3 m de largura por ___ m de altura, de ___.',
  );
  expect(said('Motor para portão de 3x2', 'Vão de ___ m por ___ m. Parede livre ao lado: ___ m.')).toBe(
    'Vão de 3 m por 2 m. Parede livre ao lado: ___ m.',
  );
  expect(said('Portão de 400 kg', 'Folha de ___ m por ___ m, de ___, uns ___ kg.')).toBe(
    'Folha de ___ m por ___ m, de ___, uns 400 kg.',
  );
  expect(said('Portão que abre 60 vezes por dia', 'Abre umas ___ vezes por dia. O fusível queimou ___ vezes.')).toBe(
    'Abre umas 60 vezes por dia. O fusível queimou ___ vezes.',
  );
  expect(said('Motor para prédio de 48 apartamentos', 'Apartamentos: ___, vagas: ___.')).toBe(
    'Apartamentos: 48, vagas: ___.',
  );
});

test('the maker that a title names stands where the motor is asked for', () => {
  const said = (chat: string) => entryChat({ chat }, { ...SAYS_NOTHING, brand: 'Rossi' });
  expect(said('O motor é da marca ___, de uns ___ anos.')).toBe('O motor é da marca Rossi, de uns ___ anos.');
  expect(said('Marca do motor: {brand.name}. Marca da placa: ___.')).toBe(
    'Marca do motor: Rossi. Marca da placa: ___.',
  );
  expect(said('Já vi a marca ___ e a marca ___.')).toBe('Já vi a marca ___ e a marca ___.');
});

test('the district that a title names is filled in, and nothing where a title says nothing', () => {
  const chat = 'Olá! Quero {facts.brand}. O motor é da marca ___. Bairro: ___.';
  expect(entryChat({ chat }, { ...SAYS_NOTHING, place: findPlaceByKey('Mooca - São Paulo (Capital)') })).toBe(
    'Olá! Quero PPA. O motor é da marca ___. Bairro: Mooca.',
  );
  expect(entryChat({ chat: 'Marca: {brand.name}.' }, SAYS_NOTHING)).toBe('Marca: ___.');
});

test('who names a town or a zone has named no district, which stays to be filled in', () => {
  const said = (key: string) =>
    entryChat({ chat: 'Olá! Bairro: ___.' }, { ...SAYS_NOTHING, place: findPlaceByKey(key) });
  expect(said('Diadema')).toBe('Olá! Cidade: Diadema. Bairro: ___.');
  expect(said('Zona Leste - São Paulo (Capital)')).toBe('Olá! Região: Zona Leste. Bairro: ___.');
});

test('of a choice, what the title says of it is filled in', () => {
  const chat = 'Está: ___ (aberto, fechado, no meio). Foi: ___ (sim, não). É: ___ (casa, prédio).';
  const said = (title: string) => entryChat({ chat }, { ...SAYS_NOTHING, title });
  expect(said('Portão de prédio travou no meio')).toBe('Está: no meio. Foi: ___ (sim, não). É: prédio.');
  expect(said('Portão não fica aberto nem fechado')).toBe(chat);
  expect(said('Casa ou prédio: portão que não abre')).toBe(chat);
});

test('a title that asks which of two it is has said neither', () => {
  const chat = 'Olá! O contrato diz que paga: ___ (dono, inquilino).';
  const said = (title: string) => entryChat({ chat }, { ...SAYS_NOTHING, title });
  expect(said('Quem paga o conserto, inquilino ou proprietário?')).toBe(chat);
  expect(said('Conserto do portão: proprietário ou inquilino paga?')).toBe(chat);
  expect(said('Conserto pago pelo inquilino')).toBe('Olá! O contrato diz que paga: inquilino.');
});

test('who names the maker is asked for the model alone, whether it is ours or another', () => {
  const chat = 'Olá! Quero o preço da placa. Marca e modelo na etiqueta: ___. Bairro: ___.';
  const filled = (maker: string) =>
    `Olá! Quero o preço da placa. Marca e modelo na etiqueta: ${maker}, modelo ___. Bairro: ___.`;
  expect(entryChat({ chat }, { ...SAYS_NOTHING, title: 'Placa do motor PPA DZ Rio' })).toBe(filled('PPA'));
  expect(entryChat({ chat }, { ...SAYS_NOTHING, title: 'Placa Garen', brand: 'Garen' })).toBe(filled('Garen'));
  expect(entryChat({ chat }, { ...SAYS_NOTHING, title: 'Placa do motor' })).toBe(chat);
});
