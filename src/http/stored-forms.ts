import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { ResponseFile } from './response-file.ts';
import { formRow, listedForm, readRow, sizeRow } from './response-rows.ts';
import type { Statements } from './response-statements.ts';
import type { StoredForm } from './stored-response.ts';

/** Forms' uses are counted to the hour, and written down some at a time. */
const HOUR_MS = 60 * 60 * 1000;
const USES_MAX = 200;

/** The compressed texts in the file, each once by the hash of its text, and when each was used last. */
export interface StoredForms {
  find(hash: string): StoredForm | null;
  /** Null where the form is damaged; it is dropped then. */
  ofRow(row: z.infer<typeof formRow>): StoredForm | null;
  /** Keeps the form unless one as good is there. @returns the number of its body, and the hour that is written down as that of its use. */
  put(statements: Statements, address: string, form: StoredForm): { readonly body: number; readonly used: number };
  /** Replaces the form of a text that has one. */
  improve(form: StoredForm): void;
  /** Drops so many of those used longest ago, with what showed them, where the file is larger than this. */
  evict(maxBytes: number, count: number): void;
  writeUses(): void;
}

function dropForm({ lookUp, dropBody, dropForm: drop }: Statements, hash: string): void {
  const row = readRow(listedForm, lookUp.get(hash));
  if (row) dropBody.run(row.body);
  drop.run(hash);
}

const bodyColumns = ({ brotli, isBest }: StoredForm) => [crc32(brotli), isBest ? 1 : 0, brotli] as const;

/** In its place, so that all addresses that show the text have the better form. */
function improveBody(statements: Statements, body: number, form: StoredForm): void {
  statements.improveBody.run(...bodyColumns(form), body);
}

export function createStoredForms(file: ResponseFile<Statements>, clock: () => number): StoredForms {
  /** The address at which each was used, by its hash. */
  const uses = new Map<string, string>();
  const hour = () => Math.floor(clock() / HOUR_MS);

  function writeUses(): void {
    file.write(({ use, useShown }) => {
      for (const [hash, address] of uses) {
        use.run(hour(), hash);
        useShown.run(hour(), address, hash);
      }
    }, undefined);
    uses.clear();
  }

  function ofRow({ hash, address, bytes, form_sum: sum, best, used }: z.infer<typeof formRow>): StoredForm | null {
    const { buffer, byteOffset, length } = bytes;
    if (!(buffer instanceof ArrayBuffer) || crc32(bytes) !== sum) {
      file.write((statements) => dropForm(statements, hash), undefined);
      return null;
    }
    if (used < hour()) uses.set(hash, address);
    if (uses.size >= USES_MAX) writeUses();
    return { hash, brotli: Buffer.from(buffer, byteOffset, length), isBest: best === 1 };
  }

  return {
    ofRow,
    put(statements, address, form) {
      const known = readRow(formRow, statements.findForm.get(form.hash));
      if (known && form.isBest && known.best === 0) improveBody(statements, known.body, form);
      if (known) return known;
      const body = Number(statements.addBody.run(form.hash, ...bodyColumns(form)).lastInsertRowid);
      const used = hour();
      statements.putForm.run(form.hash, address, body, used);
      return { body, used };
    },
    writeUses,
    find(hash) {
      const row = file.use(({ findForm }) => readRow(formRow, findForm.get(hash)), undefined);
      return row ? ofRow(row) : null;
    },
    improve(form) {
      file.write((statements) => {
        const known = readRow(listedForm, statements.lookUp.get(form.hash));
        if (known) improveBody(statements, known.body, form);
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
