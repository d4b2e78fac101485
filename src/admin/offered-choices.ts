import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Understood, UnderstandingOptions } from '../pages/page-contracts.ts';
import { readUnderstandingOptions } from './api-client.ts';
import { subjectGroups, placeGroups, kindGroups } from './choice-groups.ts';

const NOBODY: UnderstandingOptions = { entries: [], places: [] };

/** What may be chosen for a title; the nearest are there before the lists are. */
export function useChoiceGroups(understood: Understood) {
  const { data = NOBODY } = useQuery({
    queryKey: ['understanding-options'],
    queryFn: readUnderstandingOptions,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return useMemo(
    () => ({ subjects: subjectGroups(understood, data), places: placeGroups(understood, data), kinds: kindGroups() }),
    [understood, data],
  );
}
