import { anchorKeys } from './vocabulary.ts';
import type { ReadWord } from './words.ts';

/** 'nao-abrir' → 'abrir' */
export function baseOf(key: string): string {
  return key.startsWith('nao-') ? key.slice(4) : key;
}

/** What moves a gate, and other things too. */
export function isDevice({ key }: ReadWord): boolean {
  return key === 'motor' || key === 'controle';
}

/** A word that says that a title is of this trade. */
export function isOfTrade({ key }: ReadWord): boolean {
  return key !== null && anchorKeys.has(baseOf(key));
}
