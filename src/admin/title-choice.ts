import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findPlaceByKey } from '../business/places.ts';
import { readTitleFile } from './api-client.ts';
import { combineTitles } from './combine-titles.ts';
import { useStoredChoice, useStoredText } from './stored-text.ts';
import { type TitleLines, titleLines } from './title-lines.ts';

export const titleSources = [
  { value: 'ready', name: 'Lista pronta' },
  { value: 'pasted', name: 'Colar' },
  { value: 'file', name: 'Arquivo' },
  { value: 'combined', name: 'Combinar' },
] as const;
export type TitleSourceName = (typeof titleSources)[number]['value'];

/**
 * Where the titles of a job come from, and which they are: always those of the source that is shown. All but a file is kept in
 * this tab, so that a reload offers nothing else than before.
 */
export function useTitleChoice(ready: readonly string[]) {
  const [kept, setSource] = useStoredText('massa-origem');
  const source: TitleSourceName = titleSources.find(({ value }) => value === kept)?.value ?? 'ready';
  const [pasted, setPasted] = useStoredText('massa-colados');
  const [services, setServices] = useStoredChoice('massa-servicos');
  const [placeKeys, setPlaceKeys] = useStoredChoice('massa-lugares');
  const reading = useMutation({ mutationFn: readTitleFile });
  const fromFile = reading.data?.titles;

  const chosen = useMemo((): TitleLines => {
    if (source === 'pasted') return titleLines(pasted);
    if (source === 'file') return { titles: fromFile ?? [], repeats: 0 };
    if (source === 'ready') return { titles: ready, repeats: 0 };
    const places = [...placeKeys].map(findPlaceByKey).filter((place) => place !== null);
    return { titles: combineTitles([...services], places), repeats: 0 };
  }, [source, pasted, fromFile, ready, services, placeKeys]);

  return {
    titles: chosen.titles,
    /** Pasted lines that say the same as an earlier one. */
    repeats: chosen.repeats,
    source,
    setSource: (next: TitleSourceName) => setSource(next),
    pasted,
    setPasted,
    services,
    setServices,
    placeKeys,
    setPlaceKeys,
    reading,
  };
}

export type TitleChoice = ReturnType<typeof useTitleChoice>;
