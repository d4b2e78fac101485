import { expect, onTestFinished } from 'vitest';
import { buildFacts } from '../../src/business/facts.ts';
import { FICTITIOUS_COMPANY } from '../../src/business/fictitious-company.ts';
import { createChangeFeed } from '../../src/database/change-feed.ts';
import type { Database } from '../../src/database/connect.ts';
import { createLikenessRegistry, type LikenessRegistry } from '../../src/similarity/likeness-registry.ts';
import { createCommit } from '../../src/pages/commit.ts';
import { createPageComposer } from '../../src/pages/page-composer.ts';
import { createPageEditor } from '../../src/pages/page-editor.ts';
import { createPageMeasurer } from '../../src/similarity/page-measurer.ts';
import { createPageWriter } from '../../src/pages/page-writer.ts';

export const clock = () => new Date();
export const record = async () => undefined;
export const onError = (error: unknown) => expect.fail(String(error));

/** The parts that write pages, as one process has them, for tests that come between two of them. */
export async function pageRoom(database: Database) {
  const facts = buildFacts(FICTITIOUS_COMPANY);
  const changes = createChangeFeed(database.db, clock, onError);
  const registry = createLikenessRegistry(database.db);
  changes.onChange((tags) => registry.noteChanges(tags));
  await changes.start();
  onTestFinished(() => changes.stop());
  const measurerWith = (other: LikenessRegistry) =>
    createPageMeasurer({ db: database.db, clock, registry: other, changes, onError });
  const measurer = measurerWith(registry);
  const commit = createCommit({ db: database.db, clock, registry, measurer });
  const parts = { database, clock, facts: () => facts, changes, registry, measurer, commit };
  const composer = createPageComposer({ ...parts, outsideWriter: null });
  return {
    ...parts,
    measurerWith,
    composer,
    writer: createPageWriter(parts),
    jobPages: null,
    editor: createPageEditor(parts),
  };
}
