import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import { endEntering } from '../entered-notice.ts';
import { notify } from '../notices.ts';
import { useKeptSending } from '../portfolio/kept-sending.ts';
import { isOwnersScreen, useRole } from '../role.ts';
import { useSession, useSessionPhase } from '../session.ts';
import { JobLine } from './job-line.tsx';
import { OwnerOnly } from './owner-only.tsx';
import { SessionEnd } from './session-end.tsx';
import { SessionWarning } from './session-warning.tsx';
import { UnsentLine } from './unsent-line.tsx';

/** Around every screen behind the sign-in. It never unmounts a screen, so that what was typed outlives the session. */
export function SignedInLayout() {
  const session = useSession();
  const phase = useSessionPhase();
  const { pathname } = useLocation();
  const mustEnrol = session?.must_enrol === true && pathname !== addresses.admin.security;
  const [isRenewing, setRenewing] = useState(false);
  const isSignedIn = session !== undefined;
  useEffect(() => {
    if (isSignedIn && endEntering()) notify('Login bem-sucedido');
  }, [isSignedIn]);
  useKeptSending(session?.email, pathname);
  return (
    <>
      {mustEnrol ? <Navigate to={addresses.admin.security} replace /> : <RoleOutlet path={pathname} />}
      {isSignedIn && <JobLine />}
      {/* Anew on each screen: the one that was left may have left something behind. */}
      {isSignedIn && phase !== 'ended' && <UnsentLine key={pathname} email={session.email} />}
      {/* At the foot, where it pushes nothing away when it comes. */}
      {phase === 'ending' && session && (
        <SessionWarning expiresAt={session.expires_at} onRenew={() => setRenewing(true)} />
      )}
      <SessionEnd
        isNear={phase !== 'running'}
        isOpen={phase === 'ended' || isRenewing}
        isOver={phase === 'ended'}
        email={session?.email ?? ''}
        onClose={() => setRenewing(false)}
      />
    </>
  );
}

/** The screen of the address, once it is known to be one that the role has. */
function RoleOutlet({ path }: { readonly path: string }) {
  const role = useRole();
  if (!isOwnersScreen(path) || role === 'owner') return <Outlet />;
  return role === null ? null : <OwnerOnly />;
}
