import { RANGE_ENDS } from './postal-code-ranges.ts';

/** Below it no postal code has been given out. */
const FIRST_PREFIX = 1000;

/** @param digits at least five, without the hyphen. Null outside Greater São Paulo. */
export function municipalityOfPostalCode(digits: string): string | null {
  const prefix = Number(digits.slice(0, 5));
  if (prefix < FIRST_PREFIX) return null;
  return RANGE_ENDS.find(([last]) => prefix <= last)?.[1] ?? null;
}
