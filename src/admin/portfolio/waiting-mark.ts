/** A job as one administrator tells it in this browser: nobody else's session reads it, sends it or erases it. */
export interface OwnJob {
  readonly id: string;
  /** E-mail of who tells it. */
  readonly by: string;
}

/** In this browser, not in the tab alone: what was told in the street outlives the tab. */
const PREFIX = 'servico-feito:';

/** The database of one administrator's photos; the mark that it holds any has the same name. */
export const photosOf = (by: string) => `fotos-a-enviar:${by}`;

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

const nameOf = ({ id, by }: OwnJob) => `${PREFIX}${id}:${by}`;

export function readKeptText(job: OwnJob): string {
  return stored()?.getItem(nameOf(job)) ?? '';
}

export function keepText(job: OwnJob, text: string): void {
  write(nameOf(job), text);
}

/** Unless it is another by now: a tab may have kept what was typed since. */
export function forgetText(job: OwnJob, text: string): void {
  if (readKeptText(job) === text) write(nameOf(job), '');
}

/** Of jobs of which something was typed and not sent. */
export function idsOfKeptTexts(by: string): readonly string[] {
  return Object.keys(stored() ?? {})
    .filter((key) => key.startsWith(PREFIX) && key.endsWith(`:${by}`))
    .map((key) => key.slice(PREFIX.length, -1 - by.length));
}

/** Whether photos wait, so that no other screen need open their database to know. */
export function markPhotos(by: string, areWaiting: boolean): void {
  write(photosOf(by), areWaiting ? 'sim' : '');
}

export function arePhotosWaiting(by: string): boolean {
  return stored()?.getItem(photosOf(by)) === 'sim';
}

/** Whether anything of a job waits to be sent. */
export function isAnythingWaiting(by: string): boolean {
  return arePhotosWaiting(by) || idsOfKeptTexts(by).length > 0;
}

/** On signing out: nothing of one's own stays behind for whoever uses the device next. */
export function forgetWaiting(by: string): void {
  for (const id of idsOfKeptTexts(by)) write(nameOf({ id, by }), '');
  if (arePhotosWaiting(by)) indexedDB.deleteDatabase(photosOf(by));
  markPhotos(by, false);
}

/** While a screen of the job is open in some tab, that screen alone sends what waits of it. */
export const lockOfJob = (id: string) => `painel:servico:${id}`;
