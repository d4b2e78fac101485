import type { SyntheticEvent } from 'react';

interface Sending {
  readonly isPending: boolean;
  readonly mutate: () => void;
}

/** What a form does when it is submitted: it sends, unless what it sent before is still under way. */
export function submitOnce({ isPending, mutate }: Sending): (event: SyntheticEvent) => void {
  return (event) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
}
