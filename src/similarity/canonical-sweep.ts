import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { SET } from '../database/flags.ts';
import type { Schema } from '../database/schema.ts';
import type { PageSentences } from '../own-words/page-sentences.ts';
import { canonicalsOf, subjectKey } from './canonical-pages.ts';
import { parseStored } from '../understanding/stored-understanding.ts';
import type { OwnWordsRegistry } from './own-words-registry.ts';
import { sentencesOf } from './stored-sentences.ts';

/** Places whose pages are read together. */
const PLACES_AT_ONCE = 20;

/** A page that leaves search engines to another page than before; null for none any more. */
export interface NewCanonical {
  readonly id: string;
  readonly canonicalId: string | null;
}

type Row = Awaited<ReturnType<typeof listOfPlaces>>[number];

/** The pages on one subject at one place that leave search engines to another one than is stored, some at a time. */
export async function* newCanonicals(
  db: Kysely<Schema>,
  ownWords: Pick<OwnWordsRegistry, 'said'>,
): AsyncGenerator<readonly NewCanonical[]> {
  const groups = await listGroups(db);
  const places = [...new Set(groups.map(({ place }) => place))];
  const isShared = new Set(groups.map(groupOf));
  for (let start = 0; start < places.length; start += PLACES_AT_ONCE) {
    const rows = await listOfPlaces(db, places.slice(start, start + PLACES_AT_ONCE));
    const shared = rows.filter((row) => isShared.has(groupOf(row)));
    const said = await saidBy(db, shared, ownWords);
    const found = [...Map.groupBy(shared, ({ understood }) => subjectKey(parseStored(understood))).values()].flatMap(
      (group) => changedOf(group, said),
    );
    if (found.length > 0) yield found;
    await yieldToEventLoop();
  }
  const alone = (await listLeaving(db)).filter((row) => row.indexable === 0 || !isShared.has(groupOf(row)));
  if (alone.length > 0) yield alone.map(({ id }) => ({ id, canonicalId: null }));
}

const groupOf = ({ place, entry }: Pick<Row, 'place' | 'entry'>) => `${place ?? ''}\n${entry ?? ''}`;

/** Entries and places of several pages that may be indexed. */
function listGroups(db: Kysely<Schema>) {
  return db
    .selectFrom('generated_pages')
    .select(['place', 'entry'])
    .where('deleted_at', 'is', null)
    .where('indexable', '=', SET)
    .where('place', '<>', '')
    .where('entry', '<>', '')
    .groupBy(['place', 'entry'])
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute();
}

function listOfPlaces(db: Kysely<Schema>, places: readonly (string | null)[]) {
  return db
    .selectFrom('generated_pages')
    .select(['id', 'place', 'entry', 'understood', 'own_words', 'indexable_override', 'canonical_id'])
    .where('deleted_at', 'is', null)
    .where('indexable', '=', SET)
    .where('place', 'in', places)
    .execute();
}

/** Live pages that leave search engines to another one. */
function listLeaving(db: Kysely<Schema>) {
  return db
    .selectFrom('generated_pages')
    .select(['id', 'place', 'entry', 'indexable'])
    .where('canonical_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
}

async function saidBy(
  db: Kysely<Schema>,
  rows: readonly Row[],
  ownWords: Pick<OwnWordsRegistry, 'said'>,
): Promise<ReadonlyMap<string, PageSentences>> {
  const said = new Map(
    rows.flatMap(({ id }) => {
      const sentences = ownWords.said(id);
      return sentences === null ? [] : [[id, sentences] as const];
    }),
  );
  const unknown = rows.flatMap(({ id }) => (said.has(id) ? [] : id));
  return new Map([...said, ...(await sentencesOf(db, unknown))]);
}

function changedOf(rows: readonly Row[], said: ReadonlyMap<string, PageSentences>): NewCanonical[] {
  const canonicals = canonicalsOf(
    rows.flatMap(({ id, own_words: ownWords, indexable_override: override }) => {
      const sentences = said.get(id);
      return sentences ? [{ id, ownWords, isWanted: override === 1, sentences }] : [];
    }),
  );
  return rows.flatMap(({ id, canonical_id: stored }) => {
    const canonicalId = canonicals.get(id) ?? null;
    return canonicalId === stored ? [] : [{ id, canonicalId }];
  });
}
