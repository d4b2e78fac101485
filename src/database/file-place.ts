import { statSync } from 'node:fs';
import { DatabaseMoved } from './database-trouble.ts';

/** @returns what fails while another file, or none, stands where this one was opened: what is written then goes with the open file, and what is read is old. */
export function watchPlace(file: string): () => void {
  if (file === ':memory:') return () => undefined;
  const opened = statSync(file);
  return () => {
    const now = statSync(file, { throwIfNoEntry: false });
    if (now === undefined) throw new DatabaseMoved('gone', file);
    if (now.ino !== opened.ino || now.dev !== opened.dev) throw new DatabaseMoved('replaced', file);
  };
}
