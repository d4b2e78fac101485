import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { formatDayAndTime } from '../../text/dates.ts';
import { isSessionEnd, messageOf } from '../api-failure.ts';
import { listVersions, readPage } from '../api-client.ts';
import { notifyFailure } from '../notices.ts';
import type { EditedPage } from '../page-edit.ts';
import { fieldsOf } from '../page-fields-of.ts';
import { Spinner } from './spinner.tsx';

/** What compares texts is loaded for those who met another's text alone. */
const BothTexts = lazy(() => import('./both-texts.tsx'));

/** After somebody else changed the page: both texts, and the choice between them. */
export function ConflictPanel({ edit }: { readonly edit: EditedPage }) {
  const { id } = edit.saved;
  const now = useQuery({ queryKey: ['page-now', id], queryFn: () => readPage(id), gcTime: 0 });
  const versions = useQuery({ queryKey: ['versions', id], queryFn: () => listVersions(id) });
  const last = versions.data?.items[0];
  const other = now.data;
  const keepOther = () =>
    edit.keepOther().catch((failure: unknown) => {
      if (!isSessionEnd(failure)) notifyFailure('Nada foi mudado', messageOf(failure, 'Tente de novo em instantes.'));
    });
  return (
    <section className="surface pad conflict" aria-labelledby="dois-textos">
      <h2 id="dois-textos">Dois textos desta página</h2>
      {last && other && (
        <p className="quiet">
          {last.replaced_by} alterou a página em {formatDayAndTime(last.replaced_at)}.
        </p>
      )}
      {now.isError && <p role="alert">Não foi possível carregar o texto que está no ar. Tente de novo em instantes.</p>}
      <Suspense fallback={<Spinner />}>
        {other ? <BothTexts other={fieldsOf(other)} own={edit.fields} /> : null}
      </Suspense>
      <div className="preview-actions">
        <button
          type="button"
          className="button main"
          disabled={!other || edit.isBusy}
          onClick={() => other && edit.saveOver(other)}
        >
          Salvar assim mesmo
        </button>
        <button type="button" className="button" disabled={!other || edit.isBusy} onClick={() => void keepOther()}>
          Ficar com o outro
        </button>
      </div>
      <p className="small quiet">Se você salvar assim mesmo, o outro texto continua na lista de versões.</p>
    </section>
  );
}
