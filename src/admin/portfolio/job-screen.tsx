import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import { gateKindIds } from '../../business/gate-kind-ids.ts';
import { gateKinds } from '../../business/gate-kinds.ts';
import type { PhotoRole, PortfolioJob } from '../../portfolio/contracts.ts';
import { capitalise } from '../../text/portuguese.ts';
import { messageOf, networkFailure } from '../api-failure.ts';
import { attend } from '../attendance.ts';
import { FormFailure } from '../components/form-failure.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { notify } from '../notices.ts';
import { refreshSession, useIsSessionSettled, useSession } from '../session.ts';
import { CustomerWordsSection } from './customer-words-section.tsx';
import { BEGUN, type JobDraft, jobKey, type SaveState, useJobDraft } from './job-draft.ts';
import { GoneJob } from './gone-job.tsx';
import { JobFields } from './job-fields.tsx';
import { JobPhotos } from './job-photos.tsx';
import { usePhotoQueue } from './photo-queue.ts';
import { actOnJob, findJob } from './portfolio-calls.ts';
import { lockOfJob, type OwnJob } from './waiting-mark.ts';

function stateWords(state: SaveState, isPublished: boolean): string {
  if (typeof state === 'object' || state === 'gone') return '';
  if (state === 'offline') return 'Ainda não enviado: está guardado neste aparelho e vai sozinho quando der.';
  if (state === 'saving') return 'Salvando…';
  if (state === 'typing') return isPublished ? 'Mudou: salve para mostrar no site.' : 'Salvando…';
  return isPublished ? 'No site.' : 'Rascunho salvo.';
}

/** What a photo shows, until somebody says it better. */
function altOf(gateKind: string | null, role: PhotoRole): string {
  const kind = gateKindIds.find((id) => id === gateKind);
  const gate = kind ? gateKinds[kind].gate.name : 'portão';
  return `${capitalise(gate)} ${role === 'before' ? 'antes' : 'depois'} do serviço`;
}

function Acts({ job, draft }: { readonly job: PortfolioJob | null; readonly draft: JobDraft }) {
  const isPublished = job?.state === 'published';
  const acting = useMutation({
    mutationFn: async (act: 'publish' | 'unpublish') => {
      if (!(await draft.ensureStored()) || !job) throw new Error('Not stored');
      return actOnJob(job.id, act);
    },
    onSuccess: (next) => {
      draft.show(next);
      notify(next.state === 'published' ? 'Serviço publicado' : 'Serviço fora do site', next.title);
    },
  });
  const isWrong = typeof draft.state === 'object';
  return (
    <section className="surface pad job-acts" aria-label="Publicação">
      <p role="status">{stateWords(draft.state, isPublished)}</p>
      {typeof draft.state === 'object' && <FormFailure title="Não foi salvo" detail={draft.state.failed} />}
      {acting.isError && (
        <FormFailure
          title="Nada mudou no site"
          detail={messageOf(acting.error, 'Tente de novo quando houver conexão.')}
        />
      )}
      {!isPublished && job && job.missing.length > 0 && (
        <p className="job-hint">{`Antes de publicar, falta: ${job.missing.join(', ')}.`}</p>
      )}
      {(isPublished || isWrong) && (
        <button type="button" className="button main wide" onClick={() => void draft.save()}>
          Salvar
        </button>
      )}
      <button
        type="button"
        className={isPublished ? 'button wide' : 'button main wide'}
        disabled={acting.isPending || job === null || (!isPublished && job.missing.length > 0)}
        onClick={() => acting.mutate(isPublished ? 'unpublish' : 'publish')}
      >
        {isPublished ? 'Tirar do site' : 'Publicar'}
      </button>
      {isPublished && job.slug !== null && (
        <a className="button wide" href={addresses.portfolioJob(job.slug)} target="_blank" rel="noopener">
          Ver no site
        </a>
      )}
      <Link to={addresses.admin.portfolio}>Voltar aos serviços feitos</Link>
    </section>
  );
}

interface JobFormProps {
  readonly own: OwnJob;
  readonly job: PortfolioJob | null;
}

function JobForm({ own, job }: JobFormProps) {
  const [search] = useSearchParams();
  const draft = useJobDraft(own, job, search.get('lugar'));
  const queue = usePhotoQueue(own, draft, (role) => altOf(draft.fields.gate_kind, role));
  const { id } = own;
  const endSending = useEffectEvent(() => Promise.all([draft.leave(), queue.sender.leave()]));
  useEffect(() => {
    const leave = attend(lockOfJob(id));
    return () => void endSending().finally(leave);
  }, [id]);
  return (
    <main className="screen-width screen-main job-screen">
      {draft.state === 'gone' && <GoneJob own={own} draft={draft} queue={queue} />}
      <JobPhotos jobId={id} photos={job?.photos ?? []} queue={queue} show={draft.show} />
      <section className="surface pad form" aria-labelledby="servico">
        <h2 id="servico">O serviço</h2>
        <JobFields fields={draft.fields} change={draft.change} />
      </section>
      <CustomerWordsSection job={job} draft={draft} />
      <Acts job={job} draft={draft} />
    </main>
  );
}

function NotRead({ failure, onAgain }: { readonly failure: Error; readonly onAgain: () => void }) {
  return (
    <main className="screen-width screen-main job-screen">
      <FormFailure
        title="Não foi possível carregar o serviço"
        detail={messageOf(failure, 'Tente de novo quando houver conexão.')}
      />
      <button type="button" className="button main wide" onClick={onAgain}>
        Tentar de novo
      </button>
      <Link to={addresses.admin.portfolio}>Voltar aos serviços feitos</Link>
    </main>
  );
}

/** Whether the screen was opened for a job that nothing has been stored of yet. */
function useIsBegun(isStored: boolean): boolean {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isBegun = state === BEGUN;
  useEffect(() => {
    if (isBegun && isStored) void navigate('.', { replace: true, state: null });
  }, [isBegun, isStored, navigate]);
  return isBegun && !isStored;
}

/** One job, told in half a minute at the gate. */
export function JobScreen() {
  const { id = '' } = useParams();
  const job = useQuery({ queryKey: jobKey(id), queryFn: () => findJob(id), staleTime: Infinity, gcTime: 0 });
  const isBegun = useIsBegun(Boolean(job.data));
  // Without a connection a new one can be told all the same; one that is stored would pass for a new one.
  const by = useSession()?.email;
  const isSettled = useIsSessionSettled();
  const isPending = job.isPending || !isSettled;
  const isUnread = !isPending && (by === undefined || (job.isLoadingError && !isBegun));
  const again = () => void Promise.all([refreshSession(), job.refetch()]);
  return (
    <>
      <ScreenHeader title={job.data || isUnread ? 'Serviço feito' : 'Novo serviço feito'} isMain />
      {isPending && <Spinner />}
      {isUnread && <NotRead failure={job.error ?? networkFailure()} onAgain={again} />}
      {!isPending && !isUnread && by !== undefined && (
        <JobForm key={`${id} ${by}`} own={{ id, by }} job={job.data ?? null} />
      )}
    </>
  );
}
