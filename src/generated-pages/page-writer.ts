import { randomUUIDv7 } from 'node:crypto';
import { addresses } from '../business/addresses.ts';
import type { Facts } from '../business/facts.ts';
import type { Database } from '../database/connect.ts';
import type { RecordLine } from '../audit/record.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { bestPage, pageWith } from '../generator/best-page.ts';
import { judgePage } from '../generator/judgement.ts';
import { NOINDEX_FROM, shinglesOf } from '../generator/likeness.ts';
import { plainText } from '../text/plain-text.ts';
import { postSlug } from '../text/slug.ts';
import type { Draft, ImportResult, PageRecord } from './contracts.ts';
import { type Comparable, type LikenessRegistry, nearestOf } from './likeness-registry.ts';
import { deletePage, findPage, findSaved, findShingles, insertPages, type NewPage, restorePage, takenSlugs, type UsefulLink } from './pages-store.ts';
import type { OutsideWriter } from './outside-writer.ts';
import { ALIKE_FROM, olderThan, type PageMeasurer, youngerThan } from './page-measurer.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { parseTitle, SLUG_MAX } from './title-rules.ts';

/** Variations tried for a page before the least alike is taken. */
export const ATTEMPTS = 12;
const DESCRIPTION_MAX = 155;

export interface PageWriterDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly registry: LikenessRegistry;
  readonly measurer: PageMeasurer;
  /** Null leaves every text to the generator. */
  readonly outsideWriter: OutsideWriter | null;
}

export interface PageToSave {
  readonly title: string;
  readonly content: string;
  readonly slug?: string | undefined;
  readonly description?: string | undefined;
  readonly creativity?: number | undefined;
  readonly seed?: number | undefined;
  /** The same save twice is one save: an answer may be lost on its way. */
  readonly save_id?: string | undefined;
}

export type Saved = { readonly ok: true; readonly page: PageRecord } | { readonly ok: false; readonly status: 409 | 422; readonly message: string };

export interface PageWriter {
  /** Generates the n-th best variation of a title's page; nothing is stored. The title has passed `parseTitle`. */
  draft(title: string, creativity: number, version: number): Promise<Draft>;
  /** The page that a bulk job writes for a title: the best variation, judged beside those that exist and those of its batch; not written yet. */
  compose(title: string, creativity: number, batch: Comparable): NewPage;
  save(page: PageToSave, record: RecordLine): Promise<Saved>;
  delete(id: string, record: RecordLine): Promise<UsefulLink | null>;
  restore(id: string, record: RecordLine): Promise<PageRecord | 'taken' | 'unknown'>;
  /** The one-off move from the browser's local storage: each page for itself, what fails is named and the rest goes on. */
  importPages(pages: readonly PageToSave[], record: RecordLine): Promise<ImportResult>;
}

function takenMessage(slug: string): string {
  return `Já existe uma página no endereço /links-uteis/${slug}.`;
}

