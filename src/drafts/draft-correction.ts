import { z } from 'zod';
import { correction, toCorrection } from '../pages/page-routes.ts';
import type { Correction } from '../understanding/understanding.ts';
import type { DraftCorrection } from './draft-contracts.ts';

/** What was chosen for a title is stored with its draft, in the form in which the screens say it. */

const stored = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(correction);

export function toStoredCorrection(chosen: z.infer<typeof correction> | undefined): string | null {
  return chosen === undefined || toCorrection(chosen) === undefined ? null : JSON.stringify(chosen);
}

export function correctionOf(text: string | null): Correction | undefined {
  return text === null ? undefined : toCorrection(stored.parse(text));
}

export function shownCorrection(text: string | null): DraftCorrection {
  return text === null ? {} : stored.parse(text);
}
