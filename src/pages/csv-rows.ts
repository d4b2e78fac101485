import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { addresses } from '../business/addresses.ts';
import type { Facts } from '../business/facts.ts';
import type { Schema } from '../database/schema.ts';
import { formatDayAndTime } from '../text/dates.ts';
import type { PageSummary } from './page-contracts.ts';
import type { PageListFilter } from './page-list-filter.ts';
import { listPages } from './page-list.ts';
import { livePages, SUMMARY, toSummary } from './page-reads.ts';
import { shownTitle } from './shown-page.ts';

export type CsvRow = readonly (string | number)[];

interface Exporting {
  readonly db: Kysely<Schema>;
  readonly siteUrl: string;
  readonly facts: Facts;
}

const AT_ONCE = 200;
const HEAD: CsvRow = [
  'Título',
  'Endereço',
  'Criada em',
  'Semelhança (%)',
  'Mais parecida com',
  'Palavras próprias (%)',
  'Nos buscadores',
];

function toRow(item: PageSummary, { siteUrl, facts }: Exporting): CsvRow {
  const { title, slug, created_at, likeness, nearest_slug, own_words, indexable } = shownTitle(item, facts);
  return [
    title,
    siteUrl + addresses.usefulLink(slug),
    formatDayAndTime(created_at),
    Math.round(likeness * 100),
    nearest_slug === null ? '' : siteUrl + addresses.usefulLink(nearest_slug),
    Math.floor(own_words * 100),
    indexable ? 'sim' : 'não',
  ];
}

/** Every live page that is looked for, in the order of the list. */
export async function* pageRows(exporting: Exporting, parameters: PageListFilter): AsyncGenerator<CsvRow> {
  yield HEAD;
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const { items, next_cursor }: Awaited<ReturnType<typeof listPages>> = await listPages(exporting.db, {
      ...parameters,
      cursor,
      limit: AT_ONCE,
      counted: false,
    });
    for (const item of items) yield toRow(item, exporting);
    cursor = next_cursor ?? undefined;
    await yieldToEventLoop();
  }
}

/** The same of live pages that were chosen, in the order in which they come. */
export async function* selectionRows(
  exporting: Exporting,
  chosen: AsyncIterable<readonly { readonly id: string }[]>,
): AsyncGenerator<CsvRow> {
  yield HEAD;
  for await (const pages of chosen) {
    const ids = pages.map(({ id }) => id);
    if (ids.length === 0) continue;
    const rows = await livePages(exporting.db)
      .select([...SUMMARY, 'nearest.slug as nearest_slug', 'canonical.slug as canonical_slug'])
      .where('page.id', 'in', ids)
      .execute();
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) {
      const row = found.get(id);
      if (row) yield toRow(toSummary(row), exporting);
    }
  }
}
