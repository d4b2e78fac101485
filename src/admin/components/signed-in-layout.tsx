import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import { endGoogleVisit } from '../google-visit.ts';
import { notify } from '../notices.ts';
import { useSession, useSessionPhase } from '../session.ts';
import { SessionEndDialog } from './session-end-dialog.tsx';
import { SessionWarning } from './session-warning.tsx';

/** Around every screen behind the sign-in. It never unmounts a screen, so that what was typed outlives the session. */
export function SignedInLayout() {
  const session = useSession();
  const phase = useSessionPhase();
  const { pathname } = useLocation();
  const mustEnrol = session?.must_enrol === true && pathname !== addresses.admin.security;
  const [isRenewing, setRenewing] = useState(false);
  const isSignedIn = session !== undefined;
  useEffect(() => {
    if (isSignedIn && endGoogleVisit()) notify('Login bem-sucedido');
  }, [isSignedIn]);
  return (
    <>
      {mustEnrol ? <Navigate to={addresses.admin.security} replace /> : <Outlet />}
      {/* At the foot, where it pushes nothing away when it comes. */}
      {phase === 'ending' && session && (
        <SessionWarning expiresAt={session.expires_at} onRenew={() => setRenewing(true)} />
      )}
      <SessionEndDialog
        isOpen={phase === 'ended' || isRenewing}
        isOver={phase === 'ended'}
        email={session?.email ?? ''}
        onClose={() => setRenewing(false)}
      />
    </>
  );
}
