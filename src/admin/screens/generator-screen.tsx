import { useRef, useState, type SyntheticEvent } from 'react';
import { plural } from '../../text/portuguese.ts';
import { CreativitySlider } from '../components/creativity-slider.tsx';
import { DraftPreview } from '../components/draft-preview.tsx';
import { InView } from '../components/in-view.tsx';
import { JobPanel } from '../components/job-panel.tsx';
import { JobResult } from '../components/job-result.tsx';
import { RefusedPages } from '../components/refused-pages.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { SeveralTitlesDialog } from '../components/several-titles-dialog.tsx';
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
          <form className="surface pad form" onSubmit={submit} noValidate>
            <label htmlFor="titulos">Títulos, um por linha</label>
            <textarea
              id="titulos"
              ref={box}
              className="field"
              rows={6}
              placeholder="Motor para portão basculante na Vila Olímpia"
              aria-describedby="titulos-nota"
              aria-invalid={refusal !== null}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setRefusedEmpty(false);
                draft.forgetRefusal();
              }}
            />
            <p id="titulos-nota" className="small quiet">
              {refusal === null ? titleCount(titles.length, repeats) : <span className="failed">{refusal}</span>}
            </p>
            <CreativitySlider value={creativity} onChange={setCreativity} disabled={isBusy} />
            {/* Never disabled: the focus would be lost. */}
            <button type="submit" className="button main wide" aria-disabled={isBusy}>
              {draft.isGenerating ? 'Gerando...' : 'Gerar Conteúdo'}
            </button>
          </form>
          <RefusedPages pages={local.refused} onDiscard={local.discard} />
        </div>
        <div className="column">
          {job.progress !== null && (
            <InView when={job.begun}>
              {isOver(job.progress.job.state) ? (
                <JobResult progress={job.progress} doneTitle="Processamento concluído" onRetry={job.retry} />
              ) : (
                <JobPanel progress={job.progress} key={job.progress.job.id} />
              )}
            </InView>
          )}
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
