import { addresses } from '../business/addresses.ts';
import type { Facts } from '../business/facts.ts';
import type { Database } from '../database/connect.ts';
import { timeOrderedId } from '../database/time-ordered-id.ts';
import type { RecordLine } from '../audit/record.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { bestPage, type BestPageRequest, pageWith } from '../generator/best-page.ts';
import { judgePage } from '../generator/judgement.ts';
import { NOINDEX_FROM, shinglesOf } from '../generator/likeness.ts';
import { understandOnce } from '../generator/understand-once.ts';
import type { WrittenPage } from '../generator/written/written-page.ts';
import { toStored } from '../understanding/stored-understanding.ts';
import type { Correction } from '../understanding/understanding.ts';
import { describeUnderstanding, isAnswered } from '../understanding/understood.ts';
import { plainText } from '../text/plain-text.ts';
import { postSlug } from '../text/slug.ts';
import type { Draft, ImportResult, PageRecord } from './contracts.ts';
import { parseDescription } from './description-rules.ts';
import { isIndexable } from './indexable.ts';
import { loadChoices, rememberChoice } from './understanding-choices.ts';
import { type Comparable, type LikenessRegistry, nearestOf } from './likeness-registry.ts';
import { deletePage, findPage, findSameWish, findSaved, findShingles, insertPages, type NewPage, restorePage, takenSlugs, type UsefulLink } from './pages-store.ts';
import type { OutsideWriter, PageAsked } from './outside-writer.ts';
import { ALIKE_FROM, olderThan, type PageMeasurer, youngerThan } from './page-measurer.ts';
import { parseArticle, sanitizeHtml } from './sanitize-html.ts';
import { parseTitle, SLUG_MAX } from './title-rules.ts';

/** Variations tried for a page before the least alike is taken. */
export const ATTEMPTS = 12;
const DESCRIPTION_MAX = 155;
const TOO_ALIKE = 'escreveu um texto parecido demais com outra página';

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
  /** What the administrator chose instead of what the title was understood as. */
  readonly correction?: Correction | undefined;
  /** The same save twice is one save: an answer may be lost on its way. */
  readonly save_id?: string | undefined;
}

type Refusal = { readonly ok: false; readonly status: 409 | 422; readonly message: string };
export type Saved = { readonly ok: true; readonly page: PageRecord } | Refusal;

export interface PageWriter {
  /** Generates the n-th best variation of a title's page; nothing is stored. The title has passed `parseTitle`. */
  draft(title: string, creativity: number, version: number, correction?: Correction): Promise<Draft>;
  /** The page that a bulk job writes for a title: the model's where it wrote one, else the best variation, judged beside those that exist and those of its batch; not written yet. */
  compose(asked: PageAsked, batch: Comparable, written?: WrittenPage | null): NewPage & { readonly byModel: boolean };
  /** @param by e-mail of the administrator, kept with what was chosen for a title that was not understood. */
  save(page: PageToSave, record: RecordLine, by: string): Promise<Saved>;
  delete(id: string, record: RecordLine): Promise<UsefulLink | null>;
  restore(id: string, record: RecordLine): Promise<PageRecord | 'taken' | 'unknown'>;
  /** The one-off move from the browser's local storage: each page for itself, what fails is named and the rest goes on. */
  importPages(pages: readonly PageToSave[], record: RecordLine, by: string): Promise<ImportResult>;
}

