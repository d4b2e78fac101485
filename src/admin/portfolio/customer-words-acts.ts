import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AskedWords, PortfolioJob } from '../../portfolio/contracts.ts';
import { notify } from '../notices.ts';
import type { JobDraft } from './job-draft.ts';
import { askForWords, decideOnWords, withdrawWords } from './portfolio-calls.ts';

export type WordsAct = 'publish' | 'decline' | 'withdraw';

const DONE: Readonly<Record<WordsAct, string>> = {
  publish: 'Depoimento publicado',
  decline: 'Depoimento recusado',
  withdraw: 'Depoimento apagado',
};

/** What may be done about the words of a job's customer. */
export function useCustomerWords(job: PortfolioJob | null, draft: JobDraft) {
  /** The last link, shown while the screen is open: the server does not know it any more. */
  const [asked, setAsked] = useState<AskedWords | null>(null);
  const asking = useMutation({
    // A browser opens a window only while it is pressed: it stands empty until the link is there.
    mutationFn: async (window: Window | null) => {
      try {
        if (!(await draft.ensureStored()) || !job) throw new Error('Not stored');
        const made = await askForWords(job.id);
        if (window) window.location.href = made.chat;
        return made;
      } catch (failure) {
        window?.close();
        throw failure;
      }
    },
    onSuccess: (made) => {
      setAsked(made);
      draft.show(made.job);
    },
  });
  const acting = useMutation({
    mutationFn: async (act: WordsAct) => {
      if (!job) throw new Error('Not stored');
      if (act === 'withdraw') return withdrawWords(job.id);
      return decideOnWords(job.id, act, job.customer_words?.consent_at ?? '');
    },
    onSuccess: (next, act) => {
      setAsked(null);
      draft.show(next);
      notify(DONE[act], next.title);
    },
  });
  return {
    asked,
    ask: () => asking.mutate(window.open('', '_blank')),
    act: acting.mutate,
    isBusy: asking.isPending || acting.isPending,
    failure: asking.error ?? acting.error,
  };
}

export type CustomerWordsActs = ReturnType<typeof useCustomerWords>;
