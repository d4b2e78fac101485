import { expect, test } from 'vitest';
import { addressWithoutSlash } from './plain-address.ts';

test.each([
  ['/postagens/', '/postagens'],
  ['/postagens/?pagina=2', '/postagens?pagina=2'],
  ['/caf%C3%A9/', '/caf%C3%A9'],
  ['/postagens', null],
  ['/', null],
  ['//evil.example/', null],
  ['/%5Cevil.example/', null],
  ['/a%0Ab/', null],
])('without its last slash %s is %s', (path, expected) => {
  expect(addressWithoutSlash(`http://localhost:3000${path}`)).toBe(expected);
});
