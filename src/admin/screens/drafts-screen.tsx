import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DraftSummary } from '../../drafts/draft-contracts.ts';
import { formatNumber } from '../../text/money.ts';
import { DraftRows } from '../components/draft-rows.tsx';
import { DraftTabs } from '../components/draft-tabs.tsx';
import { LoadMore } from '../components/load-more.tsx';
import { ScheduleDialog } from '../components/schedule-dialog.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { useDraftActs, useDraftList } from '../kept-drafts.ts';

export function DraftsScreen() {
  const [address] = useSearchParams();
  const state = address.get('estado') === 'agendadas' ? 'scheduled' : 'draft';
  const list = useDraftList(state);
  const [asked, setAsked] = useState<DraftSummary | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const acts = useDraftActs(() => heading.current?.focus());
  const drafts = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const counted = list.data?.pages.at(-1);
  const count = state === 'scheduled' ? counted?.scheduled : counted?.drafts;
  const name = state === 'scheduled' ? 'Agendadas' : 'Rascunhos';

  return (
    <>
      <ScreenHeader title="Rascunhos e Agendadas" />
      <main className="screen-width screen-main">
        <DraftTabs here={state === 'scheduled' ? 'scheduled' : 'drafts'} />
        <section className="surface page-list" aria-labelledby="rascunhos">
          <header>
            <h2 id="rascunhos" ref={heading} tabIndex={-1}>
              {name} {count !== undefined && <span>({formatNumber(count)})</span>}
            </h2>
          </header>
          {list.isPending && <Spinner />}
          {list.isError && <TryAgain onAgain={() => void list.refetch()} />}
          {list.isSuccess && drafts.length === 0 && <Empty state={state} />}
          <DraftRows drafts={drafts} acts={acts} onSchedule={setAsked} />
          <LoadMore list={list} />
        </section>
      </main>
      <ScheduleDialog
        title={asked?.title ?? null}
        publishAt={asked?.publish_at ?? null}
        onClose={() => setAsked(null)}
        onSchedule={(publishAt) => asked && acts.scheduling.mutate({ id: asked.id, publishAt })}
      />
    </>
  );
}

function Empty({ state }: { readonly state: 'draft' | 'scheduled' }) {
  return (
    <p className="empty">
      {state === 'scheduled'
        ? 'Nenhuma página agendada. Agende no gerador ou na criação em massa.'
        : 'Nenhum rascunho. Use “Salvar rascunho” no gerador para guardar uma página sem publicar.'}
    </p>
  );
}

function TryAgain({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <p className="empty">
      <button type="button" className="button" onClick={onAgain}>
        Tentar de novo
      </button>
    </p>
  );
}
