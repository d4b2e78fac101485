import { z } from 'zod';
import { partIds } from '../business/gate-parts.ts';
import { drawingIds, findDrawnPart } from '../business/part-drawings.ts';

/** A drawing with one of its parts lit, as texts name it. */
export const litPartSchema = z
  .strictObject({ of: z.enum(drawingIds), part: z.enum(partIds) })
  .refine(({ of, part }) => findDrawnPart(of, part) !== null, 'the drawing does not show that part');

export type LitPart = z.infer<typeof litPartSchema>;
