import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { PHOTO_FORMATS, PHOTO_WIDTHS } from '../../src/business/photo-forms.ts';
import type { Schema } from '../../src/database/schema.ts';

/** What was written to servers that are killed, and whether it stands as it was acknowledged. Knows no test runner. */

export const KINDS = ['page', 'edit', 'deletion', 'restoration', 'draft', 'company', 'photo', 'photo removal'] as const;
export type Kind = (typeof KINDS)[number];

export interface Write {
  readonly kind: Kind;
  /** A mark that no other write of its kind has: a title, a word of a text, a phone, a photo's id. */
  readonly key: string;
  readonly round: string;
  acknowledged: boolean;
  /** Sends it again as it was; null where a browser would not. */
  readonly again: (() => Promise<void>) | null;
}

/** How often the mark of each write stands in the database. */
export type Counts = Readonly<Record<Kind, (key: string) => number>>;

function counterOf(texts: readonly string[]): (key: string) => number {
  return (key) => texts.filter((text) => text.includes(key)).length;
}

/** Reads what one round left, all of whose marks contain `round`; '' reads all. */
export async function countMarks(db: Kysely<Schema>, photosFolder: string, round: string): Promise<Counts> {
  const like = `%${round}%`;
  const pages = await db
    .selectFrom('generated_pages')
    .select(['id', 'title', 'content', 'deleted_at'])
    .where('title', 'like', like)
    .execute();
  const ids = pages.length > 0 ? pages.map(({ id }) => id) : [''];
  const versions = await db.selectFrom('page_versions').select('content').where('page_id', 'in', ids).execute();
  const events = await db
    .selectFrom('audit_events')
    .select(['action', 'subject'])
    .where('action', 'in', ['deleted', 'restored'])
    .where('subject', 'like', like)
    .execute();
  const drafts = await db.selectFrom('page_drafts').select('title').where('title', 'like', like).execute();
  const states = await db.selectFrom('company_states').select('data').execute();
  const photos = await db
    .selectFrom('portfolio_photos')
    .select(['id', 'alt', 'hash'])
    .where('alt', 'like', like)
    .execute();
  const subjects = (action: string) =>
    counterOf(events.filter((event) => event.action === action).map(({ subject }) => subject));
  const isWhole = (hash: string) =>
    PHOTO_WIDTHS.every((width) =>
      PHOTO_FORMATS.every((format) => existsSync(join(photosFolder, hash, `${width}.${format}`))),
    );
  const titled = (titles: readonly string[]) => (key: string) => titles.filter((title) => title === key).length;
  return {
    page: titled(pages.map(({ title }) => title)),
    edit: counterOf([...pages, ...versions].map(({ content }) => content)),
    deletion: subjects('deleted'),
    restoration: subjects('restored'),
    draft: titled(drafts.map(({ title }) => title)),
    company: counterOf(states.map(({ data }) => data)),
    // A photo without its files is none.
    photo: (key) => photos.filter(({ alt, hash }) => alt === key && isWhole(hash)).length,
    'photo removal': (key) => (photos.some(({ alt }) => alt === key) ? 0 : 1),
  };
}

/** @returns what is not as it was acknowledged, a line each. */
export function findFaults(writes: readonly Write[], counts: Counts): string[] {
  const removed = new Set(writes.flatMap(({ kind, key }) => (kind === 'photo removal' ? [key] : [])));
  return writes.flatMap(({ kind, key, acknowledged }) => {
    const count = counts[kind](key);
    if (kind === 'photo' && removed.has(key)) return count > 1 ? [`${kind} ${key}: ${count} times`] : [];
    const isRight = acknowledged ? count === 1 : count <= 1;
    return isRight ? [] : [`${kind} ${key}: ${acknowledged ? 'acknowledged' : 'not acknowledged'}, ${count} times`];
  });
}
