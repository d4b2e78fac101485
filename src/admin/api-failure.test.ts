import { expect, test } from 'vitest';
import {
  ApiFailure,
  isAway,
  isGone,
  isPhotoRefused,
  isSessionEnd,
  messageOf,
  networkFailure,
  networkFailureMessage,
  parseApiFailure,
} from './api-failure.ts';

test('an error of the API keeps its status, code and Portuguese message', () => {
  const failure = parseApiFailure(409, {
    error: { code: 'slug_taken', message: 'Já existe uma página nesse endereço.' },
  });
  expect(failure).toBeInstanceOf(ApiFailure);
  expect([failure.status, failure.code, failure.message]).toEqual([
    409,
    'slug_taken',
    'Já existe uma página nesse endereço.',
  ]);
});

test('a response that is not of the API gets a Portuguese message by its status', () => {
  expect(parseApiFailure(429, '<html>').message).toContain('Muitas tentativas');
  expect(parseApiFailure(502, null).message).toContain('servidor');
  expect(parseApiFailure(500, { error: { code: 'x', message: ' ' } }).message).toContain('servidor');
});

test('only a 401 means that the session ended', () => {
  expect(isSessionEnd(parseApiFailure(401, null))).toBe(true);
  expect(isSessionEnd(parseApiFailure(403, null))).toBe(false);
  expect(isSessionEnd(new Error('401'))).toBe(false);
});

test('only the server says of a photo that it is refused, and of a job that it is gone', () => {
  const told = (status: number, code: string) => parseApiFailure(status, { error: { code, message: 'Não.' } });
  expect([told(422, 'photo_refused'), told(413, 'photo_refused')].every(isPhotoRefused)).toBe(true);
  const others = [404, 408, 413, 421, 425, 429].map((status) => parseApiFailure(status, '<html>'));
  expect([...others, told(422, 'photo_not_now')].some(isPhotoRefused)).toBe(false);
  expect([isGone(told(404, 'not_found')), others.some(isGone)]).toEqual([true, false]);
});

test('what meets no server, a limit or an ended session is sent again by itself', () => {
  const again = [0, 401, 408, 421, 425, 429, 500, 503].map((status) => parseApiFailure(status, null));
  expect([...again, new SyntaxError('<html>')].every(isAway)).toBe(true);
  expect([400, 403, 404, 409, 413, 422].some((status) => isAway(parseApiFailure(status, null)))).toBe(false);
});

test("the screen's own text stands in for a failure that is not of the API", () => {
  expect(messageOf(new TypeError('x is undefined'), 'Ocorreu um erro ao gerar o conteúdo.')).toBe(
    'Ocorreu um erro ao gerar o conteúdo.',
  );
  expect(messageOf(networkFailure(), 'outro')).toBe(networkFailureMessage);
});
