import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

const PREFIX = 'painel:';

/** Which part of the page list was looked at last, as the panel's query string. */
export const LIST_SEARCH = 'lista';

export function readStored(name: string): string {
  return sessionStorage.getItem(PREFIX + name) ?? '';
}

/** Texts that the browser had no room for; whoever shows one of them is told. */
const unstored = new Set<string>();
const listeners = new Set<() => void>();

function note(name: string, isStored: boolean): void {
  if (isStored === !unstored.has(name)) return;
  if (isStored) unstored.delete(name);
  else unstored.add(name);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether nothing of a text would be lost with the screen that it stands on. */
export function useIsStored(name: string): boolean {
  return useSyncExternalStore(subscribe, () => !unstored.has(name));
}

/** Keeps a text for this tab; an empty one is forgotten. */
export function storeText(name: string, text: string): void {
  const key = PREFIX + name;
  let isStored = true;
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The browser's room is full, which a list of many thousands of titles brings about: half a text or an old one would mislead.
    sessionStorage.removeItem(key);
    isStored = false;
  }
  note(name, isStored);
}

/** A text field's state that survives a reload, the way to another screen and a session's end, in this tab only. */
export function useStoredText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readStored(name));
  useEffect(() => storeText(name, text), [name, text]);
  return [text, setText];
}

/** Some of the items of a list, kept as `useStoredText` does: one a line. */
export function useStoredChoice(name: string): [ReadonlySet<string>, (chosen: ReadonlySet<string>) => void] {
  const [text, setText] = useStoredText(name);
  const chosen = useMemo(() => new Set(text.split('\n').filter((line) => line !== '')), [text]);
  return [chosen, (next) => setText([...next].join('\n'))];
}

/** On signing out nothing that was typed in this tab stays behind for whoever uses the computer next. */
export function clearStoredTexts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
