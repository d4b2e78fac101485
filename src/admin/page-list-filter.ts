import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import type { PageListFilter } from '../pages/page-list-filter.ts';
import { useDebounced } from './debounced.ts';
import { filterFrom, withFilter } from './page-list-address.ts';
import { storeText, LIST_SEARCH } from './stored-text.ts';

const TYPING_PAUSE_MS = 250;

/** Which pages the list shows, in which order; kept in the screen's own address. */
export function usePageListFilter() {
  const [address, setAddress] = useSearchParams();
  const filter = filterFrom(address);
  const [typed, setTyped] = useState(filter.q ?? '');
  const settled = useDebounced(typed.trim(), TYPING_PAUSE_MS);

  const replace = (next: PageListFilter) => {
    setTyped(next.q ?? '');
    setAddress(withFilter(address, next), { replace: true, preventScrollReset: true });
  };

  const search = useEffectEvent((q: string) => {
    if (q !== (filter.q ?? ''))
      setAddress(withFilter(address, { ...filter, q }), { replace: true, preventScrollReset: true });
  });
  useEffect(() => search(settled), [settled]);

  // A link to another list, or the way back to one, brings its own words; what is typed here only replaces the address.
  const { key } = useLocation();
  const arrival = useNavigationType();
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    if (arrival !== 'REPLACE') setTyped(filter.q ?? '');
  }

  // The panel's own link leads back to the same list.
  const written = withFilter(new URLSearchParams(), filter).toString();
  useEffect(() => storeText(LIST_SEARCH, written), [written]);

  return {
    typed,
    setTyped,
    filter,
    replace,
    change: (part: PageListFilter) => replace({ ...filter, q: typed.trim(), ...part }),
  };
}
