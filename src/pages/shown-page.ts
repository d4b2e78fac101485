import { slotWords } from '../business/slot-values.ts';
import type { Facts } from '../business/facts.ts';
import { fillSlots, fillTextSlots, refreshSlots, refreshTextSlots } from '../text/fact-slots.ts';
import { namedSlots } from '../text/named-slots.ts';
import type { PageList, PageDetails, PageSummary, PageVersion, StoredPage } from './page-contracts.ts';

/** A page as administrators are given it: the words of today, and beside them what is stored. */
export function shownPage(page: StoredPage, facts: Facts): PageDetails {
  const wordsOf = slotWords(facts);
  const { title, description, content } = page;
  return {
    ...page,
    title: fillTextSlots(title, wordsOf),
    description: fillTextSlots(description, wordsOf),
    content: fillSlots(content, wordsOf),
    source: {
      title: refreshTextSlots(title, wordsOf),
      description: refreshTextSlots(description, wordsOf),
      content: refreshSlots(content, wordsOf),
    },
    lines: { title: namedSlots(title, wordsOf), description: namedSlots(description, wordsOf) },
  };
}

export function shownVersion(version: PageVersion, facts: Facts): PageVersion {
  const wordsOf = slotWords(facts);
  return {
    ...version,
    title: fillTextSlots(version.title, wordsOf),
    description: fillTextSlots(version.description, wordsOf),
    content: fillSlots(version.content, wordsOf),
  };
}

/** What only names a page: of a list, of a link. */
export function shownTitle<Named extends Pick<PageSummary, 'title'>>(named: Named, facts: Facts): Named {
  return { ...named, title: fillTextSlots(named.title, slotWords(facts)) };
}

export function shownList(list: PageList, facts: Facts): PageList {
  return { ...list, items: list.items.map((item) => shownTitle(item, facts)) };
}
