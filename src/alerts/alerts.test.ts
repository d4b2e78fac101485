import { expect, test } from 'vitest';
import { type Alert, createAlerts } from './alerts.ts';
import { lowDiskWords } from './disk-watch.ts';

function told(channel?: (alert: Alert) => Promise<void>) {
  const sent: Alert[] = [];
  const errors: unknown[] = [];
  const alerts = createAlerts({
    siteUrl: 'https://www.exemplo.com.br',
    clock: () => new Date('2026-11-22T12:00:00Z'),
    channels: [...(channel ? [channel] : []), async (alert) => void sent.push(alert)],
    onError: (error) => void errors.push(error),
  });
  return { alerts, sent, errors };
}

test('the same is said once, and of another subject again', async () => {
  const { alerts, sent } = told();
  alerts.raise('new_device', 'a@exemplo.com.br');
  alerts.raise('new_device', 'a@exemplo.com.br');
  alerts.raise('new_device', 'b@exemplo.com.br');
  await alerts.settled();
  expect(sent.map(({ subject }) => subject)).toEqual(['a@exemplo.com.br', 'b@exemplo.com.br']);
  expect(sent[0]?.text).toBe(
    'Houve uma entrada no painel a partir de uma rede ainda não usada por esta conta: a@exemplo.com.br.\n\nhttps://www.exemplo.com.br',
  );
});

test('a channel that fails is told to the log, and the other still tells', async () => {
  const { alerts, sent, errors } = told(() => Promise.reject(new Error('no mail')));
  alerts.raise('disk_low', 'pouco');
  await alerts.settled();
  expect([sent.length, errors]).toEqual([1, [new Error('no mail')]]);
});

test('while a channel does not answer, a few alerts wait and the others are left to the log', async () => {
  const held = Promise.withResolvers<void>();
  const { alerts, sent } = told(() => held.promise);
  for (let at = 0; at < 10_000; at += 1) alerts.raise('wrong_code', `pessoa ${at}`);
  held.resolve();
  await alerts.settled();
  expect(sent).toHaveLength(20);
});

test('a disk is nearly full below half a gigabyte', () => {
  expect(lowDiskWords(512 * 1024 ** 2)).toBeNull();
  expect(lowDiskWords(512 * 1024 ** 2 - 1)).toBe('menos de 512 MB livres');
});
