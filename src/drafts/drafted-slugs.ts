import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { postSlug } from '../text/slug.ts';

/** A margin for clocks of other processes. */
const CLOCKS_APART_MS = 60_000;
/** Drafts in one statement: a visitor's read on the same handle waits for no more of them. */
const AT_ONCE = 1000;

/** The addresses that standing drafts will have, but those of one list: all are read once, then each look reads what was saved since. */
export class DraftedSlugs {
  readonly #list: string;
  readonly #slugs = new Set<string>();
  #lookedAt = '';

  /** @param list whose own drafts do not count. */
  constructor(list: string) {
    this.#list = list;
  }

  has(slug: string): boolean {
    return this.#slugs.has(slug);
  }

  /** Before the first look, and without the writers' lock: whatever is saved meanwhile is found by the look. */
  async readAll(db: Kysely<Schema>, now: Date): Promise<void> {
    this.#looked(now);
    for (let last: string | undefined = ''; last !== undefined;) {
      const rows: readonly { id: string }[] = this.#add(
        await this.#standing(db).where('id', '>', last).orderBy('id').limit(AT_ONCE).execute(),
      );
      last = rows.at(-1)?.id;
      await yieldToEventLoop();
    }
  }

  async look(transaction: Transaction<Schema>, now: Date): Promise<void> {
    const since = this.#lookedAt;
    this.#looked(now);
    this.#add(await this.#standing(transaction).where('saved_at', '>=', since).execute());
  }

  #looked(now: Date): void {
    this.#lookedAt = new Date(now.getTime() - CLOCKS_APART_MS).toISOString();
  }

  #standing(db: Kysely<Schema>) {
    return db.selectFrom('page_drafts').select(['id', 'title', 'slug', 'batch_id']).where('deleted_at', 'is', null);
  }

  #add<Row extends { title: string; slug: string | null; batch_id: string | null }>(rows: readonly Row[]) {
    for (const { title, slug, batch_id } of rows) if (batch_id !== this.#list) this.#slugs.add(slug ?? postSlug(title));
    return rows;
  }
}
