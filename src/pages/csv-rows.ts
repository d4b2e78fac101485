import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { addresses } from '../business/addresses.ts';
import type { Facts } from '../business/facts.ts';
import type { Schema } from '../database/schema.ts';
import { formatDayAndTime } from '../text/dates.ts';
import { listPages, type PageListFilter } from './page-list.ts';
import { shownTitle } from './shown-page.ts';

export type CsvRow = readonly (string | number)[];

const AT_ONCE = 200;

/** Every live page that is looked for, in the order of the list. */
export async function* pageRows(
  { db, siteUrl, facts }: { readonly db: Kysely<Schema>; readonly siteUrl: string; readonly facts: Facts },
  parameters: PageListFilter,
): AsyncGenerator<CsvRow> {
  yield ['Título', 'Endereço', 'Criada em', 'Semelhança (%)', 'Mais parecida com', 'Nos buscadores'];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const { items, next_cursor }: Awaited<ReturnType<typeof listPages>> = await listPages(db, {
      ...parameters,
      cursor,
      limit: AT_ONCE,
      counted: false,
    });
    for (const item of items) {
      const { title, slug, created_at, likeness, nearest_slug, indexable } = shownTitle(item, facts);
      const near = nearest_slug === null ? '' : siteUrl + addresses.usefulLink(nearest_slug);
      yield [
        title,
        siteUrl + addresses.usefulLink(slug),
        formatDayAndTime(created_at),
        Math.round(likeness * 100),
        near,
        indexable ? 'sim' : 'não',
      ];
    }
    cursor = next_cursor ?? undefined;
    await yieldToEventLoop();
  }
}
