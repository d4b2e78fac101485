import type { Transaction } from 'kysely';
import { appendContentChange } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import { markPages, markSiblings } from '../similarity/recalculation-marks.ts';
import { markOvertaken } from '../similarity/overtaken-pages.ts';
import type { ComparedChange, ComparedRestoration, ComparedRewriting } from './compared-change.ts';
import { filteredBy } from './page-columns.ts';
import { isRewritten, isStanding, stateAfter } from './page-change.ts';
import { deleteRedirects, redirectPage } from './page-redirects.ts';
import { pageTags } from './page-tags.ts';
import { saveVersion } from './save-version.ts';
import { listRelating } from './related-pages.ts';

/** The changes whose address no other page has; of two changes for one address the first. Nobody else writes pages meanwhile. */
export async function withFreeAddress(
  transaction: Transaction<Schema>,
  changes: readonly ComparedChange[],
): Promise<ComparedChange[]> {
  const wanted = changes.filter(isStanding).map((change) => stateAfter(change).slug);
  const rows =
    wanted.length === 0
      ? []
      : await transaction
          .selectFrom('generated_pages')
          .select(['id', 'slug'])
          .where('deleted_at', 'is', null)
          .where('slug', 'in', wanted)
          .execute();
  const owners = new Map(rows.map(({ id, slug }) => [slug, id]));
  return changes.filter((change) => {
    if (!isStanding(change)) return true;
    const { slug } = stateAfter(change);
    const owner = owners.get(slug) ?? change.id;
    owners.set(slug, owner);
    return owner === change.id;
  });
}

/** Stores the page before the edit as a version, redirects its old address to the new one, and deletes redirects from addresses that a page now has. */
export async function saveHistory(
  transaction: Transaction<Schema>,
  changes: readonly ComparedChange[],
  now: Date,
): Promise<void> {
  const arrived = changes
    .filter(({ kind }) => kind === 'create' || kind === 'restore')
    .map((change) => stateAfter(change).slug);
  if (arrived.length > 0) await deleteRedirects(transaction, arrived);
  for (const change of changes)
    if (change.kind === 'rewrite' && isRewritten(change)) await saveRewritten(transaction, change, now);
}

async function saveRewritten(
  transaction: Transaction<Schema>,
  { id, before, after, by }: ComparedRewriting,
  now: Date,
): Promise<void> {
  await saveVersion(transaction, before, by, now);
  if (before.slug !== after.slug)
    await redirectPage(transaction, { pageId: id, from: before.slug, to: after.slug }, now);
}

/** Queues for recalculation the pages that are compared with a changed one, and the pages that others changed since the comparison. */
export async function enqueueSiblings(
  transaction: Transaction<Schema>,
  changes: readonly ComparedChange[],
): Promise<void> {
  for (const change of changes) {
    if (change.kind === 'delete' || (change.kind === 'rewrite' && isRewritten(change)))
      await markSiblings(transaction, change.id);
    if (change.kind === 'restore' || (change.kind === 'rewrite' && isRewritten(change)))
      await markPages(transaction, change.younger);
  }
  const standing = changes.filter(isStanding);
  await markCompanions(transaction, changes);
  if (standing.length > 0)
    await markOvertaken(
      transaction,
      standing.map(({ id }) => id),
      Math.min(...standing.map(({ comparedAt }) => comparedAt)),
    );
}

/** Pages that come back or are rewritten together were compared with what stood before any of them: once all stand, each is measured once more. */
async function markCompanions(transaction: Transaction<Schema>, changes: readonly ComparedChange[]): Promise<void> {
  const together = changes.filter(
    (change) => change.kind === 'restore' || (change.kind === 'rewrite' && isRewritten(change)),
  );
  if (together.length > 1)
    await markPages(
      transaction,
      together.map(({ id }) => id),
    );
}

/** Tells every process which answers the changes touch. */
export async function publishContentChange(
  transaction: Transaction<Schema>,
  changes: readonly ComparedChange[],
  now: Date,
): Promise<void> {
  const tags: string[] = [];
  for (const change of changes) tags.push(...(await tagsOf(transaction, change)));
  await appendContentChange(transaction, [...new Set([pageTags.list, ...tags])], now);
}

async function tagsOf(transaction: Transaction<Schema>, change: ComparedChange): Promise<string[]> {
  const { slug } = stateAfter(change);
  if (change.kind === 'rewrite')
    return [
      pageTags.page(change.before.slug),
      pageTags.page(slug),
      ...(isRewritten(change) ? [pageTags.text(slug), ...(await tagsOfRelating(transaction, change))] : []),
    ];
  return [pageTags.page(slug), ...(change.kind === 'restore' ? await tagsOfRelating(transaction, change) : [])];
}

/** The related links of these pages will show the changed one; their cached responses carry no tag of it yet. */
async function tagsOfRelating(
  transaction: Transaction<Schema>,
  change: ComparedRewriting | ComparedRestoration,
): Promise<string[]> {
  const relating = await listRelating(transaction, {
    id: change.id,
    ...filteredBy(stateAfter(change).understood),
  });
  return relating.map((page) => pageTags.page(page.slug));
}
