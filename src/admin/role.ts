import { matchPath } from 'react-router';
import { ROLE_META } from '../business/browser-keys.ts';
import { COPYWRITER_SCREENS, type Role } from '../business/roles.ts';
import { useSession } from './session.ts';

function roleOfDocument(): Role | null {
  const said = document.querySelector(`meta[name="${ROLE_META}"]`)?.getAttribute('content');
  return said === 'owner' || said === 'copywriter' ? said : null;
}

/** What the administrator may do: as the session says, until it is read as the document does; null where neither is known yet. */
export function useRole(): Role | null {
  return useSession()?.role ?? roleOfDocument();
}

export function isOwnersScreen(path: string): boolean {
  return !COPYWRITER_SCREENS.some((pattern) => matchPath(pattern, path));
}
