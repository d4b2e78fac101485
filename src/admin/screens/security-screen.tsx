import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requireSecondFactor } from '../access-calls.ts';
import { readAccount } from '../account-calls.ts';
import { ConfirmDialog, type Question } from '../components/confirm-dialog.tsx';
import { MethodsSection } from '../components/methods-section.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { SecondFactorSection } from '../components/second-factor-section.tsx';
import { SessionsSection } from '../components/sessions-section.tsx';
import { Spinner } from '../components/spinner.tsx';
import { notify } from '../notices.ts';
import { useRole } from '../role.ts';
import { refreshSession } from '../session.ts';

export function SecurityScreen() {
  const client = useQueryClient();
  const account = useQuery({ queryKey: ['account'], queryFn: readAccount });
  const [question, setQuestion] = useState<Question | null>(null);
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: ['account'] });
    await refreshSession();
  };
  const role = useRole();
  const required = account.data?.second_factor_required ?? false;

  const changeRule = () =>
    setQuestion({
      title: required ? 'Deixar de exigir o segundo fator' : 'Exigir o segundo fator de todos',
      text: required
        ? 'Cada administrador volta a decidir se usa o segundo fator.'
        : 'Quem ainda não o ativou terá de ativá-lo antes de usar as outras telas. Isso vale também para você.',
      act: required ? 'Deixar de exigir' : 'Exigir',
      needsPassword: account.data?.methods.password ?? true,
      run: async (password) => {
        await requireSecondFactor(!required, password);
        notify(required ? 'Segundo fator opcional' : 'Segundo fator exigido');
        await refresh();
      },
    });

  return (
    <>
      <ScreenHeader title="Segurança" isMain />
      <main className="screen-width screen-main">
        {account.isPending && <Spinner />}
        {account.data && (
          <div className="access-columns">
            <div className="column">
              <SecondFactorSection account={account.data} ask={setQuestion} onChange={refresh} />
              <SessionsSection sessions={account.data.sessions} onChange={refresh} />
            </div>
            <div className="column">
              <MethodsSection account={account.data} ask={setQuestion} onChange={refresh} />
              {role === 'owner' && (
                <section className="surface pad access-section" aria-labelledby="regra">
                  <h2 id="regra">Segundo fator para todos</h2>
                  <p className="quiet">
                    {required
                      ? 'Todo administrador precisa do segundo fator.'
                      : 'O segundo fator é escolha de cada administrador.'}
                  </p>
                  <button type="button" className="button" onClick={changeRule}>
                    {required ? 'Deixar de exigir' : 'Exigir de todos'}
                  </button>
                </section>
              )}
            </div>
          </div>
        )}
      </main>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
