import { DraftPreview } from '../components/draft-preview.tsx';
import { InView } from '../components/in-view.tsx';
import { JobPanel } from '../components/job-panel.tsx';
import { JobResult } from '../components/job-result.tsx';
import { RefusedPages } from '../components/refused-pages.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { SeveralTitlesDialog } from '../components/several-titles-dialog.tsx';
import { TitlesForm } from '../components/titles-form.tsx';
import { isOver } from '../job-progress.ts';
import { useLocalPagesMove } from '../local-pages-move.ts';
import { useOpenedDraft } from '../opened-draft.ts';
import { useTitlesForm } from '../titles-submission.ts';
import type { useTitlesJob } from '../titles-job.ts';

export function GeneratorScreen() {
  const form = useTitlesForm();
  const { text, creativity, asked, box, draft, job, trial, titles, refusal, isBusy } = form;
  const local = useLocalPagesMove();
  useOpenedDraft(form);

  return (
    <>
      <ScreenHeader title="Gerador de Conteúdo Local" />
      <main className="screen-width screen-main two-columns">
        <div className="column">
          <TitlesForm
            box={box}
            text={text}
            note={form.note}
            refusal={refusal}
            creativity={creativity}
            isBusy={isBusy}
            isGenerating={draft.isGenerating}
            onText={form.type}
            onCreativity={form.setCreativity}
            onSubmit={form.submit}
          />
          <RefusedPages pages={local.refused} onDiscard={local.discard} />
        </div>
        <div className="column">
          <JobOfTitles job={job} />
          <DraftPreview
            draft={draft.draft}
            written={titles[0] ?? null}
            isGenerating={draft.isGenerating}
            isSaving={draft.isSaving}
            onAnother={draft.generateAnother}
            onCorrect={draft.correct}
            onSave={() => draft.save(titles[0] ?? null)}
            onKept={draft.show}
          />
        </div>
      </main>
      <SeveralTitlesDialog
        list={asked}
        trial={trial}
        onClose={form.close}
        onFirst={form.generateFirst}
        onAll={(all) => {
          draft.discard();
          job.start({ ...all, include_unanswered: trial.includesLeftOut });
        }}
      />
    </>
  );
}

function JobOfTitles({ job }: { readonly job: ReturnType<typeof useTitlesJob> }) {
  const { progress } = job;
  if (progress === null) return null;
  return (
    <InView when={job.begun}>
      {isOver(progress.job.state) ? (
        <JobResult progress={progress} doneTitle="Processamento concluído" onRetry={job.retry} />
      ) : (
        <JobPanel progress={progress} key={progress.job.id} />
      )}
    </InView>
  );
}
