import type { RecordLine } from '../audit/record.ts';
import type { Database } from '../database/connect.ts';
import { understandOnce } from '../generator/understand-once.ts';
import { toStored } from '../understanding/stored-understanding.ts';
import type { Correction } from '../understanding/understanding.ts';
import { isAnswered } from '../understanding/understood.ts';
import { plainText } from '../text/plain-text.ts';
import { postSlug } from '../text/slug.ts';
import type { Commit } from './commit.ts';
import { commitOne } from './commit-one.ts';
import type { ImportResult, PageRecord } from './page-contracts.ts';
import { parseDescription } from './description-rules.ts';
import type { PageState } from './page-change.ts';
import { findSaved, takenSlugs, type UsefulLink } from './page-reads.ts';
import { parseArticle } from './sanitize-html.ts';
import { parseTitle, SLUG_MAX } from './title-rules.ts';
import { loadChoices, rememberChoice } from './understanding-choices.ts';

const DESCRIPTION_MAX = 155;

export interface PageWriterDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly commit: Commit;
}

export interface PageToSave {
  readonly title: string;
  readonly content: string;
  readonly slug?: string | undefined;
  readonly description?: string | undefined;
  readonly creativity?: number | undefined;
  readonly seed?: number | undefined;
  /** What the administrator chose instead of what the title was understood as. */
  readonly correction?: Correction | undefined;
  /** The same save twice is one save: an answer may be lost on its way. */
  readonly save_id?: string | undefined;
}

type Refusal = { readonly ok: false; readonly status: 409 | 422; readonly message: string };
export type Saved = { readonly ok: true; readonly page: PageRecord } | Refusal;

export interface PageWriter {
  /** @param by e-mail of the administrator, kept with what was chosen for a title that was not understood. */
  save(page: PageToSave, audit: RecordLine, by: string): Promise<Saved>;
  delete(id: string, audit: RecordLine): Promise<UsefulLink | null>;
  restore(id: string, audit: RecordLine): Promise<PageRecord | 'taken' | 'unknown'>;
  /** The one-off move from the browser's local storage: each page for itself, what fails is named and the rest goes on. */
  importPages(pages: readonly PageToSave[], audit: RecordLine, by: string): Promise<ImportResult>;
}

function takenMessage(slug: string): string {
  return `Já existe uma página no endereço /links-uteis/${slug}.`;
}

function unusable(message: string): Refusal {
  return { ok: false, status: 422, message };
}

/** A description for a page that came without one: its first words, cut between two of them. */
function describe(html: string): string {
  const text = plainText(html).replace(/\s+/g, ' ').trim();
  if (text.length <= DESCRIPTION_MAX) return text;
  const cut = text.slice(0, DESCRIPTION_MAX);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** The page to write: what is really stored, which an administrator may have changed since the draft. */
function stateOf(title: string, slug: string, page: PageToSave, correction: Correction | undefined): PageState | Refusal {
  const article = parseArticle(page.content);
  if (!article.ok) return unusable(article.message);
  const content = article.html;
  if (plainText(content).trim() === '') return unusable('É necessário gerar conteúdo antes de salvar a página.');
  const given = parseDescription(page.description ?? '');
  if (!given.ok) return unusable(given.message);
  const understood = understandOnce(title, correction);
  return {
    title,
    slug,
    description: given.description || describe(content),
    content,
    creativity: page.creativity ?? null,
    seed: page.seed ?? null,
    understood: toStored(understood),
    answered: isAnswered(understood),
    override: null,
  };
}

export function createPageWriter({ database: { db }, clock, commit }: PageWriterDependencies): PageWriter {
  async function save(asked: PageToSave, audit: RecordLine, by: string): Promise<Saved> {
    const parsed = parseTitle(asked.title);
    if (!parsed.ok) return unusable(parsed.message);
    const { title } = parsed;
    const slug = asked.slug === undefined ? parsed.slug : postSlug(asked.slug);
    if (slug === '') return unusable('O endereço precisa de pelo menos uma letra ou um número.');
    if (slug.length > SLUG_MAX) return unusable(`O endereço pode ter no máximo ${SLUG_MAX} caracteres.`);
    const page = stateOf(title, slug, asked, (await loadChoices(db)).correctionFor(title, asked.correction));
    if ('ok' in page) return page;
    const saveId = asked.save_id ?? null;
    const saved = await commitOne<never>(db, commit, {
      plan: async () => ({ pages: [{ kind: 'create', page, saveId, compared: null }] }),
      audit,
      async alongside(transaction, [written]) {
        if (written && asked.correction?.entry !== undefined) await rememberChoice(transaction, title, asked.correction.entry, by, clock());
      },
    });
    if ('page' in saved) return { ok: true, page: saved.page };
    const before = saveId === null ? null : await findSaved(db, slug, saveId);
    return before ? { ok: true, page: before } : { ok: false, status: 409, message: takenMessage(slug) };
  }

  async function importPages(pages: readonly PageToSave[], audit: RecordLine, by: string): Promise<ImportResult> {
    const taken = await takenSlugs(db, pages.map(importedSlug));
    const result = { inserted: [] as string[], skipped: [] as string[], failed: [] as { slug: string; error: string }[] };
    for (const page of pages) {
      const slug = importedSlug(page);
      const key = page.slug ?? slug;
      if (taken.has(slug)) {
        result.skipped.push(key);
        continue;
      }
      const saved = await save(page, audit, by);
      if (saved.ok) result.inserted.push(key);
      else if (saved.status === 409) result.skipped.push(key);
      else result.failed.push({ slug: key, error: saved.message });
    }
    return result;
  }

  return {
    save,
    importPages,
    async delete(id, audit) {
      const deleted = await commit<null>({
        async plan(find) {
          const before = await find(id);
          return before && !before.isDeleted ? { pages: [{ kind: 'delete', before }] } : { ending: null };
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

function importedSlug(page: PageToSave): string {
  return postSlug(page.slug ?? page.title);
}
