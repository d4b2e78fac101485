import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { plural } from '../../text/portuguese.ts';
import { listTitles } from '../api-client.ts';
import { CreativitySlider } from '../components/creativity-slider.tsx';
import { DryRunReport } from '../components/dry-run-report.tsx';
import { InView } from '../components/in-view.tsx';
import { JobPanel } from '../components/job-panel.tsx';
import { JobResult } from '../components/job-result.tsx';
import { PublishChoice } from '../components/publish-choice.tsx';
import { SamplePages } from '../components/sample-pages.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { TitlePreview } from '../components/title-preview.tsx';
import { TitleSource } from '../components/title-source.tsx';
import { TrialAndStart } from '../components/trial-and-start.tsx';
import { useStoredCreativity } from '../creativity.ts';
import { useListCreation } from '../list-creation.ts';
import { useListPlan } from '../list-plan.ts';
import { useListTrial } from '../list-trial.ts';
import { doneWords } from '../job-words.ts';
import { useMassJob } from '../mass-job.ts';
import { useTitleChoice } from '../title-choice.ts';

const NO_TITLES: readonly string[] = [];

export function MassCreatorScreen() {
  const titles = useQuery({ queryKey: ['titles'], queryFn: listTitles, staleTime: Infinity });
  const [creativity, setCreativity] = useStoredCreativity('massa-criatividade');
  const ready = titles.data?.items;
  const choice = useTitleChoice(ready ?? NO_TITLES);
  const list = choice.titles;
  const trial = useListTrial({ titles: list, creativity });
  const { report } = trial;
  const job = useMassJob(trial.forget);
  const { isWorking, starting } = job;

  const plan = useListPlan(job.follow);
  const { count, create, canTry, canStart, isMade } = useListCreation({ choice, creativity, trial, job, plan });
  return (
    <>
      <ScreenHeader title="Criação em Massa de Páginas" />
      <main className="screen-width screen-main two-columns">
        <section className="surface pad" aria-labelledby="lista">
          <h2 id="lista">Lista de títulos</h2>
          {titles.isPending && <Spinner />}
          {titles.isError && <TitlesFailed onAgain={() => void titles.refetch()} />}
          {ready && (
            <>
              <TitleSource choice={choice} disabled={isWorking} />
              <p className="quiet">
                {plural(list.length, 'título', 'títulos')}. Endereços que já existem não são criados de novo.
              </p>
              <TitlePreview titles={list} />
              <CreativitySlider value={creativity} onChange={setCreativity} disabled={isWorking} />
              <PublishChoice plan={plan} count={count} disabled={isWorking} />
              <TrialAndStart
                trial={trial}
                canTry={canTry}
                canStart={canStart}
                isMade={isMade}
                disabled={isWorking}
                words={starting.isPending ? 'Iniciando...' : plan.startWords(count)}
                onTry={() => void trial.run({ titles: list, creativity })}
                onCreate={() => void create()}
              />
            </>
          )}
        </section>
        <div className="column">
          {report && (
            <InView when={report}>
              <DryRunReport report={report} pages={count} onChosen={trial.runAgain} />
            </InView>
          )}
          {/* With the list beside it: what comes before would be pushed away by what is loaded above it. */}
          {!titles.isPending && !job.jobs.isPending && (
            <SamplesAndProgress job={job} isMade={isMade} samples={{ titles: list, creativity }} />
          )}
        </div>
      </main>
    </>
  );
}

function TitlesFailed({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <p>
      Não foi possível carregar a lista de títulos.{' '}
      <button type="button" className="button" onClick={onAgain}>
        Tentar de novo
      </button>
    </p>
  );
}

interface SamplesAndProgressProps extends MassProgressProps {
  readonly samples: ComponentProps<typeof SamplePages>;
}

/** Samples stand where they push nothing away: below the result of a job, and nowhere until it is known whether there is one. */
function SamplesAndProgress({ job, isMade, samples }: SamplesAndProgressProps) {
  const { jobs, progress, isWorking } = job;
  const isKnown = progress !== null || jobs.data?.items.length === 0;
  const shown = isKnown && !isWorking && !isMade && <SamplePages {...samples} />;
  return (
    <>
      {progress === null && shown}
      <MassProgress job={job} isMade={isMade} />
      {progress !== null && shown}
    </>
  );
}

interface MassProgressProps {
  readonly job: ReturnType<typeof useMassJob>;
  /** Whether nothing of the list is left to do. */
  readonly isMade: boolean;
}

function MassProgress({ job: { progress, startedId, isWorking, retrying }, isMade }: MassProgressProps) {
  if (progress === null) return <NoJobYet />;
  return (
    <InView when={progress.job.id === startedId ? startedId : null}>
      {isWorking ? (
        <JobPanel progress={progress} key={progress.job.id} />
      ) : (
        <JobResult
          progress={progress}
          doneTitle={doneWords(progress.job)}
          isLast={isMade}
          onRetry={retrying.isPending ? undefined : () => retrying.mutate(progress.job.id)}
        />
      )}
    </InView>
  );
}

function NoJobYet() {
  return (
    <section className="surface pad" aria-labelledby="andamento">
      <h2 id="andamento">Andamento</h2>
      <p className="quiet">
        O progresso e o resultado aparecem aqui. A criação acontece no servidor e continua se você fechar a aba.
      </p>
    </section>
  );
}
