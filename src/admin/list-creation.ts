import { useMemo } from 'react';
import { hasWorkedOn, isOver } from './job-progress.ts';
import { leftOutWords, pagesOf, type useListTrial } from './list-trial.ts';
import type { ListPlan } from './list-plan.ts';
import type { useMassJob } from './mass-job.ts';
import { notify } from './notices.ts';
import type { TitleChoice } from './title-choice.ts';

interface ListCreation {
  readonly choice: TitleChoice;
  readonly creativity: number;
  readonly trial: ReturnType<typeof useListTrial>;
  readonly job: ReturnType<typeof useMassJob>;
  readonly plan: ListPlan;
}

/** What would be created of the chosen list, and whether it may be tried or begun now. */
export function useListCreation({ choice, creativity, trial, job, plan }: ListCreation) {
  const { titles: list } = choice;
  const { jobs, progress, isWorking, starting } = job;
  const { report } = trial;
  // Once tried, the button says what it would really do.
  const count = report ? pagesOf(report, trial.includesLeftOut) : list.length - choice.repeats;
  const create = async () => {
    if (plan.kind !== 'now')
      return plan.keep({ titles: list, creativity, include_unanswered: report !== undefined && trial.includesLeftOut });
    const request = { titles: list, creativity, screen: 'mass-creator' } as const;
    if (report) return starting.mutate({ ...request, include_unanswered: trial.includesLeftOut });
    // What a job leaves out is said before it starts.
    const found = await trial.run({ titles: list, creativity });
    if (found?.unanswered.count === 0) starting.mutate({ ...request, include_unanswered: false });
    else if (found) notify('Nada foi criado ainda', leftOutWords(found.unanswered.count));
  };
  const canTry = list.length > 0 && !trial.isTrying;
  const canStart =
    count > 0 && !isWorking && !trial.isTrying && !starting.isPending && !plan.isKeeping && !jobs.isPending;
  const isMade = useMemo(
    () => progress !== null && isOver(progress.job.state) && hasWorkedOn(progress, list),
    [progress, list],
  );
  return { count, create, canTry, canStart, isMade };
}
