import { useQuery } from '@tanstack/react-query';
import { listAdministrators } from '../access-calls.ts';
import { useAdministratorQuestions } from '../administrator-questions.ts';
import { AdministratorLine } from '../components/administrator-line.tsx';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { InvitationSection } from '../components/invitation-section.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { isLastAdministrator } from '../last-administrator.ts';

export function AdministratorsScreen() {
  const list = useQuery({ queryKey: ['administrators'], queryFn: listAdministrators });
  const { question, setQuestion, email, setEmail, role, setRole, link, ask, askForRole, renewing, invite } =
    useAdministratorQuestions();

  return (
    <>
      <ScreenHeader title="Administradores" isMain />
      <main className="screen-width screen-main">
        <InvitationSection
          email={email}
          link={link}
          onEmail={setEmail}
          role={role}
          onRole={setRole}
          onSubmit={invite}
        />
        <section className="surface pad access-section" aria-labelledby="lista">
          <h2 id="lista">Quem pode entrar</h2>
          {list.isPending && <Spinner />}
          <ul className="access-list">
            {list.data?.items.map((item) => (
              <AdministratorLine
                key={item.id}
                item={item}
                isOwn={item.id === list.data.you}
                isLast={isLastAdministrator(item.id, list.data.items)}
                onAct={ask}
                onRole={askForRole}
                onRenew={renewing.mutate}
                isRenewing={renewing.isPending}
              />
            ))}
          </ul>
        </section>
      </main>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
