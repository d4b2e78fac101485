import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keptFile } from '../vite-plugins/kept-file.ts';

const TWO_HOURS_AGO = new Date(Date.now() - 2 * 60 * 60 * 1000);

/** A project with one source, and what is made of it. */
function project() {
  const root = mkdtempSync(join(tmpdir(), 'kept-file-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'src'));
  let made = 0;
  const write = (text: string) => writeFileSync(join(root, 'src/a.yaml'), text);
  const kept = () =>
    keptFile(
      {
        name: 'thing',
        ending: '.bin',
        sources: ['src/*.yaml'],
        make: async (of) => {
          made += 1;
          return Buffer.from(readFileSync(join(of, 'src/a.yaml')).toString().toUpperCase());
        },
      },
      root,
    );
  return { write, kept, timesMade: () => made };
}

test('what is made of sources is made once, whoever asks for it at once, until one of them changes', async () => {
  const { write, kept, timesMade } = project();
  write('one');
  const [first, second] = await Promise.all([kept(), kept()]);
  expect(second).toBe(first);
  expect(await kept()).toBe(first);
  expect(timesMade()).toBe(1);
  write('two');
  const changed = await kept();
  expect(changed).not.toBe(first);
  expect(readFileSync(changed, 'utf8')).toBe('TWO');
});

test('what was made of other sources stays while somebody may still read it, and goes when it is old', async () => {
  const { write, kept } = project();
  write('one');
  const first = await kept();
  write('two');
  await kept();
  expect(existsSync(first)).toBe(true);
  utimesSync(first, TWO_HOURS_AGO, TWO_HOURS_AGO);
  write('three');
  await kept();
  expect(existsSync(first)).toBe(false);
});
