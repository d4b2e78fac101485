import { type RefObject, useRef } from 'react';

/** Leads the keyboard after what a press did to a list: to an item's control of the same act, once the list is drawn anew. */
export function useRowFocus<Element extends HTMLElement>(): {
  readonly list: RefObject<Element | null>;
  readonly focusRow: (at: number, selector: string) => void;
} {
  const list = useRef<Element>(null);
  return {
    list,
    focusRow: (at, selector) =>
      requestAnimationFrame(() => list.current?.children[at]?.querySelector<HTMLElement>(selector)?.focus()),
  };
}
