import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Addresses that pages had before they were renamed. A page that stands at an address takes it whole: the old redirection goes. */

/** At most a few thousand slugs at a time. */
export async function deleteRedirects(transaction: Transaction<Schema>, slugs: readonly string[]): Promise<void> {
  await transaction.deleteFrom('page_redirects').where('slug', 'in', slugs).execute();
}

/** From now on `from` leads to the page, and what led to the page's new address `to` ends. */
export async function redirectPage(
  transaction: Transaction<Schema>,
  { pageId, from, to }: { pageId: string; from: string; to: string },
  now: Date,
): Promise<void> {
  await deleteRedirects(transaction, [from, to]);
  await transaction
    .insertInto('page_redirects')
    .values({ slug: from, page_id: pageId, created_at: now.toISOString() })
    .execute();
}

/** Where the page that had this address stands now; 'gone' when it was deleted since, null when no page had it. */
export async function findRedirect(
  db: Kysely<Schema>,
  slug: string,
): Promise<{ readonly slug: string } | 'gone' | null> {
  const page = await db
    .selectFrom('page_redirects as redirect')
    .innerJoin('generated_pages as page', 'page.id', 'redirect.page_id')
    .select(['page.slug', 'page.deleted_at'])
    .where('redirect.slug', '=', slug)
    .executeTakeFirst();
  if (!page) return null;
  return page.deleted_at === null ? { slug: page.slug } : 'gone';
}
