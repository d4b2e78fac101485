import type { Kysely } from 'kysely';
import type { WriteAuditEvent } from '../audit/audit-event.ts';
import type { Schema } from '../database/schema.ts';
import { postSlug } from '../text/slug.ts';
import type { ImportResult } from './page-contracts.ts';
import { takenSlugs } from './page-reads.ts';
import type { PageToSave } from './page-to-save.ts';
import type { PageWriter } from './page-writer.ts';

/** The one-off move from the browser's local storage: each page for itself, what fails is named and the rest goes on. */
export async function importPages(
  { db, writer }: { readonly db: Kysely<Schema>; readonly writer: Pick<PageWriter, 'save'> },
  pages: readonly PageToSave[],
  audit: WriteAuditEvent,
  by: string,
): Promise<ImportResult> {
  const taken = await takenSlugs(db, pages.map(importedSlug));
  const inserted: string[] = [];
  const skipped: string[] = [];
  const failed: { slug: string; error: string }[] = [];
  for (const page of pages) {
    const slug = importedSlug(page);
    const key = page.slug ?? slug;
    if (taken.has(slug)) {
      skipped.push(key);
      continue;
    }
    const saved = await writer.save(page, audit, by);
    if (saved.ok) inserted.push(key);
    else if (saved.status === 409) skipped.push(key);
    else failed.push({ slug: key, error: saved.message });
  }
  return { inserted, skipped, failed };
}

function importedSlug(page: PageToSave): string {
  return postSlug(page.slug ?? page.title);
}
