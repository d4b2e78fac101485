import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { lineOutput } from './log-output.ts';

/** A place for lines that takes them only while it reads. */
function place() {
  const state = { reads: true };
  let taken = '';
  let answer = () => {};
  const stream = new Writable({
    decodeStrings: false,
    write(chunk: unknown, _encoding, done) {
      const write = () => {
        taken += String(chunk);
        done();
      };
      if (state.reads) write();
      else answer = write;
    },
  });
  return { stream, state, taken: () => taken, answer: () => answer() };
}

test('a reader that stopped reading costs lines and no memory, and the next line says how many', async () => {
  const { stream, state, taken, answer } = place();
  const write = lineOutput(stream);
  state.reads = false;
  const line = `${'a'.repeat(1023)}\n`;
  for (let at = 0; at < 5000; at += 1) write(line);
  expect(stream.writableLength).toBeLessThan(1.1 * 1024 * 1024);
  state.reads = true;
  const drained = new Promise((resolve) => stream.once('drain', resolve));
  answer();
  await drained;
  write('fim\n');
  const kept = taken().split(line).length - 1;
  expect(taken()).toMatch(new RegExp(`"message":"Linhas do registro perdidas","lines":${5000 - kept}}\\nfim\\n$`));
});
