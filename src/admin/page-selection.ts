import { useState } from 'react';
import type { Selection } from '../page-actions/action-contracts.ts';

/** As many as are sent by name; what goes beyond is chosen as the whole search. */
export const CHOSEN_MAX = 500;

export interface PageSelection {
  readonly count: number;
  readonly isAll: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
  /** What is sent to the server. */
  readonly body: Selection;
}

interface Chosen {
  /** What was searched when it was chosen: another search chooses nothing. */
  readonly scope: string;
  readonly isAll: boolean;
  /** The chosen pages, or of a whole search those that are left out. */
  readonly ids: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Which pages of a list are chosen: some, or all that the search finds but some.
 *
 * @param found how many the search finds; undefined while nobody knows.
 * @param startsFull whether the list is opened with all of it chosen.
 */
export function usePageSelection(
  from: Selection['from'],
  filter: Extract<Selection, { readonly except: readonly string[] }>['filter'],
  found: number | undefined,
  startsFull = false,
): PageSelection {
  const scope = JSON.stringify(filter);
  const [kept, setKept] = useState<Chosen>({ scope, isAll: startsFull, ids: NONE });
  const chosen = kept.scope === scope ? kept : { scope, isAll: false, ids: NONE };
  const { isAll, ids } = chosen;
  return {
    count: isAll ? Math.max(0, (found ?? 0) - ids.size) : ids.size,
    isAll,
    has: (id) => ids.has(id) !== isAll,
    toggle(id) {
      const next = new Set(ids);
      if (!next.delete(id) && next.size < CHOSEN_MAX) next.add(id);
      setKept({ scope, isAll, ids: next });
    },
    toggleAll: () => setKept({ scope, isAll: !isAll || ids.size > 0, ids: NONE }),
    clear: () => setKept({ scope, isAll: false, ids: NONE }),
    body: isAll ? { from, filter, except: [...ids] } : { from, ids: [...ids] },
  };
}
