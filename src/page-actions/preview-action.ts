import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { slotWords } from '../business/slot-values.ts';
import type { Facts } from '../business/facts.ts';
import type { Schema } from '../database/schema.ts';
import { takenSlugs } from '../pages/page-reads.ts';
import { isIndexable } from '../similarity/indexable.ts';
import { provedPlaces } from '../similarity/proved-places.ts';
import { fillTextSlots, textWithSlots, withoutTextSlots } from '../text/fact-slots.ts';
import { plainText } from '../text/plain-text.ts';
import type { ActionPreview, ActionSample, PageAction, Selection } from './action-contracts.ts';
import { type Judged, whyLeftOut, whyNotThere, withWordsReplaced } from './left-out.ts';
import { countSelected, type SelectedPage, selectedPages } from './selected-pages.ts';

const SAMPLES = 5;
const AROUND = 60;
/** Texts are read by this many: a visitor's read waits for no more of them. */
const READ_AT_ONCE = 50;
const TAKEN = 'O endereço já é de outra página';

interface Look {
  readonly page: SelectedPage;
  readonly reason: string | null;
  readonly excerpt: string | null;
  readonly isAgainstCheck: boolean;
}

/** What an action would do with the pages of a selection; nothing is written. */
export async function previewAction(
  { db, facts }: { readonly db: Kysely<Schema>; readonly facts: Facts },
  action: PageAction,
  selection: Selection,
): Promise<ActionPreview> {
  const elsewhere = whyNotThere(action, selection.from === 'bin');
  const isKnown = elsewhere === null && (action.kind === 'delete' || action.kind === 'erase');
  const known = isKnown ? await countSelected(db, selection) : null;
  const samples: ActionSample[] = [];
  const left = new Map<string, { count: number; example: string }>();
  const slugs = new Set<string>();
  let [total, changes, againstCheck] = [0, 0, 0];
  const words = (title: string) => fillTextSlots(title, slotWords(facts));
  for await (const pages of selectedPages(db, selection)) {
    for (const { page, reason, excerpt, isAgainstCheck } of await lookAt(db, action, pages, { slugs, elsewhere })) {
      total += 1;
      if (reason !== null) {
        const { count, example } = left.get(reason) ?? { count: 0, example: words(page.title) };
        left.set(reason, { count: count + 1, example });
        continue;
      }
      changes += 1;
      if (isAgainstCheck) againstCheck += 1;
      if (samples.length < SAMPLES) samples.push({ title: words(page.title), slug: page.slug, excerpt });
    }
    if (known !== null && samples.length >= SAMPLES) break;
  }
  return {
    total: known ?? total,
    changes: known ?? changes,
    samples,
    left_out: [...left].map(([reason, entry]) => ({ reason, ...entry })),
    against_check: againstCheck,
  };
}

interface LookedBefore {
  /** Addresses that pages before these will stand at again. */
  readonly slugs: Set<string>;
  /** Why none of them changes; null where some may. */
  readonly elsewhere: string | null;
}

async function lookAt(
  db: Kysely<Schema>,
  action: PageAction,
  pages: readonly SelectedPage[],
  { slugs, elsewhere }: LookedBefore,
): Promise<Look[]> {
  const plain = (page: SelectedPage, reason: string | null): Look => ({
    page,
    reason,
    excerpt: null,
    isAgainstCheck: false,
  });
  if (elsewhere !== null || action.kind === 'delete' || action.kind === 'erase')
    return pages.map((page) => plain(page, elsewhere));
  if (action.kind === 'restore') {
    const taken = await takenSlugs(
      db,
      pages.map(({ slug }) => slug),
    );
    return pages.map((page) => {
      const isFree = !taken.has(page.slug) && !slugs.has(page.slug);
      slugs.add(page.slug);
      return plain(page, isFree ? null : TAKEN);
    });
  }
  const looks: Look[] = [];
  for (let start = 0; start < pages.length; start += READ_AT_ONCE) {
    looks.push(...(await lookIntoTexts(db, action, pages.slice(start, start + READ_AT_ONCE))));
    await yieldToEventLoop();
  }
  return looks;
}

async function lookIntoTexts(db: Kysely<Schema>, action: PageAction, pages: readonly SelectedPage[]): Promise<Look[]> {
  const rows = await db
    .selectFrom('generated_pages')
    .select([
      'id',
      'title',
      'slug',
      'description',
      'content',
      'seed',
      'likeness',
      'own_words',
      'place',
      'answered',
      'indexable_override',
    ])
    .where(
      'id',
      'in',
      pages.map(({ id }) => id),
    )
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  const proved = await provedPlaces(db);
  return rows.map((row): Look => {
    const override =
      row.indexable_override === null ? null : { indexable: row.indexable_override === 1, by: '', at: '' };
    const judged = { ...row, override, isDeleted: false };
    const reason = whyLeftOut(action, judged);
    const byCheck = isIndexable({
      similarity: row.likeness,
      answered: row.answered === 1,
      ownWords: row.own_words,
      isProved: proved.has(row.place ?? ''),
    });
    return {
      page: row,
      reason,
      excerpt: reason === null ? excerptOf(action, judged) : null,
      isAgainstCheck: action.kind === 'index' && action.indexable === true && !byCheck,
    };
  });
}

/** The first place that is replaced, as it reads afterwards. */
function excerptOf(action: PageAction, page: Judged): string | null {
  if (action.kind !== 'replace') return null;
  const after = withWordsReplaced(page, action);
  const texts = ({ title, description, content }: typeof after) => [
    withoutTextSlots(title),
    withoutTextSlots(description),
    withoutTextSlots(plainText(textWithSlots(content))).replace(/\s+/g, ' '),
  ];
  const before = texts(page);
  const [text = '', from = ''] =
    texts(after).flatMap((now, index) => (now === before[index] ? [] : [[now, before[index] ?? ''] as const]))[0] ?? [];
  let at = 0;
  while (at < text.length && text[at] === from[at]) at += 1;
  const start = Math.max(0, text.lastIndexOf(' ', Math.max(0, at - AROUND)) + 1);
  const end = at + action.by.length + AROUND;
  const cut = text.indexOf(' ', end);
  const last = cut === -1 ? text.length : cut;
  return `${start > 0 ? '… ' : ''}${text.slice(start, last)}${last < text.length ? ' …' : ''}`;
}
