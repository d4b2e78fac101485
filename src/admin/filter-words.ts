import type { BulkJobSummary } from '../bulk/job-contracts.ts';
import type { PageListFilter } from '../pages/page-list-filter.ts';
import { formatDay, formatDayAndTime } from '../text/dates.ts';
import { plural } from '../text/portuguese.ts';
import { LEVELS } from './page-list-address.ts';
import { familyNames } from './understanding-labels.ts';
import type { FilterChoices } from './filter-choices.ts';

/** '22/11/2026, 14:30, 546 títulos'. */
export function batchWords({ created_at, total }: Pick<BulkJobSummary, 'created_at' | 'total'>): string {
  return `${formatDayAndTime(created_at)}, ${plural(total, 'título', 'títulos')}`;
}

export interface FilterWord {
  readonly part: keyof PageListFilter;
  readonly words: string;
}

/** What a filter asks for, a part each; the words that are searched for and the order stand in their own fields. */
export function filterWords(filter: PageListFilter, { entries, places, jobs }: FilterChoices): FilterWord[] {
  const { level, place, family, entry, job, from, to } = filter;
  const batch = jobs.find(({ id }) => id === job);
  const day = (text: string) => formatDay(`${text}T12:00:00-03:00`);
  return [
    ...(place ? [{ part: 'place', words: places.find(({ key }) => key === place)?.name ?? place } as const] : []),
    ...(family && family !== 'refusal' ? [{ part: 'family', words: familyNames[family] } as const] : []),
    ...(entry
      ? [{ part: 'entry', words: entries.find((option) => option.entry === entry)?.subject ?? entry } as const]
      : []),
    ...(job ? [{ part: 'job', words: batch ? `Criação de ${batchWords(batch)}` : 'Uma criação' } as const] : []),
    ...(level ? [{ part: 'level', words: LEVELS.find(({ value }) => value === level)?.name ?? level } as const] : []),
    ...(from ? [{ part: 'from', words: `De ${day(from)}` } as const] : []),
    ...(to ? [{ part: 'to', words: `Até ${day(to)}` } as const] : []),
  ];
}
