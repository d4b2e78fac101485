import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PortfolioFields, PortfolioJob } from '../../portfolio/contracts.ts';
import { isAway, isGone, messageOf } from '../api-failure.ts';
import { keptFields } from './kept-fields.ts';
import { emptyFields, fieldsOf } from './fields-of-job.ts';
import { saveJob } from './portfolio-calls.ts';
import { useSentWhenOnline } from './sent-when-online.ts';
import { UnsentFields } from './unsent-fields.ts';
import type { OwnJob } from './waiting-mark.ts';

const PAUSE_MS = 900;

/** 'gone' where it was deleted elsewhere: nothing can be saved any more. */
export type SaveState = 'saved' | 'typing' | 'saving' | 'offline' | 'gone' | { readonly failed: string };

/** What the link to a new job says of it, and the tab remembers through a reload. */
export const BEGUN = 'new';

export const jobKey = (id: string) => ['portfolio', id];

function stateAfter(failure: unknown): SaveState {
  if (isAway(failure)) return 'offline';
  return isGone(failure) ? 'gone' : { failed: messageOf(failure, 'Tente de novo em instantes.') };
}

/** What is told of a job: a draft is saved as one types, and what cannot be sent is kept and sent when it can. */
export function useJobDraft(own: OwnJob, stored: PortfolioJob | null, place: string | null) {
  const client = useQueryClient();
  const [base] = useState(() => (stored ? fieldsOf(stored) : emptyFields(new Date(), place)));
  const [kept] = useState(() => keptFields(own));
  const [fields, setFields] = useState<PortfolioFields>({ ...base, ...kept });
  const [state, setState] = useState<SaveState>(kept ? 'offline' : 'saved');
  const job = useRef(stored);
  const latest = useRef(fields);
  // The place that a link named counts as typed: a new job has it from nowhere else.
  const [unsent] = useState(() => new UnsentFields(own, kept, stored || place === null ? {} : { place_key: place }));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);
  const isPublished = stored?.state === 'published';

  function show(next: PortfolioJob): void {
    job.current = next;
    client.setQueryData(jobKey(own.id), next);
  }

  async function send(): Promise<boolean> {
    const sent = latest.current;
    setState('saving');
    try {
      show(await saveJob(own.id, job.current?.revision ?? 0, sent));
      if (latest.current !== sent) return send();
      unsent.settle();
      setState('saved');
      return true;
    } catch (failure) {
      unsent.keep();
      setState(stateAfter(failure));
      return false;
    }
  }

  /** @returns whether all that was typed is stored now. */
  const save = () => (running.current ??= send().finally(() => (running.current = null)));

  useSentWhenOnline(!isPublished && state === 'offline', () => void save());

  return {
    fields,
    state,
    save,
    /** Saves where something is not stored yet: a photo needs its job. */
    ensureStored: async () => (job.current !== null && !unsent.areAny) || save(),
    show,
    /** The server said so of a photo of it. */
    markGone: () => setState('gone'),
    /** Nothing of it waits any more. */
    discard(): void {
      clearTimeout(timer.current);
      unsent.settle();
    },
    /** The screen is left: what waits for a pause is sent at once. Ends when that has arrived, or has not. */
    async leave(): Promise<void> {
      clearTimeout(timer.current);
      await (unsent.areAny && !isPublished ? save() : running.current);
    },
    change(changed: Partial<PortfolioFields>) {
      latest.current = { ...latest.current, ...changed };
      setFields(latest.current);
      unsent.add(changed);
      setState('typing');
      clearTimeout(timer.current);
      if (!isPublished) timer.current = setTimeout(() => void save(), PAUSE_MS);
    },
  };
}

export type JobDraft = ReturnType<typeof useJobDraft>;
