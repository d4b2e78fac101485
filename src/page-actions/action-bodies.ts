import { z } from 'zod';
import { pageListBody } from '../pages/page-list-filter.ts';
import { creativity } from '../pages/page-routes.ts';

/** Pages that are named one by one; more are chosen by what finds them. */
const IDS_MAX = 500;
const WORDS_MAX = 500;

const words = z.string().max(WORDS_MAX);

const action = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['delete', 'restore', 'erase']) }),
  z.object({ kind: z.literal('index'), indexable: z.boolean().nullable() }),
  z.object({ kind: z.literal('regenerate'), creativity: creativity.nullable() }),
  z.object({ kind: z.literal('replace'), sought: words.refine((text) => text.trim() !== ''), by: words }),
]);

const from = z.enum(['list', 'bin']);
const ids = z.array(z.uuid()).max(IDS_MAX);

export const selection = z.union([
  z.object({ from, ids: ids.min(1) }),
  z.object({ from, filter: pageListBody, except: ids }),
]);

export const actionToBegin = z.object({ action, selection });

export const exportedPages = z.object({ selection });

/** What an action's row keeps beside its kind. */
export const storedAction = action;
