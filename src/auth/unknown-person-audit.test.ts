import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AuditEvent, UNKNOWN_PERSON } from '../audit/audit-event.ts';
import { createUnknownPersonAudit } from './unknown-person-audit.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:10Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function recorder() {
  const lines: AuditEvent[] = [];
  const unknownPeople = createUnknownPersonAudit(
    async (event) => void lines.push(event),
    (error) => expect(error).toBeUndefined(),
  );
  const fail = (address: string) =>
    unknownPeople.note({
      who: UNKNOWN_PERSON,
      action: 'sign_in_failed',
      subject: UNKNOWN_PERSON,
      address,
      at: new Date(),
    });
  return { lines, fail };
}

test('the first twenty unknown people of a minute have a line each, the others one line together when the minute ends', async () => {
  const { lines, fail } = recorder();
  for (let attempt = 0; attempt < 333; attempt += 1) await fail(`203.0.113.${attempt % 250}`);
  expect(lines).toHaveLength(20);
  expect(lines[0]).toMatchObject({ address: '203.0.113.0', subject: UNKNOWN_PERSON });
  await vi.advanceTimersByTimeAsync(50_000);
  expect(lines).toHaveLength(21);
  expect(lines[20]).toMatchObject({
    who: UNKNOWN_PERSON,
    action: 'sign_in_failed',
    subject: 'mais 313 vezes no mesmo minuto',
    address: null,
  });
});

test('the next minute starts again', async () => {
  const { lines, fail } = recorder();
  for (let attempt = 0; attempt < 21; attempt += 1) await fail('203.0.113.9');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.at(-1)?.subject).toBe('mais 1 vez no mesmo minuto');
  await fail('203.0.113.9');
  expect(lines).toHaveLength(22);
});
