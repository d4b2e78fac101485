import type { Kysely } from 'kysely';
import { SET } from '../database/flags.ts';
import type { Schema } from '../database/schema.ts';
import type { UsefulLink } from './page-reads.ts';

/** Links to other generated pages below one. */
const RELATED = 6;

/** What decides which pages are related to a page; '' or null where its title names no place, or was not understood. */
export interface RelatedSubject {
  readonly id: string;
  readonly place: string | null;
  readonly entry: string | null;
}

/**
 * What a page links to: live pages of its place, then those that answer the same, newest first, of those made before it: a page that is made
 * later does not change it. What answers nothing of ours is no way on.
 */
export async function listRelated(db: Kysely<Schema>, page: RelatedSubject): Promise<UsefulLink[]> {
  const links = await ofSubject(page, (name, value) =>
    answered(db, name, value).where('id', '<', page.id).orderBy('id', 'desc').execute(),
  );
  return links.slice(0, RELATED);
}

/** The live pages that may link to this one as related. */
export function listRelating(db: Kysely<Schema>, page: RelatedSubject): Promise<UsefulLink[]> {
  return ofSubject(page, (name, value) => answered(db, name, value).where('id', '>', page.id).orderBy('id').execute());
}

type SubjectColumn = 'place' | 'entry';

function answered(db: Kysely<Schema>, name: SubjectColumn, value: string) {
  return db
    .selectFrom('generated_pages')
    .select(['title', 'slug'])
    .where('deleted_at', 'is', null)
    .where('answered', '=', SET)
    .where(name, '=', value)
    .limit(RELATED);
}

/** Those of the place before those of the entry, each once. */
async function ofSubject(
  page: RelatedSubject,
  list: (name: SubjectColumn, value: string) => Promise<UsefulLink[]>,
): Promise<UsefulLink[]> {
  const bySlug = new Map<string, UsefulLink>();
  for (const name of ['place', 'entry'] as const) {
    const value = page[name];
    if (value) for (const link of await list(name, value)) bySlug.set(link.slug, bySlug.get(link.slug) ?? link);
  }
  return [...bySlug.values()];
}
