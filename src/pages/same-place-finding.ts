import type { Kysely } from 'kysely';
import { addresses } from '../business/addresses.ts';
import { SET } from '../database/flags.ts';
import type { Schema } from '../database/schema.ts';
import type { PageSentences } from '../own-words/page-sentences.ts';
import { knownSentences, wordsInCommon } from '../own-words/words-in-common.ts';
import { isMeasured, SAYS_SAME_FROM, subjectKey } from '../similarity/canonical-pages.ts';
import { sentencesOf } from '../similarity/stored-sentences.ts';
import { parseStored, toStored } from '../understanding/stored-understanding.ts';
import type { Understanding } from '../understanding/understanding.ts';
import type { Finding } from './page-contracts.ts';

/** Pages on one subject that a text is compared with, those with most words of their own. */
const COMPARED_WITH = 20;

export interface SaidText {
  readonly understood: Understanding;
  readonly sentences: PageSentences;
  /** Of the page itself, where it stands. */
  readonly id?: string | undefined;
}

/** What is found where a page that may be indexed, on the same subject at the same place, says most of what a text says; null where none does. */
export async function samePlaceFinding(
  db: Kysely<Schema>,
  { understood, sentences, id = '' }: SaidText,
): Promise<Finding | null> {
  const asked = parseStored(toStored(understood));
  if (!asked?.place || !asked.entry || !isMeasured(sentences)) return null;
  const rows = await db
    .selectFrom('generated_pages')
    .select(['id', 'slug', 'understood'])
    .where('deleted_at', 'is', null)
    .where('indexable', '=', SET)
    .where('place', '=', asked.place)
    .where('entry', '=', asked.entry)
    .where('canonical_id', 'is', null)
    .where('id', '<>', id)
    .limit(COMPARED_WITH)
    .execute();
  const said = await sentencesOf(
    db,
    rows.map((row) => row.id),
  );
  const same = rows
    .filter((row) => subjectKey(parseStored(row.understood)) === subjectKey(asked))
    .flatMap((row) => {
      const other = said.get(row.id);
      return other ? [{ slug: row.slug, share: wordsInCommon(sentences, knownSentences(other)) }] : [];
    })
    .toSorted((one, other) => other.share - one.share)[0];
  return same && same.share >= SAYS_SAME_FROM ? findingOf(same) : null;
}

function findingOf({ slug, share }: { readonly slug: string; readonly share: number }): Finding {
  return {
    subject: 'same-place',
    label: 'Mesmo lugar',
    level: 'warning',
    found: `${Math.floor(share * 100)}% do texto já está em ${addresses.usefulLink(slug)}, do mesmo assunto e lugar`,
    advice:
      'As duas ficam no ar, mas só a mais forte é a canônica, que os buscadores mostram. Escreva aqui o que a outra não diz ou fique com uma só.',
  };
}
