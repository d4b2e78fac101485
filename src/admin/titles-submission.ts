import { useRef, useState, type SyntheticEvent } from 'react';
import { plural } from '../text/portuguese.ts';
import { useStoredCreativity } from './creativity.ts';
import { useDraft } from './draft.ts';
import { useStoredText } from './stored-text.ts';
import { type TitleList, useListTrial } from './list-trial.ts';
import { clearNotices, notifyFailure } from './notices.ts';
import { repeatWords, titleLines } from './title-lines.ts';
import { useTitlesJob } from './titles-job.ts';

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

/** The titles of the generator's screen: one becomes a draft, several are asked about first. */
export function useTitlesForm() {
  const [text, setText] = useStoredText('gerador-titulos');
  const [creativity, setCreativity] = useStoredCreativity('gerador-criatividade');
  const [isRefusedEmpty, setRefusedEmpty] = useState(false);
  const [asked, setAsked] = useState<TitleList | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft();
  const job = useTitlesJob();
  const trial = useListTrial(asked ?? NO_LIST);

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
      notifyFailure(EMPTY.title, EMPTY.detail);
      box.current?.focus();
    } else if (titles.length - repeats > 1) {
      const list = { titles, creativity };
      setAsked(list);
      void trial.run(list);
    } else {
      generateFirst(first);
    }
  };

  const type = (typed: string) => {
    setText(typed);
    setRefusedEmpty(false);
    draft.clearRefusal();
  };

  return {
    text,
    note: titleCount(titles.length, repeats),
    refusal,
    titles,
    creativity,
    setCreativity,
    type,
    submit,
    box,
    isBusy,
    /** The list that is asked about; null while none is. */
    asked,
    close: () => setAsked(null),
    generateFirst,
    draft,
    job,
    trial,
  };
}
