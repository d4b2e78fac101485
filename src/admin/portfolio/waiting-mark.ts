/** In this browser, not in the tab alone: what was told in the street outlives the tab. */
const PREFIX = 'servico-feito:';
const PHOTOS = 'fotos-a-enviar';

function stored(): Storage | null {
  try {
    return localStorage;
  } catch {
    // Forbidden by the browser's settings: nothing is kept beyond the tab.
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') stored()?.removeItem(key);
    else stored()?.setItem(key, text);
  } catch {
    // No room: the screen that is open keeps it as long as it is open.
  }
}

export function readKeptText(id: string): string {
  return stored()?.getItem(PREFIX + id) ?? '';
}

/** An empty text is forgotten. */
export function keepText(id: string, text: string): void {
  write(PREFIX + id, text);
}

/** Of jobs of which something was typed and not sent. */
export function idsOfKeptTexts(): readonly string[] {
  return Object.keys(stored() ?? {})
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
}

/** Whether photos wait, so that no other screen need open their database to know. */
export function markPhotos(areWaiting: boolean): void {
  write(PHOTOS, areWaiting ? 'sim' : '');
}

export function arePhotosWaiting(): boolean {
  return stored()?.getItem(PHOTOS) === 'sim';
}

/** Whether anything of a job waits to be sent. */
export function isAnythingWaiting(): boolean {
  return arePhotosWaiting() || idsOfKeptTexts().length > 0;
}

/** On signing out: nothing stays behind for whoever uses the device next. */
export function forgetWaiting(): void {
  for (const id of idsOfKeptTexts()) keepText(id, '');
  if (arePhotosWaiting()) indexedDB.deleteDatabase(PHOTOS);
  markPhotos(false);
}

export const PHOTOS_DATABASE = PHOTOS;
