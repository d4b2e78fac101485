import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { instantOfLocal } from '../business/local-moment.ts';
import { formatNumber } from '../text/money.ts';
import { isSessionEnd, messageOf } from './api-failure.ts';
import { keepList, type KeptListParameters } from './kept-list-calls.ts';
import { type ListOutcome, outcomeWords, parsePerDay, PER_DAY_MAX, startWords } from './list-plan-words.ts';
import { notifyFailure } from './notices.ts';
import { parseMoment, tomorrowAtNine } from './typed-moment.ts';

const PER_DAY_REFUSED = `Escolha de 1 a ${formatNumber(PER_DAY_MAX)} páginas por dia.`;
const NOTHING_REFUSED = { perDay: null, from: null } as const;

export type ListToKeep = Omit<KeptListParameters, 'id' | 'schedule'>;

/** What becomes of the pages of a list, and the way to keep those that are not published at once. @param follow shows the job that does so. */
export function useListPlan(follow: (job: string) => void) {
  const [kind, setKind] = useState<ListOutcome['kind']>('now');
  const [perDay, setPerDay] = useState('10');
  const [from, setFrom] = useState(() => tomorrowAtNine(new Date()));
  const [refusals, setRefusals] = useState<Readonly<Record<'perDay' | 'from', string | null>>>(NOTHING_REFUSED);
  const outcome: ListOutcome =
    kind === 'spread' ? { kind, perDay: parsePerDay(perDay), from: instantOfLocal(from) } : { kind };

  const keeping = useMutation({
    mutationFn: keepList,
    onSuccess: ({ id }) => follow(id),
    onError: (failure) => {
      if (!isSessionEnd(failure)) notifyFailure('Nada foi guardado', messageOf(failure, 'Tente de novo em instantes.'));
    },
  });

  function keep(list: ListToKeep): void {
    const batch = { ...list, id: crypto.randomUUID() };
    if (kind !== 'spread') return keeping.mutate({ ...batch, schedule: null });
    const pages = parsePerDay(perDay);
    const moment = parseMoment(from, new Date());
    setRefusals({ perDay: pages === null ? PER_DAY_REFUSED : null, from: moment.ok ? null : moment.message });
    if (pages !== null && moment.ok)
      keeping.mutate({ ...batch, schedule: { per_day: pages, from: moment.at.toISOString() } });
  }

  const settled =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setRefusals(NOTHING_REFUSED);
    };
  return {
    kind,
    perDay,
    from,
    setKind: settled(setKind),
    setPerDay: settled(setPerDay),
    setFrom: settled(setFrom),
    /** What is wrong with the fields, said once the button was pressed. */
    refusals,
    isKeeping: keeping.isPending,
    keep,
    startWords: (count: number) => (keeping.isPending ? 'Guardando...' : startWords(count, outcome)),
    outcomeWords: (count: number) => outcomeWords(count, outcome),
  };
}

export type ListPlan = ReturnType<typeof useListPlan>;
