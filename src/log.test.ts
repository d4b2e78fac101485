import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createLog } from './log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const entry = z.looseObject({ time: z.iso.datetime(), level: z.enum(['info', 'error']), message: z.string() });

function log() {
  const lines: string[] = [];
  const read = () => lines.map((line) => entry.parse(JSON.parse(line)));
  return { ...createLog((line) => void lines.push(line)), lines, read };
}

test('a line is one JSON object with its time, level, message and fields', () => {
  const { info, error, lines, read } = log();
  info('Página não encontrada', { path: '/nada' });
  error('Erro ao montar a página', new Error('não deu'), { reference: 'abc' });
  expect(lines.every((line) => line.endsWith('}\n') && !line.slice(0, -1).includes('\n'))).toBe(true);
  expect(read()).toMatchObject([
    { level: 'info', message: 'Página não encontrada', path: '/nada' },
    {
      level: 'error',
      message: 'Erro ao montar a página',
      reference: 'abc',
      error: expect.stringMatching(/^Error: não deu\n {4}at /),
    },
  ]);
});

test('what anybody wrote is cut, wherever it stands, and commands nothing to a terminal', () => {
  const { info, error, lines } = log();
  const long = '/'.repeat(16_000);
  info('Página não encontrada', { path: long, asked: { query: long, list: [long] } });
  error('Erro na chamada', new Error(long), { path: `\u009b31m\u001b[31m\u007f\u2028${'🚪'.repeat(200)}` });
  expect(lines.map(({ length }) => length < 5000)).toEqual([true, true]);
  expect(lines.join('').replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Zl}]/u);
});

test('of a flood a minute has its first lines and one that counts the others, and nothing else is lost in it', () => {
  const { info, read } = log();
  for (let at = 0; at < 10_000; at += 1) info('Página não encontrada', { path: `/${at}` });
  info('Páginas anunciadas aos buscadores');
  expect(read().filter(({ message }) => message === 'Página não encontrada')).toHaveLength(60);
  expect(read().at(-1)).toMatchObject({ message: 'Páginas anunciadas aos buscadores' });
  vi.advanceTimersByTime(60_000);
  expect(read()).toHaveLength(62);
  expect(read().at(-1)).toMatchObject({ level: 'info', message: 'Página não encontrada', repeated: 9940 });
  info('Página não encontrada', { path: '/depois' });
  expect(read().at(-1)).toMatchObject({ path: '/depois' });
});

test('a stop writes the counts that wait', () => {
  const { error, close, read } = log();
  for (let at = 0; at < 61; at += 1) error('Erro na chamada', new Error('não deu'));
  close();
  expect(read().at(-1)).toMatchObject({ level: 'error', message: 'Erro na chamada', repeated: 1 });
});

test('a clock that is put back does not keep a message from the log', () => {
  const { info, read } = log();
  for (let at = 0; at < 100; at += 1) info('Página não encontrada');
  vi.setSystemTime(Date.now() - 86_400_000);
  info('Página não encontrada', { path: '/depois' });
  expect(read().at(-1)).toMatchObject({ path: '/depois' });
});
