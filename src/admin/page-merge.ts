import type { PageEdit } from './api-client.ts';

/** What stands on the screen when the response to a save comes: what was typed since it was sent stays, everything else is as the server has it. */
export function mergeSaved(sent: PageEdit, typed: PageEdit, saved: PageEdit): PageEdit {
  const kept = <Field extends keyof PageEdit>(field: Field): PageEdit[Field] =>
    typed[field] === sent[field] ? saved[field] : typed[field];
  return {
    revision: saved.revision,
    title: kept('title'),
    slug: kept('slug'),
    description: kept('description'),
    content: kept('content'),
    indexable: kept('indexable'),
  };
}
