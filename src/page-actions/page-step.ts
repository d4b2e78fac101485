import { z } from 'zod';
import type { Kysely } from 'kysely';
import type { Facts } from '../business/facts.ts';
import type { Schema } from '../database/schema.ts';
import type { CurrentPage, PageChange, PageState } from '../pages/page-change.ts';
import type { PageComposer } from '../pages/page-composer.ts';
import { findVersion } from '../pages/page-versions.ts';
import { rewrittenPage } from '../pages/rewritten-page.ts';
import type { UnderstandingChoices } from '../pages/understanding-choices.ts';
import type { Comparable } from '../similarity/similarity-registry.ts';
import { withoutTextSlots } from '../text/fact-slots.ts';
import { correctionOf, parseStored } from '../understanding/stored-understanding.ts';
import type { PageAction } from './action-contracts.ts';
import type { WaitingPage } from './pages-to-act-on.ts';
import { whyLeftOut, withWordsReplaced } from './left-out.ts';

const DEFAULT_CREATIVITY = 75;

/** What becomes of one page of an action: a change, with what is kept so that it can be undone, or why there is none. */
export type Step =
  | { readonly change: PageChange; readonly before: string | null }
  | { readonly skipped: string }
  | { readonly failed: string };

export interface Stepping {
  readonly db: Kysely<Schema>;
  readonly facts: Facts;
  readonly composer: Pick<PageComposer, 'compose'>;
  readonly choices: UnderstandingChoices;
  /** Pages rewritten before in the same batch, which a new one must not be like. */
  readonly batch: Comparable;
  readonly by: string;
  readonly now: Date;
}

/** What no version keeps of a page. */
const kept = z.object({
  version: z.number().int(),
  creativity: z.number().nullable(),
  seed: z.number().nullable(),
  understood: z.string().nullable(),
  answered: z.boolean(),
  typedFigures: z.number().nullable(),
  override: z.object({ indexable: z.boolean(), by: z.string(), at: z.string() }).nullable(),
  /** Whether the words changed, which a version keeps. */
  isNewText: z.boolean(),
});

function rewriting(before: CurrentPage, after: PageState, by: string, isNewText: boolean): Step {
  const { creativity, seed, understood, answered, typedFigures, override, revision } = before;
  const memory: z.infer<typeof kept> = {
    version: revision,
    creativity,
    seed,
    understood,
    answered,
    typedFigures,
    override,
    isNewText,
  };
  return { change: { kind: 'rewrite', before, after, by, saveId: null }, before: JSON.stringify(memory) };
}

/** What an action does with a page as it stands now. */
export function stepOf(stepping: Stepping, action: PageAction, before: CurrentPage | null): Step {
  if (before === null) return { skipped: 'Já tinha sido apagada de vez' };
  const reason = whyLeftOut(action, before);
  if (reason !== null) return { skipped: reason };
  const { by, now, facts } = stepping;
  switch (action.kind) {
    case 'delete':
      return { change: { kind: 'delete', before, by }, before: null };
    case 'restore':
    case 'erase':
      return { change: { kind: action.kind, before }, before: null };
    case 'index': {
      const override = action.indexable === null ? null : { indexable: action.indexable, by, at: now.toISOString() };
      return rewriting(before, { ...before, override }, by, false);
    }
    case 'replace': {
      const changes = { revision: before.revision, ...withWordsReplaced(before, action) };
      const after = rewrittenPage(before, changes, { by, at: now }, facts);
      return 'ok' in after ? { failed: after.message } : rewriting(before, after, by, true);
    }
    case 'regenerate':
      return rewriting(before, regenerated(stepping, before, action.creativity), by, true);
  }
}

/** Another page of the same title at the same address: the one least like all others, and so unlike what stands there now. */
function regenerated(
  { composer, choices, batch }: Stepping,
  before: CurrentPage,
  creativity: number | null,
): PageState {
  const title = withoutTextSlots(before.title);
  const understood = parseStored(before.understood);
  const { page } = composer.compose(
    {
      title,
      creativity: creativity ?? before.creativity ?? DEFAULT_CREATIVITY,
      correction: choices.correctionFor(title, understood ? correctionOf(understood) : undefined),
    },
    batch,
  );
  return { ...page, title: before.title, slug: before.slug, override: before.override };
}

const EDITED = 'Foi alterada depois: ficou como está';

/** Puts a page back as it was before an action; one that somebody changed since is left alone. */
export async function undoStep(
  { db, by }: Stepping,
  undone: PageAction,
  { page_id, revision, deleted_at, before: memory }: WaitingPage,
  page: CurrentPage | null,
): Promise<Step> {
  if (page === null) return { skipped: 'Foi apagada de vez' };
  if (undone.kind === 'delete') {
    if (!page.isDeleted) return { skipped: 'Já foi restaurada' };
    if (page.deletedAt !== deleted_at) return { skipped: 'Foi excluída de novo depois: ficou na Lixeira' };
    return { change: { kind: 'restore', before: page }, before: null };
  }
  if (page.isDeleted) return { skipped: 'Está na Lixeira' };
  if (page.revision !== revision) return { skipped: EDITED };
  if (undone.kind === 'restore') return { change: { kind: 'delete', before: page, by }, before: null };
  const { version, isNewText, ...rest } = kept.parse(JSON.parse(memory ?? '{}'));
  const texts = isNewText ? await findVersion(db, page_id, version) : page;
  if (texts === null) return { failed: 'A versão anterior não existe mais' };
  const { title, slug, description, content } = texts;
  return rewriting(page, { ...rest, title, slug, description, content }, by, isNewText);
}
