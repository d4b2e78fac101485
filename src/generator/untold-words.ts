import type { Facts } from '../business/facts.ts';
import type { Entry } from '../content/library/entry.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { EVERYWHERE, foldedWords, isSoft, type ReadWord, readWords, stemOrKey } from '../understanding/words.ts';
import { caseOfPage, toldInCase } from './arc/named-case.ts';

/** Of what a title names, so much may be beside the point: more than half of the pages that leave out more do not answer what was asked. */
export const UNTOLD_MOST = 1;

const NUMBER = /^\d/;

function keysOf(text: string): ReadonlySet<string> {
  return new Set(
    readWords(foldedWords(text)).flatMap(({ key, typed }) => [
      ...(key === null ? [] : [key]),
      ...typed.split(' ').map(stemOrKey),
    ]),
  );
}

/** What a title names: no filler, no number, and not that it is of a gate. */
function namedIn({ meant }: Pick<Understanding, 'meant'>): readonly ReadWord[] {
  return readWords(meant).filter(
    ({ key, typed }) => key !== null && !isSoft(key) && !EVERYWHERE.has(key) && !NUMBER.test(typed),
  );
}

/** Of the words, those that are told neither so nor by another name. */
function untoldIn(words: readonly ReadWord[], told: ReadonlySet<string>): readonly ReadWord[] {
  return words.filter(
    ({ key, typed }) =>
      !(key !== null && told.has(key)) && !typed.split(' ').every((word) => told.has(stemOrKey(word))),
  );
}

/**
 * What a title names and its page nowhere speaks of, folded, in the title's order: the circumstance that it does not answer.
 *
 * @param opening the page's first lines; most pages tell there what their title names, and the rest is not read.
 * @param few as few as that are of no interest: the rest of the page is not read for them.
 */
export function untoldWords(
  understood: Pick<Understanding, 'meant'>,
  { subject, question }: Pick<Entry, 'subject' | 'question'>,
  opening: string,
  page: string,
  few = UNTOLD_MOST,
): readonly string[] {
  const left = untoldIn(namedIn(understood), keysOf(`${subject} . ${question} . ${opening}`));
  return (left.length > few ? untoldIn(left, keysOf(page)) : []).map(({ typed }) => typed);
}

/** All that an entry has to say. */
function textOf({
  subject,
  question,
  answer,
  why,
  youCheck,
  technicianDoes,
  cost,
  prevent,
  avoid,
  when,
  steps,
}: Entry) {
  return [
    subject,
    question,
    ...answer,
    ...why.flat(),
    ...youCheck.flatMap(({ do: bids, tells }) => [bids, tells]),
    ...steps.flatMap(({ title, text }) => [title, text]),
    ...technicianDoes,
    ...cost,
    ...prevent,
    ...avoid,
    ...when,
  ].join(' . ');
}

/** The same before there is a page: what neither the entry nor its case has a word for. Empty where nothing was understood. */
export function untoldOfTitle(understood: Understanding, facts: Facts): readonly string[] {
  const { entry } = understood;
  if (entry === null) return [];
  const named = caseOfPage(entry, { understood, facts });
  const text = textOf(toldInCase(entry, named));
  return untoldWords(understood, entry, [...(named?.answer ?? []), ...(named?.named ?? [])].join(' . '), text);
}
