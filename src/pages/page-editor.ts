import type { Kysely } from 'kysely';
import type { WriteAuditEvent } from '../audit/audit-event.ts';
import type { Facts } from '../business/facts.ts';
import type { Database } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import type { SimilarityRegistry } from '../similarity/similarity-registry.ts';
import { commitOne } from './commit-one.ts';
import type { Commit } from './commit.ts';
import { checkDraft, type TextCheck, type WrittenText } from './check-draft.ts';
import type { CurrentPage } from './page-change.ts';
import type { StoredPage } from './page-contracts.ts';
import { findPage, findSaveId } from './page-reads.ts';
import { findVersion } from './page-versions.ts';
import { type EditRefusal, type PageChanges, rewrittenPage } from './rewritten-page.ts';
import { removeSavedEdit } from './unpublished-edits.ts';

export type Edited = { readonly ok: true; readonly page: StoredPage } | EditRefusal;

export interface PageEditor {
  /** @param by e-mail of the administrator, which versions and overrulings keep. */
  edit(id: string, changes: PageChanges, by: string, audit: WriteAuditEvent): Promise<Edited>;
  /** Puts an earlier version's title, description, text and choice about search engines back; the address stays as it is now. */
  restoreVersion(
    id: string,
    version: number,
    base: Pick<PageChanges, 'revision' | 'save_id' | 'lost_saves'>,
    by: string,
    audit: WriteAuditEvent,
  ): Promise<Edited>;
  /** What would be found in a text before it is published. */
  check(text: WrittenText): Promise<TextCheck>;
}

export interface PageEditorDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly registry: SimilarityRegistry;
  readonly commit: Commit;
}

const UNKNOWN: EditRefusal = { ok: false, status: 404, code: 'not_found', message: 'Página não encontrada.' };

const CHANGED: EditRefusal = {
  ok: false,
  status: 409,
  code: 'changed_meanwhile',
  message:
    'Outra pessoa alterou esta página depois que você a abriu. O que você escreveu continua na tela: copie o que quiser manter e descarte o rascunho para ver a versão atual.',
};

const CHOICES = { 'by-likeness': null, shown: true, hidden: false } as const;

export function createPageEditor({
  database: { db },
  clock,
  facts,
  registry,
  commit,
}: PageEditorDependencies): PageEditor {
  async function edit(id: string, changes: PageChanges, by: string, audit: WriteAuditEvent): Promise<Edited> {
    let slug = '';
    const edited = await commitOne<Edited>(db, commit, {
      async plan(find) {
        const before = await find(id);
        if (!before || before.isDeleted) return { ending: UNKNOWN };
        const ended = await endedBefore(db, before, changes);
        if (ended) return { ending: ended };
        const after = rewrittenPage(before, changes, { by, at: clock() }, facts());
        if ('ok' in after) return { ending: after };
        ({ slug } = after);
        return { pages: [{ kind: 'rewrite', before, after, by, saveId: changes.save_id ?? null }] };
      },
      audit,
      async alongside(transaction, written) {
        if (changes.kept && written.length > 0) await removeSavedEdit(transaction, id, changes.kept);
      },
    });
    if ('ending' in edited) {
      const { kept } = changes;
      // A save that was made already, and whose answer was lost, leaves nothing behind either.
      if (edited.ending.ok && kept)
        await db.transaction().execute((transaction) => removeSavedEdit(transaction, id, kept));
      return edited.ending;
    }
    if ('page' in edited) return { ok: true, page: edited.page };
    return {
      ok: false,
      status: 409,
      code: 'address_taken',
      message: `Já existe uma página no endereço /links-uteis/${slug}.`,
    };
  }

  return {
    edit,
    async restoreVersion(id, version, base, by, audit) {
      const earlier = await findVersion(db, id, version);
      if (!earlier) return { ...UNKNOWN, message: 'Esta versão não existe.' };
      const { title, description, content, indexing } = earlier;
      return edit(
        id,
        { ...base, title, description, content, indexable: indexing === null ? undefined : CHOICES[indexing] },
        by,
        audit,
      );
    },
    check: (text) => checkDraft({ db, facts, registry }, text),
  };
}

/** Null where the edit goes on; else what it ends with: somebody else changed the page, or this save is made already. */
async function endedBefore(db: Kysely<Schema>, page: CurrentPage, changes: PageChanges): Promise<Edited | null> {
  if (page.revision === changes.revision) return null;
  const last = await findSaveId(db, page.id);
  if (last !== null && last === changes.save_id) {
    const saved = await findPage(db, page.id);
    return saved ? { ok: true, page: saved } : UNKNOWN;
  }
  return last !== null && changes.lost_saves?.includes(last) ? null : CHANGED;
}
