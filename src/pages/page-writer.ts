import type { Kysely } from 'kysely';
import type { WriteAuditEvent } from '../audit/audit-event.ts';
import type { Facts } from '../business/facts.ts';
import type { Database } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { slotWords } from '../business/slot-values.ts';
import { fillTextSlots } from '../text/fact-slots.ts';
import { postSlug } from '../text/slug.ts';
import { commitOne } from './commit-one.ts';
import type { Commit } from './commit.ts';
import type { Change, PageState } from './page-change.ts';
import type { StoredPage } from './page-contracts.ts';
import { findSaved, type UsefulLink } from './page-reads.ts';
import { type PageToSave, type SaveRefusal, stateToSave, unusable } from './page-to-save.ts';
import { parseTitle, SLUG_MAX } from './title-rules.ts';
import { loadChoices, rememberChoice } from './understanding-choices.ts';

export interface PageWriterDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly commit: Commit;
}

export type Saved = { readonly ok: true; readonly page: StoredPage } | SaveRefusal;

export interface Belonging {
  /** Writes what belongs to the save, in the same transaction. */
  readonly alongside?: Change<never>['alongside'];
  /** The bulk job that the page comes of. */
  readonly jobId?: string | undefined;
}

export interface PageWriter {
  /**
   * @param by e-mail of the administrator, kept with what was chosen for a title that was not understood.
   */
  save(page: PageToSave, audit: WriteAuditEvent, by: string, belonging?: Belonging): Promise<Saved>;
  /** @param by e-mail of the administrator. */
  delete(id: string, audit: WriteAuditEvent, by: string): Promise<UsefulLink | null>;
  restore(id: string, audit: WriteAuditEvent): Promise<StoredPage | 'taken' | 'unknown'>;
}

function takenMessage(slug: string): string {
  return `Já existe uma página no endereço /links-uteis/${slug}.`;
}

/** The page as it would be stored now, with its title in today's words; or why there can be none. */
export async function pageToWrite(
  db: Kysely<Schema>,
  asked: PageToSave,
  facts: Facts,
): Promise<{ readonly ok: true; readonly title: string; readonly page: PageState } | SaveRefusal> {
  const parsed = parseTitle(fillTextSlots(asked.title, slotWords(facts)));
  if (!parsed.ok) return unusable(parsed.message);
  const { title } = parsed;
  const slug = asked.slug === undefined ? parsed.slug : postSlug(asked.slug);
  if (slug === '') return unusable('O endereço precisa de pelo menos uma letra ou um número.');
  if (slug.length > SLUG_MAX) return unusable(`O endereço pode ter no máximo ${SLUG_MAX} caracteres.`);
  const correction = (await loadChoices(db)).correctionFor(title, asked.correction);
  const page = stateToSave(asked.title.replace(/\s+/g, ' ').trim(), slug, asked, correction, facts);
  return 'ok' in page ? page : { ok: true, title, page };
}

export function createPageWriter({ database: { db }, clock, facts, commit }: PageWriterDependencies): PageWriter {
  async function save(
    asked: PageToSave,
    audit: WriteAuditEvent,
    by: string,
    { alongside, jobId }: Belonging = {},
  ): Promise<Saved> {
    const checked = await pageToWrite(db, asked, facts());
    if (!checked.ok) return checked;
    const { title, page } = checked;
    const { slug } = page;
    const saveId = asked.save_id ?? null;
    const saved = await commitOne<never>(db, commit, {
      plan: async () => ({
        pages: [{ kind: 'create', page, saveId, compared: null, ...(jobId !== undefined && { jobId }) }],
      }),
      audit,
      async alongside(transaction, [written]) {
        if (written && asked.correction?.entry !== undefined)
          await rememberChoice(transaction, title, asked.correction.entry, by, clock());
        if (written) await alongside?.(transaction, [written]);
      },
    });
    if ('page' in saved) return { ok: true, page: saved.page };
    const before = saveId === null ? null : await findSaved(db, slug, saveId);
    return before ? { ok: true, page: before } : { ok: false, status: 409, message: takenMessage(slug) };
  }

  return {
    save,
    async delete(id, audit, by) {
      const deleted = await commit<null>({
        async plan(find) {
          const before = await find(id);
          return before && !before.isDeleted ? { pages: [{ kind: 'delete', before, by }] } : { ending: null };
        },
        audit,
      });
      return 'ending' in deleted ? null : (deleted.written[0] ?? null);
    },
    async restore(id, audit) {
      const restored = await commitOne<'unknown'>(db, commit, {
        async plan(find) {
          const before = await find(id);
          return before?.isDeleted ? { pages: [{ kind: 'restore', before }] } : { ending: 'unknown' };
        },
        audit,
      });
      if ('ending' in restored) return restored.ending;
      return 'page' in restored ? restored.page : 'taken';
    },
  };
}
