import type { ReactNode } from 'react';

interface SectionHeadingProps {
  readonly id: string;
  readonly title: string;
  readonly children?: ReactNode;
}

/** The heading that names its section (`aria-labelledby={id}`), one sentence, then the rail. */
export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <h2 id={id}>{title}</h2>
      {children && <p>{children}</p>}
    </div>
  );
}
