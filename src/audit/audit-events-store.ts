import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { searchKey } from '../text/slug.ts';
import type { AuditAction } from './audit-event.ts';

export interface AuditFilter {
  readonly action?: AuditAction | undefined;
  /** A part of the e-mail or of the subject, accents and case ignored. */
  readonly q?: string | undefined;
  /** Days, inclusive, 'YYYY-MM-DD', as São Paulo counts them. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface AuditLine {
  readonly id: string;
  readonly at: string;
  readonly who: string;
  readonly action: string;
  readonly subject: string;
  readonly address: string | null;
}

/** The response of GET /api/record. */
export interface AuditList {
  readonly items: readonly AuditLine[];
  readonly next_cursor: string | null;
}

/** São Paulo has had no summer time since 2019. */
const OFFSET = '-03:00';
const DAY_MS = 86_400_000;

function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00${OFFSET}`);
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** Newest first. The cursor is the last line's id: version 7 ids sort by time. */
export async function listAuditEvents(
  db: Kysely<Schema>,
  { action, q, from, to, cursor, limit }: AuditFilter,
): Promise<AuditList> {
  let query = db.selectFrom('audit_events').select(['id', 'at', 'who', 'action', 'subject', 'address']);
  if (action !== undefined) query = query.where('action', '=', action);
  if (from !== undefined) query = query.where('at', '>=', startOfDay(from).toISOString());
  if (to !== undefined) query = query.where('at', '<', new Date(startOfDay(to).getTime() + DAY_MS).toISOString());
  if (cursor !== undefined) {
    const [at = '', id = ''] = cursor.split('_');
    query = query.where(({ eb, or, and }) => or([eb('at', '<', at), and([eb('at', '=', at), eb('id', '<', id)])]));
  }
  if (q !== undefined && q !== '') {
    const pattern = `%${escapeLike(searchKey(q))}%`;
    query = query.where(sql<boolean>`search_key like ${pattern} escape '\\'`);
  }
  const rows = await query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next_cursor: rows.length > limit && last ? `${last.at}_${last.id}` : null };
}
