import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import type { PortfolioJob, PortfolioList } from '../../portfolio/contracts.ts';
import { formatMonth } from '../../text/dates.ts';
import { messageOf } from '../api-failure.ts';
import { FormFailure } from '../components/form-failure.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { notify, notifyFailure } from '../notices.ts';
import { wordsState } from './customer-words-state.ts';
import { BEGUN } from './job-draft.ts';
import { actOnJob, deleteJob, listJobs, photoAddress } from './portfolio-calls.ts';

const LIST = ['portfolio-list'];

function useDeletion() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: LIST });
  const restore = async (job: PortfolioJob) => {
    try {
      await actOnJob(job.id, 'restore');
      notify('Exclusão desfeita', job.title);
    } catch (failure) {
      notifyFailure('A exclusão não foi desfeita', messageOf(failure, 'Tente de novo em instantes.'));
    }
    await refresh();
  };
  return useMutation({
    mutationFn: (job: PortfolioJob) => deleteJob(job.id),
    onSuccess: async (_, job) => {
      notify('Serviço excluído', job.title, { label: 'Desfazer', run: () => void restore(job) });
      await refresh();
    },
    onError: (failure) =>
      notifyFailure('O serviço não foi excluído', messageOf(failure, 'Tente de novo em instantes.')),
  });
}

function JobLine({ job, onDelete }: { readonly job: PortfolioJob; readonly onDelete: (job: PortfolioJob) => void }) {
  const [now] = useState(() => new Date());
  const photo = job.photos.at(-1);
  return (
    <li className="portfolio-line">
      {photo ? <img src={photoAddress(photo.hash)} alt="" width={photo.width} height={photo.height} /> : <span />}
      <div>
        <Link to={addresses.admin.portfolioJob(job.id)}>{job.title}</Link>
        <p className="job-hint">
          {[
            job.state === 'published' ? 'No site' : 'Rascunho',
            job.month === null ? '' : formatMonth(job.month),
            job.customer_words === null ? '' : wordsState(job.customer_words, now),
          ]
            .filter((part) => part !== '')
            .join(', ')}
        </p>
      </div>
      <button type="button" className="button danger" aria-label={`Excluir ${job.title}`} onClick={() => onDelete(job)}>
        Excluir
      </button>
    </li>
  );
}

/** Customers' words that came by a link and nobody has read yet. */
function Unread({ jobs }: { readonly jobs: PortfolioList['unread'] }) {
  if (jobs.length === 0) return null;
  return (
    <section className="surface pad" aria-labelledby="a-ler">
      <h2 id="a-ler">{`Depoimentos aguardando leitura (${jobs.length})`}</h2>
      <ul className="unread-words">
        {jobs.map(({ id, title }) => (
          <li key={id}>
            <Link to={`${addresses.admin.portfolioJob(id)}#depoimento`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Jobs that were done, newest first. */
export function PortfolioScreen() {
  const list = useInfiniteQuery({
    queryKey: LIST,
    queryFn: ({ pageParam }) => listJobs(pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
      return shown < total ? shown : undefined;
    },
  });
  const deletion = useDeletion();
  const [newId] = useState(() => crypto.randomUUID());
  const jobs = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <ScreenHeader title="Serviços feitos" isMain />
      <main className="screen-width screen-main job-screen">
        <Link className="button main wide" to={addresses.admin.portfolioJob(newId)} state={BEGUN}>
          <Plus aria-hidden="true" size={18} />
          Novo serviço
        </Link>
        <Unread jobs={list.data?.pages[0]?.unread ?? []} />
        <Link className="button wide" to={addresses.admin.missingProof}>
          Onde falta prova
        </Link>
        <section className="surface pad" aria-labelledby="servicos">
          <h2 id="servicos">{`Serviços (${list.data?.pages[0]?.total ?? 0})`}</h2>
          {list.isPending && <Spinner />}
          {list.isError && (
            <FormFailure
              title="Não foi possível carregar a lista"
              detail={messageOf(list.error, 'Tente de novo em instantes.')}
            />
          )}
          {list.isSuccess && jobs.length === 0 && (
            <p>Nenhum serviço ainda. Conte o último: fotos, bairro e uma frase bastam.</p>
          )}
          <ul className="portfolio-lines">
            {jobs.map((job) => (
              <JobLine key={job.id} job={job} onDelete={deletion.mutate} />
            ))}
          </ul>
          {list.hasNextPage && (
            <button type="button" className="button wide" onClick={() => void list.fetchNextPage()}>
              Mostrar mais
            </button>
          )}
        </section>
      </main>
    </>
  );
}
