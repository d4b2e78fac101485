import { expect, onTestFinished } from 'vitest';
import { buildFacts } from '../../src/business/facts.ts';
import { FICTITIOUS_COMPANY } from '../../src/business/fictitious-company.ts';
import { createChangeFeed } from '../../src/database/change-feed.ts';
import type { Database } from '../../src/database/connect.ts';
import { createSimilarityRegistry, type SimilarityRegistry } from '../../src/similarity/similarity-registry.ts';
import { createCommit } from '../../src/pages/commit.ts';
import { createPageComposer } from '../../src/pages/page-composer.ts';
import { createPageEditor } from '../../src/pages/page-editor.ts';
import { createRecalculationQueue } from '../../src/similarity/recalculation-queue.ts';
import { createPageWriter } from '../../src/pages/page-writer.ts';

export const clock = () => new Date();
export const noAudit = async () => undefined;
export const onError = (error: unknown) => expect.fail(String(error));

/** The parts that write pages, as one process has them, for tests that come between two of them. */
export async function pageRoom(database: Database) {
  const facts = buildFacts(FICTITIOUS_COMPANY);
  const changes = createChangeFeed(database.db, clock, onError);
  const registry = createSimilarityRegistry(
    database.db,
    undefined,
    undefined,
    undefined,
    undefined,
    {},
    database.reads,
  );
  changes.onChange((tags) => registry.noteChanges(tags));
  await changes.start();
  onTestFinished(() => changes.stop());
  const recalculationWith = (other: SimilarityRegistry) =>
    createRecalculationQueue({ db: database.db, clock, registry: other, changes, onError });
  const recalculation = recalculationWith(registry);
  const commit = createCommit({ db: database.db, clock, registry, recalculation });
  const parts = { database, clock, facts: () => facts, changes, registry, recalculation, commit };
  const composer = createPageComposer({ ...parts, outsideWriter: null });
  return {
    ...parts,
    recalculationWith,
    composer,
    writer: createPageWriter(parts),
    jobPages: null,
    editor: createPageEditor(parts),
  };
}
