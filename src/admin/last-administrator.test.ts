import { expect, test } from 'vitest';
import { isLastAdministrator } from './last-administrator.ts';

const password = { password: true, google: false };
const none = { password: false, google: false };
const role = 'owner' as const;
const me = { id: 'me', role, suspended: false, methods: password };

test.each([
  ['nobody else', [me], true],
  [
    'another who may enter',
    [me, { id: 'other', role, suspended: false, methods: { password: false, google: true } }],
    false,
  ],
  ['another who is suspended', [me, { id: 'other', role, suspended: true, methods: password }], true],
  ['another who has not used the invitation', [me, { id: 'other', role, suspended: false, methods: none }], true],
  [
    'another who is no owner',
    [me, { id: 'other', role: 'copywriter' as const, suspended: false, methods: password }],
    true,
  ],
])('with %s', (_, all, isLast) => {
  expect(isLastAdministrator('me', all)).toBe(isLast);
});
