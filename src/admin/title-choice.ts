import { useMemo } from 'react';
import { combineTitles } from './combine-titles.ts';
import { useFileReading } from './file-reading.ts';
import { usePartLists } from './part-lists.ts';
import { tickedParts } from './ticked-parts.ts';
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
  const [ticked, setTicked] = useStoredChoice('massa-combinados');
  const lists = usePartLists();
  const reading = useFileReading();
  const fromFile = reading.list?.titles;

  const parts = useMemo(() => tickedParts(lists.shown, ticked), [lists.shown, ticked]);
  const chosen = useMemo((): TitleLines => {
    if (source === 'pasted') return titleLines(pasted);
    if (source === 'file') return { titles: fromFile ?? [], repeats: 0 };
    if (source === 'ready') return { titles: ready, repeats: 0 };
    return { titles: combineTitles(parts.services, parts.places), repeats: 0 };
  }, [source, pasted, fromFile, ready, parts]);

  return {
    titles: chosen.titles,
    /** Pasted lines that say the same as an earlier one. */
    repeats: chosen.repeats,
    source,
    setSource: (next: TitleSourceName) => setSource(next),
    pasted,
    setPasted,
    lists,
    parts,
    ticked,
    setTicked,
    reading,
  };
}

export type TitleChoice = ReturnType<typeof useTitleChoice>;
