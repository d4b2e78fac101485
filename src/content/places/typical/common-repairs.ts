import { z } from 'zod';
import { PARSED_ONCE } from '../../../text/parsed-once.ts';
import data from './common-repairs.yaml';

const sentences = z.array(z.string().trim().min(1)).min(4);

const schema = z.array(
  z.strictObject({
    /** An entry of the library; its subject names the fault. */
    entry: z.string(),
    /** Another that says much the same; one page tells of one of them. */
    alike: z.string().optional(),
    /** What is usually behind it. */
    means: sentences,
    /** What the technician does. */
    work: sentences,
  }),
);

/** A fault that gates have everywhere, in sentences of which any of `means` stands before any of `work`. */
export type CommonRepair = z.infer<typeof schema>[number];

export const commonRepairs: readonly CommonRepair[] = schema.parse(data, PARSED_ONCE);
