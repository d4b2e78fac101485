import { z } from 'zod';
import { parseCompany } from '../business/company/company-schema.ts';
import type { Change } from '../business/company/changes.ts';
import { type UsablePart, usablePart } from '../business/company/usable-part.ts';
import { type CompanyData, defaultFacts } from '../business/facts.ts';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is missing in data that an earlier version of the product wrote, from the defaults. */
export function withDefaults(stored: unknown, defaults: unknown): unknown {
  if (!isRecord(stored) || !isRecord(defaults)) return stored === undefined ? defaults : stored;
  const filled = Object.entries(defaults).map(([key, value]) => [key, withDefaults(stored[key], value)] as const);
  return { ...stored, ...Object.fromEntries(filled) };
}

let lastParsed: { readonly text: string; readonly data: CompanyData } | null = null;

/**
 * The data of a row; the same text is parsed once, since a start alone asks three times.
 *
 * @throws when the row holds what no version of the product wrote.
 */
export function parseStored(text: string): CompanyData {
  if (lastParsed?.text === text) return lastParsed.data;
  const stored: unknown = JSON.parse(text);
  const parsed = parseCompany(withDefaults(stored, defaultFacts));
  if (!parsed.ok)
    throw new Error(`The stored company cannot be read: ${parsed.refused.map(({ path }) => path).join(', ')}`);
  lastParsed = { text, data: parsed.data };
  return parsed.data;
}

/** The draft of a row, as it was typed, and what of it may be published in the place of what is. */
export function readStoredDraft(
  text: string,
  published: CompanyData,
): { readonly typed: unknown; readonly usable: UsablePart } {
  const typed = withDefaults(JSON.parse(text), defaultFacts);
  return { typed, usable: usablePart(typed, published) };
}

const change = z.object({ path: z.string(), label: z.string(), before: z.string(), after: z.string() });
const changes = z.array(change) satisfies z.ZodType<readonly Change[]>;

export function parseStoredChanges(text: string): readonly Change[] {
  return changes.parse(JSON.parse(text));
}