function notWritten(reason: string): string {
  return `A inteligência artificial ${reason}. O texto é o do próprio gerador.`;
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

export function createPageWriter({ database: { db }, clock, facts, registry, measurer, outsideWriter }: PageWriterDependencies): PageWriter {
  const request = (title: string, creativity: number, version: number, correction: Correction | undefined) => ({
    title,
    creativity,
    correction,
    facts: facts(),
    attempts: ATTEMPTS,
    version,
    nearest: nearestOf(registry),
  });

  /** The model's page, unless it would be kept from search engines for its likeness: then ours. */
  function chosen(asked: BestPageRequest, written: WrittenPage | null) {
    const ours = bestPage(asked);
    const theirs = written && pageWith(asked, ours.seed, written);
    return theirs && theirs.likeness < NOINDEX_FROM ? { best: theirs, byModel: true } : { best: ours, byModel: false };
  }

  /** What the model writes for a draft, asked twice at most and no longer than an administrator waits, or why it does not. */
  async function ask(asked: PageAsked): Promise<{ readonly written: WrittenPage | null; readonly failure: string | null }> {
    const task = outsideWriter?.taskFor(asked) ?? null;
    if (outsideWriter === null || task === null) return { written: null, failure: null };
    const signal = AbortSignal.timeout(outsideWriter.timeoutMs);
    try {
      const first = await outsideWriter.write(task, signal);
      const answer = first.kind === 'refused' ? await outsideWriter.write(first.again, signal) : first;
      return answer.kind === 'page' ? { written: answer.page, failure: null } : { written: null, failure: notWritten(answer.reason) };
    } catch (error) {
      if (!signal.aborted) throw error;
      return { written: null, failure: notWritten('demorou demais') };
    }
  }

  async function draft(title: string, creativity: number, version: number, asked?: Correction): Promise<Draft> {
    await registry.upToDate();
    const correction = (await loadChoices(db)).correctionFor(title, asked);
    const { written, failure } = await ask({ title, creativity, correction });
    const { best, byModel } = chosen(request(title, creativity, version, correction), written);
    const understood = understandOnce(title, correction);
    const { page, seed, likeness, nearestId } = best;
    const nearest = nearestId === null ? null : await findPage(db, nearestId);
    const html = sanitizeHtml(page.html);
    const taken = (await takenSlugs(db, [page.slug])).has(page.slug);
    return {
      ...page,
      html,
      likeness,
      nearest_slug: nearest?.slug ?? null,
      indexable: isIndexable({ likeness, answered: isAnswered(understood) }),
      taken,
      seed,
      version,
      judgement: judgePage({ ...page, html, likeness, facts: facts(), understood, takenAddress: taken ? addresses.usefulLink(page.slug) : null }),
      understood: describeUnderstanding(understood),
      answered_by: taken ? null : await findSameWish(db, title),
      written_by: byModel ? 'model' : 'generator',
      model_failure: written && !byModel ? notWritten(TOO_ALIKE) : failure,
    };
  }

  function compose({ title, creativity, correction }: PageAsked, batch: Comparable, written: WrittenPage | null = null) {
    const understood = understandOnce(title, correction);
    const answered = isAnswered(understood);
    const { best, byModel } = chosen({ ...request(title, creativity, 0, correction), nearest: nearestOf(registry, batch) }, written);
    const { page, seed, likeness, nearestId, shingles } = best;
    const { slug, description, html } = page;
    return { id: timeOrderedId(), title, slug, description, content: html, creativity, seed, likeness, nearestId, indexable: isIndexable({ likeness, answered }), understood: toStored(understood), answered, shingles, byModel };
  }

  /** The page to write, judged anew on what will really be stored: an administrator may have changed the draft. */
  function judge(title: string, slug: string, page: PageToSave, correction: Correction | undefined): NewPage | Refusal {
    const article = parseArticle(page.content);
    if (!article.ok) return unusable(article.message);
    const content = article.html;
    if (plainText(content).trim() === '') return unusable('É necessário gerar conteúdo antes de salvar a página.');
    const given = parseDescription(page.description ?? '');
    if (!given.ok) return unusable(given.message);
    const shingles = shinglesOf({ title, html: content });
    const nearest = registry.nearest(shingles);
    const understood = understandOnce(title, correction);
    const answered = isAnswered(understood);
    return {
      id: timeOrderedId(),
      title,
      slug,
      description: given.description || describe(content),
      content,
      creativity: page.creativity ?? null,
      seed: page.seed ?? null,
      likeness: nearest?.likeness ?? 0,
      nearestId: nearest?.id ?? null,
      indexable: isIndexable({ likeness: nearest?.likeness ?? 0, answered }),
      understood: toStored(understood),
      answered,
      shingles,
      saveId: page.save_id,
    };
  }

  async function save(page: PageToSave, record: RecordLine, by: string): Promise<Saved> {
    const parsed = parseTitle(page.title);
    if (!parsed.ok) return unusable(parsed.message);
    const slug = page.slug === undefined ? parsed.slug : postSlug(page.slug);
    if (slug === '') return unusable('O endereço precisa de pelo menos uma letra ou um número.');
    if (slug.length > SLUG_MAX) return unusable(`O endereço pode ter no máximo ${SLUG_MAX} caracteres.`);
    const judgedAt = await measurer.upToDate();
    const correction = (await loadChoices(db)).correctionFor(parsed.title, page.correction);
    const judged = judge(parsed.title, slug, page, correction);
    if ('ok' in judged) return judged;
    const saved = await db.transaction().execute(async (transaction) => {
      const [inserted] = await insertPages(transaction, { pages: [judged], judgedAt }, clock());
      if (!inserted) return null;
      if (page.correction?.entry !== undefined) await rememberChoice(transaction, parsed.title, page.correction.entry, by, clock());
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
    async importPages(pages, record, by) {
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
        const saved = await save(page, record, by);
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
