import { connect } from 'node:net';
import { expect, test } from 'vitest';

test('a call to another machine is refused before it leaves', () => {
  expect(() => connect({ host: '192.0.2.1', port: 80 })).toThrow('A test called another machine: 192.0.2.1');
});
