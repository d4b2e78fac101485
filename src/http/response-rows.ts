import { z } from 'zod';

/** What is read of the tables in response-file.ts: a file on the disk may hold anything. */

/** Undefined where no row stands, as at each first visit, and where it is none of this shape. */
export function readRow<Row>(schema: z.ZodType<Row>, row: unknown): Row | undefined {
  // The schema's failure, an error with its issues, takes longer than the read.
  return row === undefined ? undefined : schema.safeParse(row).data;
}

export const formRow = z.object({
  hash: z.string(),
  address: z.string(),
  body: z.number(),
  bytes: z.instanceof(Uint8Array),
  form_sum: z.number(),
  best: z.number(),
  /** The hour of the last use that was written down. */
  used: z.number(),
});
export const shownRow = formRow.extend({
  version: z.number(),
  head: z.number(),
  status: z.number(),
  tags: z.string(),
  made_at: z.number(),
  valid_until: z.number().nullable(),
  phase_ended: z.number().nullable(),
  sum: z.number(),
});
export const headRow = z.object({ text: z.string() });
export const headersText = z.record(z.string(), z.string());
export const positionRow = z.object({ version: z.number(), changed_at: z.string(), floor: z.number() });
export const touchedRow = z.object({ tag: z.string(), version: z.number() });
export const sizeRow = z.object({ used: z.number() });
export const listedForm = z.object({ hash: z.string(), address: z.string(), body: z.number() });
