import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { csvResponse } from './csv-export.ts';

test('a file begins with a byte order mark, has semicolons, quotes every cell and guards what a spreadsheet would run', async () => {
  async function* rows() {
    yield ['título', 'visitas', ''];
    yield ['=1+1', 3, 'um, "dois"\t=3'];
  }
  const bytes = Buffer.from(await csvResponse('paginas.csv', rows()).arrayBuffer());
  expect(bytes.toString()).toBe('\uFEFF"título";"visitas";""\r\n"\'=1+1";"3";"um, ""dois""\t=3"\r\n');
});

test('a database that fails during a download fails the download and nothing else', async () => {
  async function* rows() {
    yield ['um'];
    await yieldToEventLoop();
    throw new Error('the database is gone');
  }
  await expect(csvResponse('paginas.csv', rows()).text()).rejects.toThrow('the database is gone');
});

test('a download that is abandoned asks the database for no more', async () => {
  const ended = Promise.withResolvers<void>();
  async function* rows() {
    try {
      for (let row = 0; ; row += 1) {
        await yieldToEventLoop();
        yield ['a'.repeat(1000), row];
      }
    } finally {
      ended.resolve();
    }
  }
  const reader = csvResponse('paginas.csv', rows()).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect(ended.promise).resolves.toBeUndefined();
});
