import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/**
 * A CSV as Brazilian spreadsheets open it: a byte order mark, semicolons, and a guard before what a spreadsheet would run as a
 * formula. Every cell is quoted, so that a program that separates cells at commas or tabs finds no formula at the start of a cell. Written piece by piece, so that a hundred thousand rows need no memory. `readTitleFile` reads it back.
 */
export function csvResponse(fileName: string, rows: AsyncIterable<readonly (string | number)[]>): Response {
  const csv = stringify({
    bom: true,
    delimiter: ';',
    escape_formulas: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });
  // `pipe` would hand on neither an error, which ends the process where nobody listens, nor the end of a reader. The callback has
  // nothing to do: whoever reads the pieces gets the error.
  pipeline(Readable.from(rows), csv, () => undefined);
  const pieces = csv[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(Buffer.from(value)));
    },
    async cancel() {
      await pieces.return?.();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  });
}
