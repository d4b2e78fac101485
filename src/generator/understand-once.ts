import { understand } from '../understanding/understand-title.ts';
import type { Correction, Understanding } from '../understanding/understanding.ts';

let last: {
  readonly title: string;
  readonly correction: Correction | undefined;
  readonly understood: Understanding;
} | null = null;

/** A title is understood once for all its variations, which are asked for one after the other. */
export function understandOnce(title: string, correction?: Correction): Understanding {
  if (last?.title !== title || last.correction !== correction)
    last = { title, correction, understood: understand(title, correction) };
  return last.understood;
}
