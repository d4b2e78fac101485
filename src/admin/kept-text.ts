import { useEffect, useMemo, useState } from 'react';

const PREFIX = 'painel:';

/** Which part of the page list was looked at last, as the panel's query string. */
export const LIST_SEARCH = 'lista';

export function readKept(name: string): string {
  return sessionStorage.getItem(PREFIX + name) ?? '';
}

/** Keeps a text for this tab; an empty one is forgotten. @returns whether nothing of it would be lost. */
export function keep(name: string, text: string): boolean {
  const key = PREFIX + name;
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch {
    // The browser's room is full, which a list of many thousands of titles brings about: half a text or an old one would mislead.
    sessionStorage.removeItem(key);
    return false;
  }
}

/** A text field's state that survives a reload, the way to another screen and a session's end, in this tab only. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readKept(name));
  useEffect(() => void keep(name, text), [name, text]);
  return [text, setText];
}

/** Some of the items of a list, kept as `useKeptText` does: one a line. */
export function useKeptChoice(name: string): [ReadonlySet<string>, (chosen: ReadonlySet<string>) => void] {
  const [text, setText] = useKeptText(name);
  const chosen = useMemo(() => new Set(text.split('\n').filter((line) => line !== '')), [text]);
  return [chosen, (next) => setText([...next].join('\n'))];
}

/** On signing out nothing that was typed stays behind for whoever uses the computer next. */
export function forgetKeptTexts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
