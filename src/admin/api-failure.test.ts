import { expect, test } from 'vitest';
import {
  ApiFailure,
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

test("the screen's own text stands in for a failure that is not of the API", () => {
  expect(messageOf(new TypeError('x is undefined'), 'Ocorreu um erro ao gerar o conteúdo.')).toBe(
    'Ocorreu um erro ao gerar o conteúdo.',
  );
  expect(messageOf(networkFailure(), 'outro')).toBe(networkFailureMessage);
});
