import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Facts } from '../business/facts.ts';
import type { Schema } from '../database/schema.ts';
import { titleKey } from '../generator/title-key.ts';
import { UNTOLD_MOST, untoldOfTitle } from '../generator/untold-words.ts';
import { understandOnce } from '../generator/understand-once.ts';
import { takenSlugs } from '../pages/page-reads.ts';
import { parseTitle } from '../pages/title-rules.ts';
import { loadChoices, type UnderstandingChoices } from '../pages/understanding-choices.ts';
import type { SimilarityRegistry } from '../similarity/similarity-registry.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { describeUnderstanding } from '../understanding/describe-understanding.ts';
import type { DryRun, Listed } from './job-contracts.ts';
import { tryPages } from './list-trial.ts';
import { whyUnanswered } from './why-unanswered.ts';

const LISTED = 200;
/** Titles looked at between two turns of the event loop. */
const AT_ONCE = 500;
const SLUGS_AT_ONCE = 1000;
/** Understanding a title takes about a millisecond. */
const UNDERSTOOD_AT_ONCE = 10;
const SUGGESTIONS = 3;

export interface DryRunDependencies {
  readonly db: Kysely<Schema>;
  readonly facts: () => Facts;
  readonly registry: SimilarityRegistry;
}

export interface DryRunRequest {
  readonly typed: readonly string[];
  readonly creativity: number;
  /** Titles that were not understood or are refused would become pages too. */
  readonly includeUnanswered: boolean;
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
export async function dryRun(
  { db, facts, registry }: DryRunDependencies,
  { typed, creativity, includeUnanswered }: DryRunRequest,
): Promise<DryRun> {
  const invalid = collector<DryRun['invalid']['items'][number]>();
  const duplicates = collector<DryRun['duplicates']['items'][number]>();
  const existing = collector<DryRun['existing']['items'][number]>();
  const firstBySlug = new Map<string, number>();
  const candidates: Candidate[] = [];
  let total = 0;

  for (const [position, raw] of typed.entries()) {
    if (position % AT_ONCE === AT_ONCE - 1) await yieldToEventLoop();
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
    const taken = await takenSlugs(
      db,
      some.map(({ slug }) => slug),
    );
    for (const candidate of some) {
      if (taken.has(candidate.slug)) existing.add(candidate);
      else fresh.push(candidate);
    }
    await yieldToEventLoop();
  }

  const choices = await loadChoices(db);
  const { answered, understood, unanswered, partly_answered } = await understandTitles(fresh, choices, facts());
  const created = includeUnanswered ? fresh : answered;
  const tooAlike = await alikeTitles(db, created);
  const trial = await tryPages({ facts, registry, choices }, created, creativity);
  return {
    total,
    to_create: created.length,
    invalid: invalid.listed,
    duplicates: duplicates.listed,
    existing: existing.listed,
    too_alike: tooAlike,
    understood,
    unanswered,
    partly_answered,
    trial,
  };
}

/** The titles by what they ask for, and those that a job would leave out. */
async function understandTitles(
  fresh: readonly Candidate[],
  choices: UnderstandingChoices,
  facts: Facts,
): Promise<
  Pick<DryRun, 'understood' | 'unanswered' | 'partly_answered'> & { readonly answered: readonly Candidate[] }
> {
  const groups = new Map<string, { entry: string; subject: string; count: number; example: string }>();
  const unanswered = collector<DryRun['unanswered']['items'][number]>();
  const partly = collector<DryRun['partly_answered']['items'][number]>();
  const answered: Candidate[] = [];
  for (const [index, candidate] of fresh.entries()) {
    if (index % UNDERSTOOD_AT_ONCE === UNDERSTOOD_AT_ONCE - 1) await yieldToEventLoop();
    const { position, title } = candidate;
    const understanding = understandOnce(title, choices.correctionFor(title));
    const reason = whyUnanswered(understanding);
    const { entry, subject } = describeUnderstanding(understanding);
    if (reason !== null) {
      unanswered.add({ position, title, reason, suggestions: suggestionsFor(understanding) });
    } else if (entry !== null && subject !== null) {
      answered.push(candidate);
      const words = untoldOfTitle(understanding, facts);
      if (words.length > UNTOLD_MOST) partly.add({ position, title, words });
      const group = groups.get(entry) ?? { entry, subject, count: 0, example: title };
      groups.set(entry, { ...group, count: group.count + 1 });
    }
  }
  const items = [...groups.values()].toSorted((a, b) => b.count - a.count);
  return {
    answered,
    understood: { count: items.length, items: items.slice(0, LISTED) },
    unanswered: unanswered.listed,
    partly_answered: partly.listed,
  };
}

/** The nearest subjects, where choosing one would settle it: what we refuse and a place of several stay as they are. */
function suggestionsFor(understanding: Understanding): DryRun['unanswered']['items'][number]['suggestions'] {
  if (understanding.refusal !== null || understanding.place?.kind === 'ambiguous') return [];
  const { entry, subject, alternatives } = describeUnderstanding(understanding);
  const own = entry !== null && subject !== null ? [{ entry, subject }] : [];
  return [...own, ...alternatives].slice(0, SUGGESTIONS);
}

/** Titles that ask for the same as a live page or as an earlier title of the list. */
async function alikeTitles(db: Kysely<Schema>, fresh: readonly Candidate[]): Promise<DryRun['too_alike']> {
  const alike = collector<DryRun['too_alike']['items'][number]>();
  if (fresh.length === 0) return alike.listed;
  const keys = new Map<string, string>();
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('generated_pages')
      .select(['id', 'title'])
      .where('deleted_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { title } of rows) keys.set(titleKey(title), title);
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    await yieldToEventLoop();
  }
  for (const [index, { position, title }] of fresh.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await yieldToEventLoop();
    const key = titleKey(title);
    const like = keys.get(key);
    if (like === undefined) keys.set(key, title);
    else alike.add({ position, title, like });
  }
  return alike.listed;
}
