import type { MouseEvent, ReactNode } from 'react';
import { openEntrance } from '../entrance-address.ts';

interface Props {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link from one of the screens before the sign-in to another: they are there already, with a connection or without. */
export function EntranceLink({ to, children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openEntrance(to);
  };
  return (
    <a href={to} onClick={follow}>
      {children}
    </a>
  );
}
