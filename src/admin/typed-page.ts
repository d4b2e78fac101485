import { useEffect, useState } from 'react';
import type { PageDetails } from '../pages/page-contracts.ts';
import type { PageEdit } from './api-client.ts';
import { isSameArticle } from './editor/article-html.ts';
import { readPageDraft, storePageDraft, useIsPageDraftStored } from './page-draft.ts';
import { fieldsOf, isChanged } from './page-fields-of.ts';
import { mergeSaved } from './page-merge.ts';

/** A page on the screen: as it stands, and as it is typed, which this tab keeps. */
export function useTypedPage(page: PageDetails) {
  const [saved, setSaved] = useState(page);
  const [found] = useState(() => {
    const kept = readPageDraft(page.id);
    return kept !== null && isChanged(kept, page) ? kept : null;
  });
  const [fields, setFields] = useState(found ?? fieldsOf(page));
  // The editor of the text starts from what it is given and then goes its own way; another beginning has another number.
  const [text, setText] = useState({ number: 0, html: fields.content });
  const [isFound, setFound] = useState(found !== null);
  const isStored = useIsPageDraftStored(page.id);
  const hasChanged = isChanged(fields, saved);

  useEffect(() => storePageDraft(page.id, hasChanged ? fields : null), [page.id, hasChanged, fields]);

  const beginText = (html: string) => setText(({ number }) => ({ number: number + 1, html }));
  return {
    saved,
    fields,
    /** Where the editor of the text starts. */
    text,
    hasChanged,
    /** Whether what was typed would still be here after leaving. */
    isStored,
    /** What this tab kept of an earlier visit. */
    found,
    /** Whether that is on the screen. */
    isFound: isFound && hasChanged,
    change: (part: Partial<PageEdit>) => setFields((before) => ({ ...before, ...part })),
    /** The page stands otherwise by now. @param sent what the screen showed when the server was asked. */
    take(next: PageDetails, sent: PageEdit): void {
      setSaved(next);
      setFields((typed) => mergeSaved(sent, typed, fieldsOf(next)));
      // A text that reads the same keeps its place, its focus and its undo.
      if (fields.content === sent.content && !isSameArticle(next.source.content, sent.content))
        beginText(next.source.content);
      setFound(false);
    },
    /** Another text altogether. */
    begin(next: PageEdit): void {
      setFields(next);
      beginText(next.content);
    },
  };
}
