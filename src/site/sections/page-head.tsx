import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';

interface PageHeadProps {
  readonly title: string;
  readonly meta?: string | undefined;
  /** Whom to call where somebody is in danger: before anything else, on amber. */
  readonly children?: ReactNode;
}

/** The wall of the page: the way to it and its title. */
export function PageHead({ title, meta, children }: PageHeadProps) {
  return (
    <div className={children ? 'page-head in-danger' : 'page-head'}>
      <div>
        <Breadcrumb />
        <h1>{title}</h1>
        {meta && <p className="meta">{meta}</p>}
      </div>
      {children}
    </div>
  );
}
