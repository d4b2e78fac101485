import { useEffect, useState } from 'react';

const PREFIX = 'painel:';

/** A text field's state that survives a reload, the way to another screen and a session's end, in this tab only. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const key = PREFIX + name;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  useEffect(() => {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  }, [key, text]);
  return [text, setText];
}

/** On signing out nothing that was typed stays behind for whoever uses the computer next. */
export function forgetKeptTexts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
