import { expect, test } from 'vitest';
import { loginAddress, returnAddress } from './return-address.ts';

test('after signing in one comes back to the screen that asked for it', () => {
  expect(returnAddress('/admin/mass-creator')).toBe('/admin/mass-creator');
  expect(loginAddress('/admin/mass-creator')).toBe('/admin/login?volta=%2Fadmin%2Fmass-creator');
  expect(loginAddress('/admin/painel')).toBe('/admin/login');
});

test.each([null, '', 'https://exemplo.test/admin/painel', '//exemplo.test', '/admin/../sitemap', '/admin/login', '/'])(
  'the return address %s leads to the panel',
  (wanted) => expect(returnAddress(wanted)).toBe('/admin/painel'),
);