/** A description for a page that came without one: its first words, cut between two of them. */
function describe(html: string): string {
  const text = plainText(html).replace(/\s+/g, ' ').trim();
  if (text.length <= DESCRIPTION_MAX) return text;
  const cut = text.slice(0, DESCRIPTION_MAX);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

export function createPageWriter({ database: { db }, clock, facts, registry, measurer, outsideWriter }: PageWriterDependencies): PageWriter {
  const request = (title: string, creativity: number, version: number) => ({
    title,
    creativity,
    facts: facts(),
    attempts: ATTEMPTS,
    version,
    nearest: nearestOf(registry),
  });

  /** The best variation, with the outside writer's sentences in it where there is one and what it wrote holds. */
  async function write(title: string, creativity: number, version: number) {
    const ours = bestPage(request(title, creativity, version));
    if (outsideWriter === null) return { best: ours, failure: null, byModel: false };
    const answer = await outsideWriter(title);
    if (!answer.ok) return { best: ours, failure: answer.reason, byModel: false };
    const theirs = pageWith(request(title, creativity, version), ours.seed, answer.texts);
    const { page, likeness } = theirs;
    const { findings } = judgePage({ ...page, likeness, facts: facts() });
    const against = findings.find(({ level }) => level === 'bad');
    if (against) return { best: ours, failure: `O texto da inteligência artificial foi recusado: ${against.found}.`, byModel: false };
    return { best: theirs, failure: null, byModel: true };
  }

  const isIndexable = (likeness: number) => likeness < NOINDEX_FROM;

  async function draft(title: string, creativity: number, version: number): Promise<Draft> {
    await registry.upToDate();
    const { best, failure, byModel } = await write(title, creativity, version);
    const { page, seed, likeness, nearestId } = best;
    const nearest = nearestId === null ? null : await findPage(db, nearestId);
    const html = sanitizeHtml(page.html);
    const taken = (await takenSlugs(db, [page.slug])).has(page.slug);
    return {
      ...page,
      html,
      likeness,
      nearest_slug: nearest?.slug ?? null,
      indexable: isIndexable(likeness),
      taken,
      seed,
      version,
      judgement: judgePage({ ...page, html, likeness, facts: facts(), takenAddress: taken ? addresses.usefulLink(page.slug) : null }),
      written_by: byModel ? 'model' : 'generator',
      model_failure: failure,
    };
  }

  function compose(title: string, creativity: number, batch: Comparable): NewPage {
    const { page, seed, likeness, nearestId, shingles } = bestPage({ ...request(title, creativity, 0), nearest: nearestOf(registry, batch) });
    const { slug, description, html } = page;
    return { id: randomUUIDv7(), title, slug, description, content: html, creativity, seed, likeness, nearestId, indexable: isIndexable(likeness), shingles };
  }

  /** The page to write, judged anew on what will really be stored: an administrator may have changed the draft. */
  function judge(title: string, slug: string, page: PageToSave): NewPage | null {
    const content = sanitizeHtml(page.content);
    if (plainText(content).trim() === '') return null;
    const shingles = shinglesOf({ title, html: content });
    const nearest = registry.nearest(shingles);
    return {
      id: randomUUIDv7(),
      title,
      slug,
      description: page.description?.replace(/\s+/g, ' ').trim() || describe(content),
      content,
      creativity: page.creativity ?? null,
      seed: page.seed ?? null,
      likeness: nearest?.likeness ?? 0,
      nearestId: nearest?.id ?? null,
      indexable: isIndexable(nearest?.likeness ?? 0),
      shingles,
      saveId: page.save_id,
    };
  }

  async function save(page: PageToSave, record: RecordLine): Promise<Saved> {
    const parsed = parseTitle(page.title);
    if (!parsed.ok) return { ok: false, status: 422, message: parsed.message };
    const slug = page.slug === undefined ? parsed.slug : postSlug(page.slug);
    if (slug === '') return { ok: false, status: 422, message: 'O endereço precisa de pelo menos uma letra ou um número.' };
    if (slug.length > SLUG_MAX) return { ok: false, status: 422, message: `O endereço pode ter no máximo ${SLUG_MAX} caracteres.` };
    const judgedAt = await measurer.upToDate();
    const judged = judge(parsed.title, slug, page);
    if (!judged) return { ok: false, status: 422, message: 'É necessário gerar conteúdo antes de salvar a página.' };
    const saved = await db.transaction().execute(async (transaction) => {
      const [inserted] = await insertPages(transaction, { pages: [judged], judgedAt }, clock());
      if (!inserted) return null;
      await record(transaction, inserted.title);
      return findPage(transaction, inserted.id);
    });
    if (!saved) {
      const before = page.save_id === undefined ? null : await findSaved(db, slug, page.save_id);
      return before ? { ok: true, page: before } : { ok: false, status: 409, message: takenMessage(slug) };
    }
    await measurer.settle();
    return { ok: true, page: (await findPage(db, saved.id)) ?? saved };
  }

  return {
    draft,
    compose,
    save,
    async delete(id, record) {
      const deleted = await db.transaction().execute(async (transaction) => {
        const page = await deletePage(transaction, id, clock());
        if (page) await record(transaction, page.title);
        return page;
      });
      if (deleted) await measurer.settle();
      return deleted;
    },
    async restore(id, record) {
      const judgedAt = await measurer.upToDate();
      const shingles = (await findShingles(db, id)) ?? new Uint32Array();
      const nearest = registry.nearest(shingles, olderThan(id));
      const younger = registry.alike(shingles, ALIKE_FROM, youngerThan(id)).map((page) => page.id);
      try {
        const restored = await db.transaction().execute(async (transaction) => {
          const page = await restorePage(transaction, { id, nearest, younger, judgedAt }, clock());
          if (page) await record(transaction, page.title);
          return page;
        });
        if (!restored) return 'unknown';
        await measurer.settle();
        return (await findPage(db, id)) ?? restored;
      } catch (error) {
        if (isUniqueViolation(error)) return 'taken';
        throw error;
      }
    },
    async importPages(pages, record) {
      const taken = await takenSlugs(
        db,
        pages.map((page) => importedSlug(page)),
      );
      const result = { inserted: [] as string[], skipped: [] as string[], failed: [] as { slug: string; error: string }[] };
      for (const page of pages) {
        const slug = importedSlug(page);
        const key = page.slug ?? slug;
        if (taken.has(slug)) {
          result.skipped.push(key);
          continue;
        }
        const saved = await save(page, record);
        if (saved.ok) result.inserted.push(key);
        else if (saved.status === 409) result.skipped.push(key);
        else result.failed.push({ slug: key, error: saved.message });
      }
      return result;
    },
  };
}

function importedSlug(page: PageToSave): string {
  return postSlug(page.slug ?? page.title);
}
