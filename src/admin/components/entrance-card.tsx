import type { ReactNode } from 'react';
import { useDocumentTitle } from '../document-title.ts';
import { GateMark } from './gate-mark.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The frame of the screens that stand before the sign-in. */
export function EntranceCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <main className="login">
      <div className="login-card">
        <div className="login-head">
          <GateMark />
          <h1>{title}</h1>
        </div>
        {children}
      </div>
      <ThemeSwitch />
    </main>
  );
}
