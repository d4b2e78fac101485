import type { Kysely } from 'kysely';
import { type Change, changesBetween, summaryOfChanges } from '../business/company/changes.ts';
import type { RefusedValue } from '../business/company/company-schema.ts';
import { usablePart } from '../business/company/usable-part.ts';
import type { Schema } from '../database/schema.ts';
import { plural } from '../text/portuguese.ts';
import { type Act, addState, begin, isSame, type Outcome, setDraft, typedOf } from './company-steps.ts';

/** What the audit log says of a save. */
function summaryOfSave(changes: readonly Change[], refused: readonly RefusedValue[]): string {
  const wrong = refused.length === 0 ? '' : plural(refused.length, 'valor a corrigir', 'valores a corrigir');
  return `Rascunho: ${[summaryOfChanges(changes), wrong].filter(Boolean).join('; ')}`;
}

/** Saves what was typed, values that cannot be published included. A draft that says what is published anyway is none. */
export function saveDraft(db: Kysely<Schema>, version: number, typed: unknown, act: Act): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const standing = await begin(transaction);
    if (isSame(typed, typedOf(standing))) return 'done';
    if (standing.version !== version) return 'draft changed';
    const { data, refused } = usablePart(typed, standing.published.data);
    const changes = changesBetween((standing.draft ?? standing.published).data, data);
    const isNone = refused.length === 0 && isSame(data, standing.published.data);
    await setDraft(transaction, version + 1, isNone ? null : typed, act);
    await act.record(transaction, summaryOfSave(changes, refused));
    return 'done';
  });
}

export function discardDraft(db: Kysely<Schema>, version: number, act: Act): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const standing = await begin(transaction);
    if (standing.draft === null) return 'done';
    if (standing.version !== version) return 'draft changed';
    await setDraft(transaction, version + 1, null, act);
    await act.record(transaction, `Rascunho: ${summaryOfChanges(standing.draft.changes)}`);
    return 'done';
  });
}

/** Publishes the draft of a version once, however often it is asked for. */
export function publishDraft(db: Kysely<Schema>, version: number, act: Act): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const standing = await begin(transaction);
    const published = await transaction
      .selectFrom('company_states')
      .select('number')
      .where('draft_version', '=', version)
      .executeTakeFirst();
    if (published) return 'done';
    if (standing.version !== version) return 'draft changed';
    if (standing.draft === null) return 'nothing to publish';
    const { data, changes, refused, typed } = standing.draft;
    if (refused.length > 0) return { refused, typed };
    const origin = { source: 'publish', copied_from: null, draft_version: version } as const;
    await addState(transaction, standing.published, data, act, origin);
    await setDraft(transaction, version + 1, null, act);
    await act.record(transaction, summaryOfChanges(changes));
    return 'done';
  });
}
