import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { formatNumber } from '../../text/money.ts';
import { plural } from '../../text/portuguese.ts';
import { isSessionEnd, messageOf } from '../api-failure.ts';
import { createBulkJob, listBulkJobs, listTitles, retryBulkJob } from '../api.ts';
import { CreativitySlider } from '../components/creativity-slider.tsx';
import { DryRunReport } from '../components/dry-run-report.tsx';
import { InView } from '../components/in-view.tsx';
import { JobPanel } from '../components/job-panel.tsx';
import { JobResult } from '../components/job-result.tsx';
import { LEFT_OUT, LeftOutTick } from '../components/left-out.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { TitlePreview } from '../components/title-preview.tsx';
import { TitleSource } from '../components/title-source.tsx';
import { useKeptCreativity } from '../creativity.ts';
import { useFollowedJob, useJobEnd } from '../followed-job.ts';
import { hasWorkedOn, isOver } from '../job-progress.ts';
import { jobFailure, jobSummary } from '../job-words.ts';
import { leftOutWords, pagesOf, useListTrial } from '../list-trial.ts';
import { tell, tellFailure } from '../notices.ts';
import { useTitleChoice } from '../title-choice.ts';

const NO_TITLES: readonly string[] = [];

export function MassCreatorScreen() {
  const titles = useQuery({ queryKey: ['titles'], queryFn: listTitles, staleTime: Infinity });
  const jobs = useQuery({ queryKey: ['bulk-jobs'], queryFn: () => listBulkJobs('mass-creator') });
  const [creativity, setCreativity] = useKeptCreativity('massa-criatividade');
  const ready = titles.data?.items;
  const choice = useTitleChoice(ready ?? NO_TITLES);
  const list = choice.titles;
  const [startedId, setStartedId] = useState<string | null>(null);

  const atWork = jobs.data?.items.find(({ state }) => !isOver(state));
  const jobId = startedId ?? atWork?.id ?? jobs.data?.items[0]?.id ?? null;
  const progress = useFollowedJob(jobId);
  const isWorking = progress !== null && !isOver(progress.job.state);

  const trial = useListTrial({ titles: list, creativity });
  const { report } = trial;
  // What was tried before is not what stands now.
  const starting = useMutation({
    mutationFn: createBulkJob,
    onMutate: trial.forget,
    onSuccess: ({ id }) => setStartedId(id),
    onError: (failure) => {
      console.error(jobFailure.title, failure);
      if (!isSessionEnd(failure)) tellFailure(jobFailure.title, jobFailure.detail);
    },
  });

  const retrying = useMutation({
    mutationFn: retryBulkJob,
    onMutate: trial.forget,
    onSuccess: ({ id }) => setStartedId(id),
    onError: (failure) => {
      if (!isSessionEnd(failure)) tellFailure(jobFailure.title, messageOf(failure, jobFailure.detail));
    },
  });

  useJobEnd(progress, retrying.data?.id ?? starting.data?.id, ({ job }) => {
    if (job.state === 'failed') tellFailure(jobFailure.title, jobFailure.detail);
    else tell(job.state === 'cancelled' ? 'Criação cancelada' : 'Criação de páginas concluída', jobSummary(job));
  });

  // Once tried, the button says what it would really do.
  const count = report ? pagesOf(report, trial.includesLeftOut) : list.length - choice.repeats;
  const create = async () => {
    const wish = { titles: list, creativity, screen: 'mass-creator' } as const;
    if (report) return starting.mutate({ ...wish, include_unanswered: trial.includesLeftOut });
    // What a job leaves out is said before it starts.
    const found = await trial.run({ titles: list, creativity });
    if (found?.unanswered.count === 0) starting.mutate({ ...wish, include_unanswered: false });
    else if (found) tell('Nada foi criado ainda', leftOutWords(found.unanswered.count));
  };
  const canTry = list.length > 0 && !trial.isTrying;
  const canStart = count > 0 && !isWorking && !trial.isTrying && !starting.isPending && !jobs.isPending;
  const isMade = useMemo(
    () => progress !== null && isOver(progress.job.state) && hasWorkedOn(progress, list),
    [progress, list],
  );
  return (
    <>
      <ScreenHeader title="Criação em Massa de Páginas" />
      <main className="screen-width screen-main two-columns">
        <section className="surface pad" aria-labelledby="lista">
          <h2 id="lista">Lista de títulos</h2>
          {titles.isPending && <Spinner />}
          {titles.isError && (
            <p>
              Não foi possível carregar a lista de títulos.{' '}
              <button type="button" className="button" onClick={() => void titles.refetch()}>
                Tentar de novo
              </button>
            </p>
          )}
          {ready && (
            <>
              <TitleSource choice={choice} disabled={isWorking} />
              <p className="quiet">
                {plural(list.length, 'título', 'títulos')}. Endereços que já existem não são criados de novo.
              </p>
              <TitlePreview titles={list} />
              <CreativitySlider value={creativity} onChange={setCreativity} disabled={isWorking} />
              {/* Never disabled, nor the next one: the focus would be lost. */}
              <button
                type="button"
                className="button wide"
                aria-disabled={!canTry}
                onClick={() => canTry && void trial.run({ titles: list, creativity })}
              >
                {trial.isTrying ? 'Conferindo...' : 'Conferir antes de criar'}
              </button>
              {report && report.unanswered.count > 0 && (
                <LeftOutTick
                  count={report.unanswered.count}
                  checked={trial.includesLeftOut}
                  onChange={trial.setIncludesLeftOut}
                  disabled={isWorking}
                  where={LEFT_OUT}
                />
              )}
              <button
                type="button"
                className={isMade ? 'button wide' : 'button main wide'}
                aria-disabled={!canStart}
                onClick={() => canStart && void create()}
              >
                {starting.isPending ? 'Iniciando...' : `Criar ${formatNumber(count)} Páginas`}
              </button>
            </>
          )}
        </section>
        <div className="column">
          {report && (
            <InView when={report}>
              <DryRunReport report={report} pages={count} onChosen={trial.runAgain} />
            </InView>
          )}
          {progress === null && (
            <section className="surface pad" aria-labelledby="andamento">
              <h2 id="andamento">Andamento</h2>
              <p className="quiet">
                O progresso e o resultado aparecem aqui. A criação acontece no servidor e continua se você fechar a aba.
              </p>
            </section>
          )}
          {progress !== null && (
            <InView when={progress.job.id === startedId ? startedId : null}>
              {isWorking ? (
                <JobPanel progress={progress} key={progress.job.id} />
              ) : (
                <JobResult
                  progress={progress}
                  doneTitle="Criação de páginas concluída"
                  isLast={isMade}
                  onRetry={retrying.isPending ? undefined : () => retrying.mutate(progress.job.id)}
                />
              )}
            </InView>
          )}
        </div>
      </main>
    </>
  );
}
