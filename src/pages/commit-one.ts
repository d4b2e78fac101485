import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Commit } from './commit.ts';
import type { Change } from './page-change.ts';
import type { StoredPage } from './page-contracts.ts';
import { findPage } from './page-reads.ts';

export type CommittedOne<Ending> =
  | { readonly page: StoredPage }
  | { readonly taken: true }
  | { readonly ending: Ending };

/** Commits a change of one page that stands afterwards. @returns the page with what its siblings' recalculation made of it. */
export async function commitOne<Ending>(
  db: Kysely<Schema>,
  commit: Commit,
  change: Change<Ending>,
): Promise<CommittedOne<Ending>> {
  let stood: StoredPage | null = null;
  const committed = await commit({
    ...change,
    async alongside(transaction, written) {
      await change.alongside?.(transaction, written);
      const [page] = written;
      // Somebody may delete it before it is read again.
      if (page) stood = await findPage(transaction, page.id);
    },
  });
  if ('ending' in committed) return committed;
  const [page] = committed.written;
  const shown = page ? ((await findPage(db, page.id)) ?? stood) : null;
  return shown ? { page: shown } : { taken: true };
}
