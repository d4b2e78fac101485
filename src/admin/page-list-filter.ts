import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PageListParameters } from './api-client.ts';
import { useDebounced } from './debounced.ts';
import { storeText, LIST_SEARCH } from './stored-text.ts';

const TYPING_PAUSE_MS = 250;

export const LEVELS = [
  { value: null, name: 'Todas' },
  { value: 'similar', name: 'Parecidas' },
  { value: 'almost-equal', name: 'Quase iguais' },
  { value: 'typed-figures', name: 'Com valor digitado' },
] as const;

/** Which pages the list shows, in which order; kept in the screen's own address. */
export function usePageListFilter() {
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState(() => address.get('busca') ?? '');
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const [sort, setSort] = useState<PageListParameters['sort']>(() =>
    address.get('ordem') === 'likeness' ? 'likeness' : 'newest',
  );
  const [level, setLevel] = useState<PageListParameters['level']>(
    () => LEVELS.find(({ value }) => value !== null && value === address.get('nivel'))?.value ?? null,
  );
  // The way back to this screen, by the browser or by the panel's own link, leads to the same list.
  const search = new URLSearchParams({
    ...(q !== '' && { busca: q }),
    ...(sort === 'likeness' && { ordem: sort }),
    ...(level !== null && { nivel: level }),
  }).toString();
  useEffect(() => {
    storeText(LIST_SEARCH, search);
    if (search !== address.toString()) setAddress(search, { replace: true, preventScrollReset: true });
  }, [search, address, setAddress]);
  return { typed, q, sort, level, setTyped, setSort, setLevel };
}
