import { z } from 'zod';
import { partIds } from '../../business/gate-parts.ts';
import { PARSED_ONCE } from '../../text/parsed-once.ts';
import { FAMILIES } from './entry.ts';
import data from './particulars.yaml';

const text = z.string().trim().min(1);

const schema = z.array(
  z.strictObject({
    id: text,
    /** Ways of naming it: these very words, in this order. */
    named: z.array(text.max(60)).min(1),
    /** What an answer has that speaks of it already; as it stands in the library, placeholders too. */
    said: z.array(text).min(1),
    families: z.array(z.enum(FAMILIES)).min(1),
    /** Of the entry, one of them at least; none named means any. */
    parts: z.array(z.enum(partIds)).default([]),
    /** Entries whose answers it does not fit. */
    notIn: z.array(text).default([]),
    /** A sentence behind the answer, true whatever the answer is. */
    texts: z.array(text).min(1),
  }),
);

export type Particular = z.infer<typeof schema>[number];

/** Circumstances that a title of any subject may name: rain, a dog, a tenant. What an entry says of its own stands in its cases. */
export const particulars: readonly Particular[] = schema.parse(data, PARSED_ONCE);
