import { useStoredText } from './stored-text.ts';

/** The creativity slider. Up to `fixedUpTo` the generator picks fixed texts and counts, so that pages resemble each other. */
export const creativityScale = { min: 0, max: 100, step: 5, initial: 75, fixedUpTo: 20 } as const;

/** The slider's value as kept; what is no value of it means the initial one. */
export function creativityFrom(kept: string): number {
  const { min, max, initial } = creativityScale;
  const value = Number(kept);
  return kept !== '' && Number.isInteger(value) && value >= min && value <= max ? value : initial;
}

/** The slider's place on one screen, kept in this tab. */
export function useStoredCreativity(name: string): [number, (value: number) => void] {
  const [kept, setKept] = useStoredText(name);
  return [creativityFrom(kept), (value) => setKept(String(value))];
}
