import type { SlotFact } from '../../business/slot-values.ts';

export interface InsertFactProps {
  /** Into which line, where there are several. */
  readonly into?: string;
  readonly onInsert: (fact: SlotFact) => void;
}

/** What the key is called that puts a fact into the text. */
export function insertionTitle({ into }: Pick<InsertFactProps, 'into'>): string {
  return into === undefined ? 'Inserir dado' : `Inserir dado: ${into}`;
}
