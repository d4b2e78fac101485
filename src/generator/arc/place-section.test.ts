import { expect, test } from 'vitest';
import { requirePlaceByKey } from '../../business/places.ts';
import { requirePlaceText } from '../../content/places/place-text.ts';
import { plainText } from '../../text/plain-text.ts';
import { page } from '../test-pages.ts';

const textOf = (title: string) => plainText(page(title, 75).html).replaceAll('\u00a0', ' ');
const [ofMooca, ofItsGates] = requirePlaceText(requirePlaceByKey('Mooca - São Paulo (Capital)')).paragraphs;

test('who names a place is told behind the answer that we come there and when, once', () => {
  const fault = textOf('portão não fecha na Mooca');
  const said = 'Vamos à Mooca de segunda a sábado, das 8h às 18h, e a qualquer hora na urgência';
  expect(fault.split(said)).toHaveLength(2);
  expect(fault.split('\n')[1]).toContain(said);
});

test('who asks what something costs waits for a visit, and not for help tonight', () => {
  const text = textOf('quanto custa a placa do motor na Mooca');
  expect(text).toContain('Vamos à Mooca de segunda a sábado, das 8h às 18h, com a hora marcada por mensagem.');
  expect(text).not.toContain('a qualquer hora na urgência');
});

test('who has a fault mended is told of the gates of the place, and who buys a motor there of all of it', () => {
  const fault = textOf('portão não fecha na Mooca');
  expect(fault).toContain(ofItsGates);
  expect(fault).not.toContain(ofMooca);
  const place = textOf('motor para condomínio na Mooca');
  expect([ofMooca, ofItsGates].filter((text) => !place.includes(text ?? ''))).toEqual([]);
});

test('where the answer has told when we come, it is not told again', () => {
  const text = textOf('vocês atendem na Mooca?');
  expect(text.split('\n')[0]).toContain('das 8h às 18h');
  expect(text).not.toContain('Vamos à Mooca');
});

test('two places side by side are not told of us in the same words', () => {
  expect(textOf('portão não fecha em Santana')).toContain(
    'Atendemos em Santana: na urgência, com chegada em até 2 horas',
  );
  expect(textOf('portão não fecha na Mooca')).not.toContain('Atendemos na Mooca: na urgência');
});
