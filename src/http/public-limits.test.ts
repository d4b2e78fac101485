import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { BUDGET, createPublicLimits, TooManyRequests } from './public-limits.ts';

/** Asks as a client, at a time. @returns the seconds to wait; 0 where it was answered. */
function asker() {
  let [client, time]: [string | null, number] = ['a', 0];
  const limits = createPublicLimits(
    () => client,
    () => time,
  );
  const http = new Hono();
  http.get('/:cost', (context) => {
    limits.spend(context, Number(context.req.param('cost')));
    return context.text('0');
  });
  http.onError((error, context) =>
    context.text(error instanceof TooManyRequests ? String(error.retryAfterSeconds) : '!'),
  );
  return async (who: string | null, at: number, cost: number) => {
    [client, time] = [who, at];
    return Number(await (await http.request(`/${cost}`)).text());
  };
}

test('a client spends its budget, waits as long as it is told, and has what time has given back', async () => {
  const ask = asker();
  expect(await ask('a', 0, BUDGET.burst)).toBe(0);
  expect(await ask('a', 0, BUDGET.perSecond * 3)).toBe(3);
  expect(await ask('a', 2999, BUDGET.perSecond * 3)).toBe(1);
  expect(await ask('a', 3000, BUDGET.perSecond * 3)).toBe(0);
  expect(await ask('a', 3000, 1)).toBe(1);
});

test('one client spends nothing of another, and who is not counted spends nothing', async () => {
  const ask = asker();
  expect(await ask('a', 0, BUDGET.burst)).toBe(0);
  expect(await ask('b', 0, BUDGET.burst)).toBe(0);
  expect(await ask(null, 0, BUDGET.burst + 1)).toBe(0);
});

test('time gives back no more than the budget', async () => {
  const ask = asker();
  expect(await ask('a', 0, 1)).toBe(0);
  expect(await ask('a', 1e9, BUDGET.burst)).toBe(0);
  expect(await ask('a', 1e9, 1)).toBe(1);
});
