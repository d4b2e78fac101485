import type { RecordLine } from '../audit/record.ts';
import type { Facts } from '../business/facts.ts';
import type { Database } from '../database/connect.ts';
import { type Judgement, judgePage } from '../generator/judgement.ts';
import { shinglesOf } from '../generator/likeness.ts';
import { understandOnce } from '../generator/understand-once.ts';
import { correctionOf, toStored } from '../understanding/stored-understanding.ts';
import { isAnswered } from '../understanding/understood.ts';
import { plainText } from '../text/plain-text.ts';
import { postSlug } from '../text/slug.ts';
import type { JudgedText, PageRecord } from './contracts.ts';
import { parseDescription } from './description-rules.ts';
import type { LikenessRegistry } from './likeness-registry.ts';
import { type EditedPage, findVersion, writeEdit } from './page-edits.ts';
import { ALIKE_FROM, olderThan, type PageMeasurer, youngerThan } from './page-measurer.ts';
import { isIndexable } from './indexable.ts';
import { findPage } from './pages-store.ts';
import { parseArticle } from './sanitize-html.ts';
import { loadChoices } from './understanding-choices.ts';
import { SLUG_MAX, parseTitle } from './title-rules.ts';

export interface PageChanges {
  /** The revision that the administrator saw. */
  readonly revision: number;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly content?: string | undefined;
  readonly slug?: string | undefined;
  /** true or false overrules the likeness, null lets it decide again. */
  readonly indexable?: boolean | null | undefined;
}

type Refusal = { readonly ok: false; readonly status: 404 | 409 | 422; readonly code: string; readonly message: string };
export type Judged = { readonly ok: true; readonly judged: JudgedText } | Refusal;
export type Edited = { readonly ok: true; readonly page: PageRecord } | Refusal;

export interface PageEditor {
  /** @param by e-mail of the administrator, which versions and overrulings keep. */
  edit(id: string, changes: PageChanges, by: string, record: RecordLine): Promise<Edited>;
  /** Puts an earlier version's title, description and text back; the address stays as it is now. */
  restoreVersion(id: string, version: number, revision: number, by: string, record: RecordLine): Promise<Edited>;
  /** What would be found in a text before it is published; `id` is the page itself, which is compared with older ones alone. */
  judge(text: { readonly title: string; readonly description: string; readonly content: string; readonly id?: string | undefined }): Promise<Judged>;
}

export interface PageEditorDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly registry: LikenessRegistry;
  readonly measurer: PageMeasurer;
}

const UNKNOWN: Refusal = { ok: false, status: 404, code: 'not_found', message: 'Página não encontrada.' };
const CHANGED: Refusal = {
  ok: false,
  status: 409,
  code: 'changed_meanwhile',
  message: 'Outra pessoa alterou esta página depois que você a abriu. O que você escreveu continua na tela: copie o que quiser manter e descarte o rascunho para ver a versão atual.',
};

function refused(code: string, message: string): Refusal {
  return { ok: false, status: 422, code, message };
}

export function createPageEditor({ database: { db }, clock, facts, registry, measurer }: PageEditorDependencies): PageEditor {
  function measure(title: string, html: string, id: string | undefined) {
    const shingles = shinglesOf({ title, html });
    const nearest = registry.nearest(shingles, id === undefined ? undefined : olderThan(id));
    return { shingles, nearestId: nearest?.id ?? null, likeness: nearest?.likeness ?? 0 };
  }

  function compose(page: PageRecord, wish: PageChanges, by: string): EditedPage | Refusal {
    const parsed = wish.title === undefined ? { ok: true as const, title: page.title } : parseTitle(wish.title);
    if (!parsed.ok) return refused('invalid_title', parsed.message);
    const slug = wish.slug === undefined ? page.slug : postSlug(wish.slug);
    if (slug === '') return refused('invalid_slug', 'O endereço precisa de pelo menos uma letra ou um número.');
    if (slug.length > SLUG_MAX) return refused('invalid_slug', `O endereço pode ter no máximo ${SLUG_MAX} caracteres.`);
    const article = wish.content === undefined ? { ok: true as const, html: page.content } : parseArticle(wish.content);
    if (!article.ok) return refused('invalid_content', article.message);
    const content = article.html;
    if (plainText(content).trim() === '') return refused('empty_page', 'O texto da página não pode ficar vazio.');
    const typed = parseDescription(wish.description === undefined ? page.description : plainText(wish.description.replace(/</g, '&lt;')));
    if (!typed.ok) return refused('invalid_description', typed.message);
    const { description } = typed;
    if (description === '') return refused('empty_description', 'Escreva a descrição da página.');
    const { shingles, nearestId, likeness } = measure(parsed.title, content, page.id);
    // What was chosen for a title holds until the title is another.
    const understood = understandOnce(parsed.title, parsed.title === page.title && page.understood ? correctionOf(page.understood) : undefined);
    const answered = isAnswered(understood);
    const override = decided(page, wish.indexable, by);
    const younger = registry.alike(shingles, ALIKE_FROM, youngerThan(page.id)).map((sibling) => sibling.id);
    return { title: parsed.title, slug, description, content, shingles, younger, nearestId, likeness, override, understood: toStored(understood), answered, indexable: override?.indexable ?? isIndexable({ likeness, answered }) };
  }

  /** An overruling that stays as it was keeps who made it and when. */
  function decided(page: PageRecord, wish: boolean | null | undefined, by: string): EditedPage['override'] {
    if (wish === undefined || wish === page.overruled?.indexable) return page.overruled;
    return wish === null ? null : { indexable: wish, by, at: clock().toISOString() };
  }

  async function edit(id: string, wish: PageChanges, by: string, record: RecordLine): Promise<Edited> {
    const judgedAt = await measurer.upToDate();
    const before = await findPage(db, id);
    if (!before) return UNKNOWN;
    if (before.revision !== wish.revision) return CHANGED;
    const page = compose(before, wish, by);
    if ('ok' in page) return page;
    const outcome = await writeEdit(db, { id, revision: wish.revision, page, judgedAt, by, record }, clock());
    if (outcome === 'unknown') return UNKNOWN;
    if (outcome === 'changed') return CHANGED;
    if (outcome === 'taken') return { ok: false, status: 409, code: 'address_taken', message: `Já existe uma página no endereço /links-uteis/${page.slug}.` };
    await measurer.settle();
    return { ok: true, page: (await findPage(db, id)) ?? outcome };
  }

  return {
    edit,
    async restoreVersion(id, version, revision, by, record) {
      const earlier = await findVersion(db, id, version);
      if (!earlier) return { ...UNKNOWN, message: 'Esta versão não existe.' };
      const { title, description, content } = earlier;
      return edit(id, { revision, title, description, content }, by, record);
    },
    async judge({ title, description, content, id }) {
      const article = parseArticle(content);
      if (!article.ok) return refused('invalid_content', article.message);
      const { html } = article;
      await registry.upToDate();
      const { likeness, nearestId } = measure(title, html, id);
      const nearest = nearestId === null ? null : await findPage(db, nearestId);
      const page = id === undefined ? null : await findPage(db, id);
      const correction = page?.understood && page.title === title ? correctionOf(page.understood) : (await loadChoices(db)).correctionFor(title);
      const understood = understandOnce(title, correction);
      const judgement: Judgement = judgePage({ title, description, html, likeness, facts: facts(), understood });
      return { ok: true, judged: { likeness, nearest_slug: nearest?.slug ?? null, indexable: isIndexable({ likeness, answered: isAnswered(understood) }), judgement } };
    },
  };
}
