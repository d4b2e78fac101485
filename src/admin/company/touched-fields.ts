import { useState } from 'react';

/** Which fields were typed in or left: what is wrong with the others is said only when somebody asks. */
/** @param first those whose refusal is said from the beginning: they were typed in on an earlier visit. */
export function useTouched(first: readonly string[]) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => new Set(first));
  const [isAll, setAll] = useState(false);
  return {
    isTouched: (path: string) =>
      isAll || touched.has(path) || [...touched].some((other) => other.startsWith(`${path}.`)),
    touch: (path: string) => setTouched((before) => (before.has(path) ? before : new Set([...before, path]))),
    touchAll: () => setAll(true),
    forget: () => {
      setTouched(new Set());
      setAll(false);
    },
  };
}
