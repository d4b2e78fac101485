import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { ResponseFile } from './response-file.ts';
import { formRow, listedForm, sizeRow, type Statements } from './response-rows.ts';
import type { StoredForm } from './stored-response.ts';

/** Forms' uses are counted to the hour, and written down some at a time. */
const HOUR_MS = 60 * 60 * 1000;
const USES_MAX = 200;

/** The compressed texts in the file, each once by the hash of its text, and when each was used last. */
export interface StoredForms {
  find(hash: string): StoredForm | null;
  /** Null where the form is damaged; it is dropped then. */
  ofRow(row: z.infer<typeof formRow>): StoredForm | null;
  put(statements: Statements, address: string, form: StoredForm): void;
  /** Replaces the form of a text that has one. */
  improve(form: StoredForm): void;
  /** Drops so many of those used longest ago, with what showed them, where the file is larger than this. */
  evict(maxBytes: number, count: number): void;
  writeUses(): void;
}

function dropForm({ lookUp, dropBody, dropForm: drop }: Statements, hash: string): void {
  const row = listedForm.safeParse(lookUp.get(hash)).data;
  if (row) dropBody.run(row.body);
  drop.run(hash);
}

export function createStoredForms(file: ResponseFile<Statements>, clock: () => number): StoredForms {
  const uses = new Set<string>();
  const hour = () => Math.floor(clock() / HOUR_MS);

  function writeUses(): void {
    file.write(({ use }) => {
      for (const hash of uses) use.run(hour(), hash);
    }, undefined);
    uses.clear();
  }

  function ofRow({ hash, bytes, form_sum: sum, best, used }: z.infer<typeof formRow>): StoredForm | null {
    const { buffer, byteOffset, length } = bytes;
    if (!(buffer instanceof ArrayBuffer) || crc32(bytes) !== sum) {
      file.write((statements) => dropForm(statements, hash), undefined);
      return null;
    }
    if (used < hour()) uses.add(hash);
    if (uses.size >= USES_MAX) writeUses();
    return { hash, brotli: Buffer.from(buffer, byteOffset, length), isBest: best === 1 };
  }

  function put(statements: Statements, address: string, { hash, brotli, isBest }: StoredForm): void {
    dropForm(statements, hash);
    const { lastInsertRowid } = statements.addBody.run(brotli);
    statements.putForm.run(hash, address, lastInsertRowid, crc32(brotli), isBest ? 1 : 0, hour());
  }

  return {
    ofRow,
    put,
    writeUses,
    find(hash) {
      const row = file.use(({ findForm }) => formRow.safeParse(findForm.get(hash)).data, undefined);
      return row ? ofRow(row) : null;
    },
    improve(form) {
      file.write((statements) => {
        const known = listedForm.safeParse(statements.lookUp.get(form.hash)).data;
        if (known) put(statements, known.address, form);
      }, undefined);
    },
    evict(maxBytes, count) {
      const size = file.use((statements) => sizeRow.parse(statements.size.get()).used, 0);
      if (size <= maxBytes) return;
      writeUses();
      file.write((statements) => {
        for (const { hash, address, body } of z.array(listedForm).parse(statements.oldest.all(count))) {
          statements.dropBody.run(body);
          statements.dropForm.run(hash);
          statements.hide.run(address);
        }
      }, undefined);
    },
  };
}
