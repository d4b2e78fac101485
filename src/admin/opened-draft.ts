import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { OpenedDraft } from '../drafts/draft-contracts.ts';
import { isSessionEnd, messageOf } from './api-failure.ts';
import type { Correction } from './correction.ts';
import { readDraft } from './draft-calls.ts';
import type { ShownDraft } from './draft.ts';
import { notifyFailure } from './notices.ts';
import type { useTitlesForm } from './titles-submission.ts';

function shownOf(id: string, { draft, creativity, understood, publish_at }: OpenedDraft): ShownDraft {
  const { entry, place, gate_kind } = understood;
  const correction: Correction = {
    ...(entry !== undefined && { entry }),
    ...(place !== undefined && { place }),
    ...(gate_kind !== undefined && { gate_kind }),
  };
  return { ...draft, creativity, correction, saveId: id, kept: { id, publishAt: publish_at } };
}

/** Opens the draft that the screen's address names, with its title in the box. */
export function useOpenedDraft({ draft, type, setCreativity, job }: ReturnType<typeof useTitlesForm>): void {
  const [address, setAddress] = useSearchParams();
  const id = address.get('rascunho');
  const opened = useQuery({
    queryKey: ['draft-to-open', id],
    queryFn: () => readDraft(id ?? ''),
    enabled: id !== null,
    gcTime: 0,
    retry: false,
  });
  const finish = () => setAddress({}, { replace: true, preventScrollReset: true });
  const show = useEffectEvent((of: string, data: OpenedDraft) => {
    const shown = shownOf(of, data);
    job.discard();
    type(shown.title);
    setCreativity(shown.creativity);
    draft.show(shown);
    finish();
  });
  const refuse = useEffectEvent((failure: Error) => {
    if (isSessionEnd(failure)) return;
    notifyFailure('Rascunho não aberto', messageOf(failure, 'Não foi possível abrir o rascunho.'));
    finish();
  });
  const { data, error } = opened;
  useEffect(() => {
    if (id !== null && data) show(id, data);
  }, [id, data]);
  useEffect(() => {
    if (error) refuse(error);
  }, [error]);
}
