import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { listBin } from '../pages/page-bin.ts';
import { listPageNames, listPages, type PageName } from '../pages/page-list.ts';
import type { Selection } from './action-contracts.ts';

/** Read beside visitors; handing over the names of so many takes half a millisecond. PostgreSQL plans each read for 3 to 7. */
const AT_ONCE = 500;

/** Its title is as it is stored. */
export type SelectedPage = PageName;

/** The pages of a selection as they are found now, some at a time, with other work's turn between. */
export async function* selectedPages(
  db: Kysely<Schema>,
  selection: Selection,
): AsyncGenerator<readonly SelectedPage[]> {
  if ('ids' in selection) yield* named(db, selection);
  else {
    const left = new Set(selection.except);
    for await (const pages of found(db, selection)) yield pages.filter(({ id }) => !left.has(id));
  }
}

async function* named(
  db: Kysely<Schema>,
  { from, ids }: Extract<Selection, { readonly ids: readonly string[] }>,
): AsyncGenerator<readonly SelectedPage[]> {
  const wanted = [...new Set(ids)];
  for (let start = 0; start < wanted.length; start += AT_ONCE)
    yield await db
      .selectFrom('generated_pages')
      .select(['id', 'title', 'slug'])
      .where('id', 'in', wanted.slice(start, start + AT_ONCE))
      .where('deleted_at', from === 'bin' ? 'is not' : 'is', null)
      .execute();
}

async function* found(
  db: Kysely<Schema>,
  { from, filter }: Extract<Selection, { readonly except: readonly string[] }>,
): AsyncGenerator<readonly SelectedPage[]> {
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const { items, next_cursor }: { items: readonly SelectedPage[]; next_cursor: string | null } =
      from === 'bin'
        ? await listBin(db, { q: filter.q, job: filter.job, cursor, limit: AT_ONCE, counted: false })
        : await listPageNames(db, { ...filter, sort: 'newest', cursor, limit: AT_ONCE });
    yield items;
    cursor = next_cursor ?? undefined;
    await yieldToEventLoop();
  }
}

/** How many pages a selection holds, where that is known without looking at each. */
export async function countSelected(db: Kysely<Schema>, selection: Selection): Promise<number | null> {
  if ('ids' in selection || selection.except.length > 0) return null;
  const asked = { ...selection.filter, limit: 1 };
  const { total } = selection.from === 'bin' ? await listBin(db, asked) : await listPages(db, asked);
  return total;
}
