import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import { readOverview } from '../api-client.ts';
import { usePageActions } from '../page-actions.ts';
import { ActionHistory } from '../components/action-history.tsx';
import { ActionProgress } from '../components/action-progress.tsx';
import { ChangePassword } from '../components/change-password.tsx';
import { DraftTabs } from '../components/draft-tabs.tsx';
import { PageBinSection } from '../components/page-bin-section.tsx';
import { PageListSection } from '../components/page-list-section.tsx';
import { SampleList } from '../components/sample-list.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { StatisticsCard } from '../components/statistics-card.tsx';
import { useIsSessionSettled, useSession } from '../session.ts';

export function PanelScreen() {
  const session = useSession();
  const overview = useQuery({ queryKey: ['overview'], queryFn: readOverview });
  const actions = usePageActions();
  const [address] = useSearchParams();
  const isBin = address.get('estado') === 'lixeira';
  // The list writes its own address.
  const [sought] = useState(() => address.get('acao'));
  // What stands above the rest is known before anything is shown: nothing is pushed away from under a finger. The list loads meanwhile.
  const isReady = useIsSessionSettled() && !overview.isPending;
  return (
    <>
      <ScreenHeader title="Painel Administrativo" isMain />
      <main className="screen-width screen-main">
        {!isReady && <Spinner />}
        <div hidden={!isReady}>
          {session?.must_change_password && <ChangePassword />}
          {overview.data && overview.data.samples.length > 0 && <SampleList samples={overview.data.samples} />}
          <div className="cards">
            <section className="card" aria-labelledby="gerador">
              <h2 id="gerador">Gerador Individual</h2>
              <p>Escreva um ou mais títulos, ajuste a criatividade e revise antes de salvar.</p>
              <Link className="button main" to={addresses.admin.generator}>
                Gerar uma página
                <ArrowRight aria-hidden="true" size={18} />
              </Link>
            </section>
            <section className="card" aria-labelledby="massa">
              <h2 id="massa">Criação em Massa</h2>
              <p>Cria páginas a partir da lista de lugares. Continua no servidor se você fechar a aba.</p>
              <Link className="button" to={addresses.admin.massCreator}>
                Abrir a lista
                <ArrowRight aria-hidden="true" size={18} />
              </Link>
            </section>
            <StatisticsCard overview={overview.data} isFailed={overview.isError} />
          </div>
          <ActionProgress {...actions} />
          <DraftTabs here={isBin ? 'bin' : 'published'} />
          {isBin ? <PageBinSection /> : <PageListSection allPages={overview.data?.pages} />}
          <ActionHistory items={actions.items} sought={sought} />
        </div>
      </main>
    </>
  );
}
