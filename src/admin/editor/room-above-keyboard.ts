import { type RefObject, useEffect, useRef } from 'react';

/** Lower than any screen that has no keyboard over it. */
const LOW_PX = 500;

/**
 * While a phone's keyboard takes most of the screen, what is left belongs to the toolbar and the text: its top goes to the top of the screen, and
 * `--seen-height` says how much is seen, which some browsers do not count the keyboard out of.
 */
export function useRoomAboveKeyboard(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const fit = () => {
      const editor = box.current;
      if (!editor) return;
      editor.style.setProperty('--seen-height', `${Math.round(seen.height)}px`);
      const isWriting = editor.querySelector('.article-text')?.contains(document.activeElement) ?? false;
      if (seen.height < LOW_PX && isWriting) editor.scrollIntoView({ block: 'start' });
    };
    fit();
    seen.addEventListener('resize', fit);
    const editor = box.current;
    editor?.addEventListener('focusin', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      editor?.removeEventListener('focusin', fit);
    };
  }, []);
  return box;
}
