import { button, element } from './elements.ts';

const SHOWN_MS = 8000;

/** The administrators' corner of the page: its notices stand above its buttons and cover none of them. */
export const dock = element('div', 'admin-dock');

let leaving: ReturnType<typeof setTimeout> | undefined;

/** One notice at a time; errors interrupt a screen reader and stay, the rest waits its turn and leaves by itself. */
export function notify(title: string, detail: string, kind: 'status' | 'alert', action?: HTMLElement): void {
  dock.querySelector('.admin-notice')?.remove();
  clearTimeout(leaving);
  const notice = element('div', kind === 'alert' ? 'admin-notice admin-notice-error' : 'admin-notice');
  const words = element('div', 'admin-notice-words');
  words.setAttribute('role', kind);
  const close = button('×', 'admin-notice-close', () => notice.remove());
  close.setAttribute('aria-label', 'Fechar aviso');
  notice.append(words, close);
  dock.prepend(notice);
  // Announced only when the text comes after the region.
  words.append(element('b', '', title));
  if (detail) words.append(element('span', '', detail));
  if (action) words.append(action);
  if (kind === 'alert') return;
  const leave = () => {
    // Whoever points at it or has reached it with the keyboard still reads it.
    if (notice.matches(':hover, :focus-within')) leaving = setTimeout(leave, SHOWN_MS);
    else notice.remove();
  };
  leaving = setTimeout(leave, SHOWN_MS);
}
