import { type AskedEntry, entrySchema } from './entry.ts';

const files = import.meta.glob<unknown>('./*/*.yaml', { eager: true, import: 'default' });

/** The library's entries with the ways people ask for them; for learning from, when the product is built. */
export const askedEntries: readonly AskedEntry[] = Object.values(files).map((data) => entrySchema.parse(data));
