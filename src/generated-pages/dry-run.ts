import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Facts } from '../business/facts.ts';
import type { Schema } from '../database/schema.ts';
import { bestPage } from '../generator/best-page.ts';
import { NOINDEX_FROM } from '../generator/likeness.ts';
import { createLikenessIndex } from '../generator/likeness-index.ts';
import { titleKey } from '../generator/title-key.ts';
import type { DryRun, Listed } from './contracts.ts';
import { type LikenessRegistry, nearestOf } from './likeness-registry.ts';
import { ATTEMPTS } from './page-writer.ts';
import { takenSlugs } from './pages-store.ts';
import { parseTitle } from './title-rules.ts';

const LISTED = 200;
/** Titles looked at between two turns of the event loop. */
const AT_ONCE = 500;
const SLUGS_AT_ONCE = 1000;
/** Pages made for trial. */
const TRIALS = 100;

export interface DryRunDependencies {
  readonly db: Kysely<Schema>;
  readonly facts: () => Facts;
  readonly registry: LikenessRegistry;
}

interface Candidate {
  readonly position: number;
  readonly title: string;
  readonly slug: string;
}

/** A list that counts all and keeps the first. */
function collector<Item>(): { add(item: Item): void; readonly listed: Listed<Item> } {
  const items: Item[] = [];
  let count = 0;
  return {
    add(item) {
      count += 1;
      if (items.length < LISTED) items.push(item);
    },
    get listed() {
      return { count, items };
    },
  };
}

/** What a job of these titles would do; nothing is written. Time grows with the number of titles, and the event loop is never held for long. */
export async function dryRun({ db, facts, registry }: DryRunDependencies, typed: readonly string[], creativity: number): Promise<DryRun> {
  const invalid = collector<DryRun['invalid']['items'][number]>();
  const duplicates = collector<DryRun['duplicates']['items'][number]>();
  const existing = collector<DryRun['existing']['items'][number]>();
  const firstBySlug = new Map<string, number>();
  const candidates: Candidate[] = [];
  let total = 0;

  for (const [position, raw] of typed.entries()) {
    if (position % AT_ONCE === AT_ONCE - 1) await nextTurn();
    if (raw.trim() === '') continue;
    total += 1;
    const parsed = parseTitle(raw);
    if (!parsed.ok) {
      invalid.add({ position, title: raw.slice(0, LISTED), reason: parsed.message });
      continue;
    }
    const first = firstBySlug.get(parsed.slug);
    if (first !== undefined) duplicates.add({ position, title: parsed.title, first_position: first });
    else {
      firstBySlug.set(parsed.slug, position);
      candidates.push({ position, title: parsed.title, slug: parsed.slug });
    }
  }

  const fresh: Candidate[] = [];
  for (let start = 0; start < candidates.length; start += SLUGS_AT_ONCE) {
    const some = candidates.slice(start, start + SLUGS_AT_ONCE);
    const taken = await takenSlugs(db, some.map(({ slug }) => slug));
    for (const candidate of some) {
      if (taken.has(candidate.slug)) existing.add(candidate);
      else fresh.push(candidate);
    }
    await nextTurn();
  }

  const tooAlike = await alikeTitles(db, fresh);
  const trial = await tryPages({ facts, registry }, fresh, creativity);
  return { total, to_create: fresh.length, invalid: invalid.listed, duplicates: duplicates.listed, existing: existing.listed, too_alike: tooAlike, trial };
}

/** Titles that ask for the same as a live page or as an earlier title of the list. */
async function alikeTitles(db: Kysely<Schema>, fresh: readonly Candidate[]): Promise<DryRun['too_alike']> {
  const alike = collector<DryRun['too_alike']['items'][number]>();
  if (fresh.length === 0) return alike.listed;
  const keys = new Map<string, string>();
  for (let after = ''; ; ) {
    const rows = await db.selectFrom('generated_pages').select(['id', 'title']).where('deleted_at', 'is', null).where('id', '>', after).orderBy('id').limit(AT_ONCE).execute();
    for (const { title } of rows) keys.set(titleKey(title), title);
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    await nextTurn();
  }
  for (const [index, { position, title }] of fresh.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await nextTurn();
    const key = titleKey(title);
    const like = keys.get(key);
    if (like === undefined) keys.set(key, title);
    else alike.add({ position, title, like });
  }
  return alike.listed;
}

/** Makes pages of some titles, spread over the list, and compares each with those that exist and with the others. */
async function tryPages({ facts, registry }: Pick<DryRunDependencies, 'facts' | 'registry'>, fresh: readonly Candidate[], creativity: number): Promise<DryRun['trial']> {
  if (fresh.length === 0) return null;
  await registry.upToDate();
  const others = createLikenessIndex();
  const nearest = nearestOf(registry, others);
  const pages = Math.min(TRIALS, fresh.length);
  const likenesses: number[] = [];
  for (let trial = 0; trial < pages; trial += 1) {
    const candidate = fresh[Math.floor((trial * fresh.length) / pages)];
    if (!candidate) continue;
    const { likeness, shingles } = bestPage({ title: candidate.title, creativity, facts: facts(), attempts: ATTEMPTS, nearest });
    others.add(candidate.slug, shingles);
    likenesses.push(likeness);
    await nextTurn();
  }
  const sum = likenesses.reduce((total, likeness) => total + likeness, 0);
  return { pages, worst: Math.max(...likenesses), mean: sum / pages, noindex: likenesses.filter((likeness) => likeness >= NOINDEX_FROM).length };
}
