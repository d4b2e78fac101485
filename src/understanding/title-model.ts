import { deserialize, serialize } from 'node:v8';
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

const schema = z.object({
  entries: z.array(z.string()),
  classifier: z.object({
    hashes: z.instanceof(Uint32Array),
    rarities: z.instanceof(Float32Array),
    starts: z.instanceof(Uint32Array),
    labels: z.instanceof(Uint16Array),
    gains: z.instanceof(Float16Array),
    costs: z.instanceof(Float32Array),
  }),
  known: z.instanceof(Uint32Array),
  ofMakers: z.array(z.string()),
  // Thousands of words, by one check each: the file is of this build.
  often: z.custom<readonly string[]>(Array.isArray),
  seldom: z.custom<readonly string[]>(Array.isArray),
});

/** @throws where the bytes are no model. */
export function decodeModel(bytes: Uint8Array): TitleModel {
  const { classifier, known, ...rest } = schema.parse(deserialize(bytes));
  const { hashes, rarities, starts, labels, gains, costs } = classifier;
  return {
    ...rest,
    known: known.slice(),
    classifier: {
      hashes: hashes.slice(),
      rarities: rarities.slice(),
      starts: starts.slice(),
      labels: labels.slice(),
      gains: gains.slice(),
      costs: costs.slice(),
    },
  };
}

/** In the form of V8. It reads some arrays where they lie, which keeps the whole file, and copies the others: reading copies them all, and lets the file go. */
export function encodeModel(model: TitleModel): Uint8Array {
  return serialize(model);
}
