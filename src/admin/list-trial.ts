import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DryRun } from '../bulk/job-contracts.ts';
import { formatNumber } from '../text/money.ts';
import { isSessionEnd, messageOf } from './api-failure.ts';
import { tryTitles } from './api-client.ts';
import { notifyFailure } from './notices.ts';

export interface TitleList {
  readonly titles: readonly string[];
  readonly creativity: number;
}

/** What a job of the list would do, once asked; forgotten when the list becomes another. */
export function useListTrial(list: TitleList) {
  const [includesLeftOut, setIncludesLeftOut] = useState(false);
  const [last, setLast] = useState<{ readonly list: TitleList; readonly report: DryRun } | null>(null);
  const trying = useMutation({
    mutationFn: ({ titles, creativity }: TitleList) => tryTitles(titles, creativity),
    onSuccess: (report, tried) => setLast({ list: tried, report }),
    onError: (failure) => {
      if (!isSessionEnd(failure))
        notifyFailure('A lista não foi conferida', messageOf(failure, 'Não foi possível conferir a lista.'));
    },
  });

  return {
    report: last?.list.titles === list.titles && last.list.creativity === list.creativity ? last.report : undefined,
    isTrying: trying.isPending,
    /** Whether titles that would be left out are to become pages too, out of search engines. */
    includesLeftOut,
    setIncludesLeftOut,
    /** @returns null where it could not be found out; that has been said. */
    run: async (asked: TitleList): Promise<DryRun | null> => {
      setIncludesLeftOut(false);
      return trying.mutateAsync(asked).catch(() => null);
    },
    /** After a subject was chosen: what was ticked stays. */
    runAgain: () => trying.mutate(list),
    forget: () => {
      setIncludesLeftOut(false);
      setLast(null);
    },
  };
}

export type ListTrial = ReturnType<typeof useListTrial>;

/** How many pages a job would make. */
export function pagesOf(
  { to_create, unanswered }: Pick<DryRun, 'to_create' | 'unanswered'>,
  includesLeftOut: boolean,
): number {
  return includesLeftOut ? to_create + unanswered.count : to_create;
}

/** '2 títulos ficam de fora: não foram entendidos ou não são do que fazemos.' */
export function leftOutWords(count: number): string {
  const titles = count === 1 ? '1 título fica' : `${formatNumber(count)} títulos ficam`;
  return `${titles} de fora: ${count === 1 ? 'não foi entendido ou não é do que fazemos' : 'não foram entendidos ou não são do que fazemos'}.`;
}
