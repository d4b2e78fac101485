import type { Place } from '../../business/place.ts';
import type { Entry } from './entry.ts';

interface Asked {
  readonly place: Place | null;
  /** Another maker that the title names. */
  readonly brand: string | null;
  /** The brand that we sell. */
  readonly ours: string;
}

/** For the visitor to fill in. */
const BLANK = '___';

/** The placeholders that the text of a chat may have. */
export const CHAT_PLACEHOLDERS: ReadonlySet<string> = new Set(['{brand.name}', '{facts.brand}']);

/** What the entry's reader writes to us, with what the title said already filled in. */
export function entryChat({ chat }: Pick<Entry, 'chat'>, { place, brand, ours }: Asked): string {
  const filled = chat.replaceAll('{brand.name}', brand ?? BLANK).replaceAll('{facts.brand}', ours);
  return place === null ? filled : filled.replace(/Bairro: ?_+/, `Bairro: ${place.name}`);
}
