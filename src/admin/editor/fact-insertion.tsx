import { DatabaseZap } from 'lucide-react';
import { createElement, useState } from 'react';
import { notifyMissingPart } from '../part-missing.ts';
import { usePart } from '../part.ts';
import { type InsertFactProps, insertionTitle } from './insertion-title.ts';

const load = async () => (await import('./insert-fact.tsx')).InsertFact;

/** The key that puts a fact into the text. The list of facts weighs a fifth of the editor and comes with the first press. */
export function FactInsertion(props: InsertFactProps) {
  const [isWanted, setIsWanted] = useState(false);
  const loaded = usePart(load, isWanted, () => {
    setIsWanted(false);
    notifyMissingPart();
  });
  if (loaded) return createElement(loaded, props);
  const title = insertionTitle(props);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-busy={isWanted}
      aria-label={title}
      title={title}
      className="tool"
      onClick={() => setIsWanted(true)}
    >
      <DatabaseZap aria-hidden="true" size={18} />
    </button>
  );
}
