const FRAMES = 30;

/** Leads the keyboard to the field of a path, opening the items that it stands in; another part of the screen may still be on its way. */
export function focusPath(path: string, frames = FRAMES): void {
  const keys = path.split('.');
  const prefixes = keys.map((_, at) => keys.slice(0, keys.length - at).join('.'));
  for (const prefix of prefixes) {
    const control = document.querySelector<HTMLElement>(`[data-path="${prefix}"] :is(input, select, textarea, .add)`);
    const item = document.querySelector<HTMLDetailsElement>(`details[data-item="${prefix}"]:not([open])`);
    if (item) {
      item.open = true;
      break;
    }
    if (control && document.querySelector(`[data-path="${prefix}"] details`) === null) {
      control.focus();
      control.scrollIntoView({ block: 'center' });
      return;
    }
  }
  if (frames > 0) requestAnimationFrame(() => focusPath(path, frames - 1));
}
