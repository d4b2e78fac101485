import { useState } from 'react';
import { Outlet } from 'react-router';
import { useSession, useSessionPhase } from '../session.ts';
import { SessionEndDialog } from './session-end-dialog.tsx';
import { SessionWarning } from './session-warning.tsx';

/** Around every screen behind the sign-in. It never unmounts a screen, so that what was typed outlives the session. */
export function SignedInLayout() {
  const session = useSession();
  const phase = useSessionPhase();
  const [isRenewing, setRenewing] = useState(false);
  return (
    <>
      {phase === 'ending' && session && <SessionWarning expiresAt={session.expires_at} onRenew={() => setRenewing(true)} />}
      <Outlet />
      <SessionEndDialog
        isOpen={phase === 'ended' || isRenewing}
        isOver={phase === 'ended'}
        email={session?.email ?? ''}
        onClose={() => setRenewing(false)}
      />
    </>
  );
}
