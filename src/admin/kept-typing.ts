import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SessionInfo } from '../auth/session-guard.ts';
import type { PageEdit } from './api-client.ts';
import { discardEdit, type EditAsKnown, keepEdit } from './edit-calls.ts';
import { EditKeeper, type Keeping } from './edit-keeper.ts';
import { recallEdit, rememberEdit } from './known-edit.ts';
import { SESSION_QUERY } from './session.ts';
import { attendPage, setAside, takeAway } from './unsent-texts.ts';

/** This tab, as the server tells apart who wrote last. A copied tab is another one. */
const writer = crypto.randomUUID();

/** What the server is told of a kept text. */
export const asKnown = (known: Pick<EditAsKnown, 'id' | 'version'>): EditAsKnown => ({
  id: known.id,
  version: known.version,
  writer,
});

/** Keeps on the server what is typed into a page, so that it is found on any device. @param typed null while there is nothing to keep. */
export function useKeptTyping(pageId: string, typed: PageEdit | null) {
  const client = useQueryClient();
  const [keeping, setKeeping] = useState<Keeping>({ state: 'nothing' });
  const [keeper] = useState(
    () =>
      new EditKeeper({
        put: (known, edit) => keepEdit(pageId, asKnown(known), edit),
        discard: (known) => discardEdit(pageId, asKnown(known)),
        recall: () => recallEdit(pageId),
        remember: (known) => rememberEdit(pageId, known),
        setAside: (known, edit) => {
          const by = client.getQueryData<SessionInfo>(SESSION_QUERY)?.email;
          if (by !== undefined) setAside({ pageId, by, known: asKnown(known), typed: edit });
        },
        takeAway: ({ id }) => takeAway(id),
        show: setKeeping,
        newId: () => crypto.randomUUID(),
      }),
  );
  useEffect(() => {
    if (typed === null) void keeper.drop();
    else keeper.keep(typed);
  }, [keeper, typed]);
  useEffect(() => {
    const send = () => void keeper.send();
    const sendIfHidden = () => {
      if (document.visibilityState === 'hidden') send();
    };
    keeper.enter();
    const leave = attendPage(pageId);
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', sendIfHidden);
    return () => {
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', sendIfHidden);
      // Until it has ended, no other screen sends the same.
      void keeper.leave().finally(leave);
    };
  }, [keeper, pageId]);
  return { keeper, keeping };
}
