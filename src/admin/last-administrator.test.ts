import { expect, test } from 'vitest';
import { isLastAdministrator } from './last-administrator.ts';

const password = { password: true, google: false };
const none = { password: false, google: false };
const me = { id: 'me', suspended: false, methods: password };

test.each([
  ['nobody else', [me], true],
  ['another who may enter', [me, { id: 'other', suspended: false, methods: { password: false, google: true } }], false],
  ['another who is suspended', [me, { id: 'other', suspended: true, methods: password }], true],
  ['another who has not used the invitation', [me, { id: 'other', suspended: false, methods: none }], true],
])('with %s', (_, all, isLast) => {
  expect(isLastAdministrator('me', all)).toBe(isLast);
});
