import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useNavigate } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import { notify, notifyFailure } from '../notices.ts';
import { BEGUN, type JobDraft } from './job-draft.ts';
import { keepFields } from './kept-fields.ts';
import { keepPhotos } from './kept-photos.ts';
import type { PhotoQueue } from './photo-queue.ts';
import type { OwnJob } from './waiting-mark.ts';

interface GoneJobProps {
  readonly own: OwnJob;
  readonly draft: JobDraft;
  readonly queue: PhotoQueue;
}

/** What was told of a job that was deleted elsewhere: it becomes a job of its own, or goes. */
export function GoneJob({ own, draft, queue }: GoneJobProps) {
  const navigate = useNavigate();
  const letGo = async () => {
    draft.discard();
    await queue.sender.discardAll();
  };
  const renewal = useMutation({
    mutationFn: async () => {
      const renewed = { by: own.by, id: crypto.randomUUID() };
      // The server knows a photo by its id, and those of the deleted job still.
      const photos = queue.sender.unsent().map((photo) => ({ ...photo, id: crypto.randomUUID() }));
      const kept = await keepPhotos(renewed, photos);
      if (kept.size < photos.length) throw new Error('No room');
      keepFields(renewed, draft.fields);
      await letGo();
      await navigate(addresses.admin.portfolioJob(renewed.id), { state: BEGUN });
    },
    onError: () => notifyFailure('Nada mudou', 'Não há espaço neste aparelho para guardar as fotos de novo.'),
  });
  const removal = useMutation({
    mutationFn: letGo,
    onSuccess: async () => {
      await navigate(addresses.admin.portfolio);
      notify('Descartado', 'O que não foi enviado do serviço excluído saiu deste aparelho.');
    },
  });
  const isBusy = renewal.isPending || removal.isPending;
  return (
    <section className="surface pad job-acts" aria-labelledby="excluido">
      <h2 id="excluido">Este serviço foi excluído</h2>
      <p className="form-failure" role="alert">
        <TriangleAlert aria-hidden="true" size={20} />O que você contou dele e não foi enviado está guardado neste
        aparelho.
      </p>
      <button type="button" className="button main wide" disabled={isBusy} onClick={() => renewal.mutate()}>
        Guardar como um serviço novo
      </button>
      <button type="button" className="button danger wide" disabled={isBusy} onClick={() => removal.mutate()}>
        Descartar
      </button>
    </section>
  );
}
