import { z } from 'zod';
import type { ClassifierModel } from './text-classifier.ts';

/** What was learned from the library's ways of asking. */
export interface TitleModel {
  /** The entries' ids by their number. */
  readonly entries: readonly string[];
  readonly classifier: ClassifierModel;
  /** Hashes of `<entry's number> <key>`, ascending: the words of each entry's ways of asking. */
  readonly known: Uint32Array;
  /** Entries that are nearly always asked for with another maker's name. */
  readonly ofMakers: readonly string[];
  /** Words of several ways of asking, the most frequent first, and words of one or two. */
  readonly often: readonly string[];
  readonly seldom: readonly string[];
}

const bytes = z.string().transform((text) => {
  const { buffer, byteOffset, length } = Buffer.from(text, 'base64');
  return buffer.slice(byteOffset, byteOffset + length);
});
const schema = z.object({
  entries: z.array(z.string()),
  classifier: z.object({
    hashes: bytes.transform((buffer) => new Uint32Array(buffer)),
    rarities: bytes.transform((buffer) => new Float32Array(buffer)),
    starts: bytes.transform((buffer) => new Uint32Array(buffer)),
    labels: bytes.transform((buffer) => new Uint16Array(buffer)),
    gains: bytes.transform((buffer) => new Float32Array(buffer)),
    costs: bytes.transform((buffer) => new Float32Array(buffer)),
  }),
  known: bytes.transform((buffer) => new Uint32Array(buffer)),
  ofMakers: z.array(z.string()),
  often: z.array(z.string()),
  seldom: z.array(z.string()),
});

/** @throws where the text is no model. */
export function decodeModel(text: string): TitleModel {
  return schema.parse(JSON.parse(text));
}

export function encodeModel(model: TitleModel): string {
  return JSON.stringify(model, (_, value: unknown) =>
    ArrayBuffer.isView(value)
      ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')
      : value,
  );
}
