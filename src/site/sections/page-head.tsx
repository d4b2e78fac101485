import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';

interface PageHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly meta?: string | undefined;
  /** What a long page has, or a field to find what one looks for. */
  readonly contents?: ReactNode;
  /** What the page is about, drawn beside the title on a wide screen. */
  readonly figure?: ReactNode;
  /** Whom to call where somebody is in danger: before anything else, on amber. */
  readonly children?: ReactNode;
}

/** The wall of the page: the way to it and its title. */
export function PageHead({ title, lead, meta, contents, figure, children }: PageHeadProps) {
  return (
    <div className={children ? 'page-head in-danger' : 'page-head'}>
      <div>
        <Breadcrumb />
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {meta && <p className="meta">{meta}</p>}
        {contents}
      </div>
      {figure}
      {children}
    </div>
  );
}
