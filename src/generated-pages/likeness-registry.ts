import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { EVERYTHING } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import { createLikenessIndex, type LikenessIndex, type Nearest } from '../generator/likeness-index.ts';
import { decodeShingles } from '../generator/shingle-storage.ts';
import { rewrittenSlugsOfTags, slugsOfTags } from './page-tags.ts';

/** Rows read at a time while loading: the event loop is free between two reads. */
const LOADED_AT_ONCE = 200;

/** This process's memory of what every live page says, so that a new one can be compared with all of them. */
export interface LikenessRegistry {
  /** Resolves when every live page is known and what changed meanwhile is in. Cheap when nothing changed. */
  upToDate(): Promise<void>;
  nearest(shingles: Uint32Array, exceptId?: string): Nearest | null;
  /** Makes a page known before it is written, so that its batch is compared with it too. */
  add(page: { readonly id: string; readonly slug: string; readonly shingles: Uint32Array }): void;
  /** Takes back what was added and could not be written. */
  remove(page: { readonly id: string; readonly slug: string }): void;
  /** Told of the tags of changes, by any process. */
  noteChanges(tags: readonly string[]): void;
}

export function createLikenessRegistry(db: Kysely<Schema>): LikenessRegistry {
  let index: LikenessIndex = createLikenessIndex();
  const idBySlug = new Map<string, string>();
  const slugById = new Map<string, string>();
  const changedSlugs = new Set<string>();
  const rewrittenSlugs = new Set<string>();
  let isLoaded = false;
  let working: Promise<void> = Promise.resolve();

  async function load(): Promise<void> {
    for (let after = ''; ; ) {
      const rows = await livePrints(db).where('page.id', '>', after).orderBy('page.id').limit(LOADED_AT_ONCE).execute();
      for (const row of rows) keep(row);
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
      await nextTurn();
    }
  }

  function keep({ id, slug, shingles }: { id: string; slug: string; shingles: string }): void {
    // What this process wrote itself is known already; a rewritten text is not.
    if (idBySlug.get(slug) === id && !rewrittenSlugs.delete(slug)) return;
    know(slug, id);
    index.add(id, decodeShingles(shingles));
  }

  function know(slug: string, id: string): void {
    idBySlug.set(slug, id);
    slugById.set(id, slug);
  }

  /** The page may stand at another address by now: it is forgotten only where it was last known. */
  function forget(slug: string, id: string): void {
    idBySlug.delete(slug);
    if (slugById.get(id) !== slug) return;
    slugById.delete(id);
    index.remove(id);
  }

  async function refresh(): Promise<void> {
    const slugs = [...changedSlugs];
    for (let start = 0; start < slugs.length; start += LOADED_AT_ONCE) {
      const some = slugs.slice(start, start + LOADED_AT_ONCE);
      const rows = await livePrints(db).where('page.slug', 'in', some).execute();
      const live = new Map(rows.map((row) => [row.slug, row]));
      for (const slug of some) {
        const row = live.get(slug);
        const known = idBySlug.get(slug);
        if (known !== undefined && known !== row?.id) forget(slug, known);
        if (row) keep(row);
      }
      // Only now: what a failed read left unseen must be looked at again.
      for (const slug of some) changedSlugs.delete(slug);
    }
  }

  /** One at a time: a caller that overtook a refresh would compare with pages that are gone. */
  async function catchUp(): Promise<void> {
    if (!isLoaded) await load();
    isLoaded = true;
    if (changedSlugs.size > 0) await refresh();
  }

  /** Begins anew: more changed than anybody can name. */
  function forgetAll(): void {
    index = createLikenessIndex();
    idBySlug.clear();
    slugById.clear();
    isLoaded = false;
  }

  return {
    upToDate() {
      working = working.then(catchUp, catchUp);
      return working;
    },
    nearest: (shingles, exceptId) => index.nearest(shingles, exceptId),
    add({ id, slug, shingles }) {
      know(slug, id);
      index.add(id, shingles);
    },
    remove({ id, slug }) {
      if (idBySlug.get(slug) === id) forget(slug, id);
      else index.remove(id);
    },
    noteChanges: (tags) => {
      if (tags.includes(EVERYTHING)) forgetAll();
      for (const slug of slugsOfTags(tags)) changedSlugs.add(slug);
      for (const slug of rewrittenSlugsOfTags(tags)) rewrittenSlugs.add(slug);
    },
  };
}

function livePrints(db: Kysely<Schema>) {
  return db
    .selectFrom('generated_pages as page')
    .innerJoin('page_fingerprints as print', 'print.page_id', 'page.id')
    .select(['page.id', 'page.slug', 'print.shingles'])
    .where('page.deleted_at', 'is', null);
}
