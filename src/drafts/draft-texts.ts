import type { z } from 'zod';
import type { Facts } from '../business/facts.ts';
import { isKnownEntry, toCorrection } from '../pages/page-routes.ts';
import { type PageToSave, type SaveRefusal, unusable } from '../pages/page-to-save.ts';
import { pageToWrite } from '../pages/page-writer.ts';
import { UNKNOWN_ENTRY } from '../pages/understanding-routes.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { toStoredCorrection } from './draft-correction.ts';
import type { DraftTexts } from './drafts-store.ts';
import type { draftPage } from './draft-bodies.ts';

export function toPage({ understood, ...page }: z.infer<typeof draftPage>): PageToSave | SaveRefusal {
  return isKnownEntry(understood) ? { ...page, correction: toCorrection(understood) } : unusable(UNKNOWN_ENTRY);
}

/** What is stored of a draft: only what could be published as it is. */
export async function toTexts(
  db: Kysely<Schema>,
  body: z.infer<typeof draftPage>,
  facts: Facts,
): Promise<{ readonly ok: true; readonly texts: DraftTexts } | SaveRefusal> {
  const asked = toPage(body);
  if ('ok' in asked) return asked;
  const checked = await pageToWrite(db, asked, facts);
  if (!checked.ok) return checked;
  const { title, slug, description, content } = checked.page;
  const { creativity: level, seed, understood } = body;
  return {
    ok: true,
    texts: { title, slug, description, content, creativity: level, seed, correction: toStoredCorrection(understood) },
  };
}
