import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** Brought into view whenever this becomes another value; null brings nothing. */
  readonly when: unknown;
  readonly children: ReactNode;
}

/** What a press brings about, shown where it is not seen from the button that was pressed. The focus stays there. */
export function InView({ when, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (when !== null && when !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [when]);
  return (
    <div className="in-view" ref={box}>
      {children}
    </div>
  );
}
