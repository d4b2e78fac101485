import { storeText, readStored } from '../stored-text.ts';

const NAME = 'dados-da-empresa';

/** What was typed and is not saved on the server, with the version of the draft that it began from. */
export interface KeptCompany {
  readonly version: number;
  readonly typed: unknown;
  /** That version itself. */
  readonly saved: unknown;
}

export function keepCompany(kept: KeptCompany | null): void {
  storeText(NAME, kept === null ? '' : JSON.stringify(kept));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function readKeptCompany(): KeptCompany | null {
  const kept = parse(readStored(NAME));
  if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('typed' in kept) || !('saved' in kept))
    return null;
  return typeof kept.version === 'number' ? { version: kept.version, typed: kept.typed, saved: kept.saved } : null;
}
