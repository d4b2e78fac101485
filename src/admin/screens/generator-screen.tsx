import { useRef, useState, type SyntheticEvent } from 'react';
import { plural } from '../../text/portuguese.ts';
import { DraftPreview } from '../components/draft-preview.tsx';
import { InView } from '../components/in-view.tsx';
import { JobPanel } from '../components/job-panel.tsx';
import { JobResult } from '../components/job-result.tsx';
import { RefusedPages } from '../components/refused-pages.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { SeveralTitlesDialog } from '../components/several-titles-dialog.tsx';
import { TitlesForm } from '../components/titles-form.tsx';
import { useKeptCreativity } from '../creativity.ts';
import { useDraft } from '../draft.ts';
import { isOver } from '../job-progress.ts';
import { useKeptText } from '../kept-text.ts';
import { type TitleList, useListTrial } from '../list-trial.ts';
import { useLocalPagesMove } from '../local-pages-move.ts';
import { clearNotices, tellFailure } from '../notices.ts';
import { repeatWords, titleLines } from '../title-lines.ts';
import { useTitlesJob } from '../titles-job.ts';

const NO_LIST: TitleList = { titles: [], creativity: 0 };

const EMPTY = {
  title: 'Campo vazio',
  detail: 'Por favor, insira pelo menos um título para gerar o conteúdo.',
} as const;

function titleCount(titles: number, repeats: number): string {
  if (titles < 2) return '';
  const count = plural(titles, 'título', 'títulos');
  return repeats === 0 ? count : `${count}, ${repeatWords(repeats)}`;
}

export function GeneratorScreen() {
  const [text, setText] = useKeptText('gerador-titulos');
  const [creativity, setCreativity] = useKeptCreativity('gerador-criatividade');
  const [isRefusedEmpty, setRefusedEmpty] = useState(false);
  const [asked, setAsked] = useState<TitleList | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft();
  const job = useTitlesJob();
  const trial = useListTrial(asked ?? NO_LIST);
  const local = useLocalPagesMove();

  const { titles, repeats } = titleLines(text);
  const refusal = isRefusedEmpty ? EMPTY.title + '. ' + EMPTY.detail : draft.refusal;
  const isBusy = draft.isGenerating || job.isWorking;

  const generateFirst = (title: string) => {
    job.discard();
    draft.generate(title, creativity);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    clearNotices();
    const [first] = titles;
    if (first === undefined) {
      setRefusedEmpty(true);
      tellFailure(EMPTY.title, EMPTY.detail);
      box.current?.focus();
    } else if (titles.length - repeats > 1) {
      const list = { titles, creativity };
      setAsked(list);
      void trial.run(list);
    } else {
      generateFirst(first);
    }
  };

  return (
    <>
      <ScreenHeader title="Gerador de Conteúdo Local" />
      <main className="screen-width screen-main two-columns">
        <div className="column">
          <TitlesForm
            box={box}
            text={text}
            note={titleCount(titles.length, repeats)}
            refusal={refusal}
            creativity={creativity}
            isBusy={isBusy}
            isGenerating={draft.isGenerating}
            onText={(typed) => {
              setText(typed);
              setRefusedEmpty(false);
              draft.forgetRefusal();
            }}
            onCreativity={setCreativity}
            onSubmit={submit}
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
          />
        </div>
      </main>
      <SeveralTitlesDialog
        list={asked}
        trial={trial}
        onClose={() => setAsked(null)}
        onFirst={generateFirst}
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
