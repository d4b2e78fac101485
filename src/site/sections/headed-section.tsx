import type { ReactNode } from 'react';
import { SectionHeading } from './section-heading.tsx';

interface HeadedSectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  /** Its ground and what is laid out in its own way. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section across the page, named by its heading. */
export function HeadedSection({ id, title, lead, className, children }: HeadedSectionProps) {
  return (
    <section className={className === undefined ? 'section' : `section ${className}`} aria-labelledby={id}>
      <div className="wrap">
        <SectionHeading id={id} title={title}>
          {lead}
        </SectionHeading>
        {children}
      </div>
    </section>
  );
}
