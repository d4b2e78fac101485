import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import { formatTime } from '../../text/dates.ts';
import { useDocumentTitle } from '../document-title.ts';
import { LIST_SEARCH, readStored } from '../stored-text.ts';
import { useSession } from '../session.ts';
import { AdminNavigation } from './admin-navigation.tsx';
import { GateMark } from './gate-mark.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface Props {
  readonly title: string;
  /** A screen that the navigation names; the others have a way back to the list as it was left. */
  readonly isMain?: boolean;
}

export function ScreenHeader({ title, isMain = false }: Props) {
  useDocumentTitle(title);
  const session = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // As it was reached: a query string that changes while it is used makes no new screen of it.
  const [isFirstScreen] = useState(key === 'default');

  // A screen reached from another one is announced by its heading; on the first load the browser does that.
  useEffect(() => {
    if (isFirstScreen) return;
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [isFirstScreen]);

  return (
    <header className="screen-header">
      <div className="screen-width">
        <GateMark />
        <div className="screen-name">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {/* The line is there before its words. */}
          <p className="session-end">{session ? `Sessão até ${formatTime(session.expires_at)}` : '\u00a0'}</p>
        </div>
        <div className="screen-tools">
          {!isMain && (
            <Link
              className="button on-graphite"
              to={{ pathname: addresses.admin.panel, search: readStored(LIST_SEARCH) }}
            >
              <ArrowLeft aria-hidden="true" size={18} />
              Voltar ao Painel
            </Link>
          )}
          <ThemeSwitch />
          <SignOutButton />
        </div>
      </div>
      <AdminNavigation />
    </header>
  );
}
