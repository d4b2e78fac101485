import { type Expression, type Kysely, sql, type SqlBool, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Work that outlives the process which does it: a row of one of these tables belongs to a worker for the length of a lease, and the worker
 * writes only while it does (docs/decisions/004).
 */
export type LeasedTable = 'bulk_jobs' | 'page_actions' | 'kept_lists';

/** A process that says nothing for this long has died, and another takes its work over. */
export const LEASE_MS = 5000;

/** Work that must not be written to: it was cancelled or taken over. */
export class LeaseLost extends Error {}

/**
 * Whether nobody holds any more what a row's `lease_until` says is held. An end further away than two leases was written by a clock that ran
 * ahead and was put right: waiting for it could take years. Within two, the clocks of several machines may differ.
 *
 * @param leaseMs for how long it is taken.
 */
export function isLeaseOver(now: Date, leaseMs: number): Expression<SqlBool> {
  const latest = new Date(now.getTime() + 2 * leaseMs);
  return sql<SqlBool>`(lease_until < ${now.toISOString()} or lease_until > ${latest.toISOString()})`;
}

/** Whether any work waits or is being done. */
export async function isWorkOpen(db: Kysely<Schema>, table: LeasedTable): Promise<boolean> {
  const { rows } = await sql<{
    id: string;
  }>`select id from ${sql.table(table)} where state in ('queued', 'running') limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Takes the oldest work that nobody does: what is queued, or what runs and whose worker has said nothing for the length of its lease. Of
 * several processes that try at once, one gets it.
 *
 * @returns its id, null where there is none.
 */
export async function claimOldest(
  db: Kysely<Schema>,
  table: LeasedTable,
  worker: string,
  now: Date,
): Promise<string | null> {
  const name = sql.table(table);
  // The first condition says nothing new; by it SQLite knows that the index of open work serves.
  const isFree = sql<boolean>`(state in ('queued', 'running') and (state = 'queued' or (state = 'running' and ${isLeaseOver(now, LEASE_MS)})))`;
  const { rows } = await sql<{ id: string }>`update ${name}
    set state = 'running', worker = ${worker}, lease_until = ${leaseUntil(now)}
    where id in (select id from ${name} where ${isFree} order by created_at, id limit 1) and ${isFree}
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Until when who says something now holds its work. */
export function leaseUntil(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString();
}

const isOurs = (id: string, worker: string) => sql<boolean>`id = ${id} and worker = ${worker} and state = 'running'`;

/** Holds work for another lease. @returns false when it is no longer this worker's. */
export async function renewLease(
  db: Kysely<Schema> | Transaction<Schema>,
  table: LeasedTable,
  id: string,
  worker: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`update ${sql.table(table)} set lease_until = ${leaseUntil(now)}
    where ${isOurs(id, worker)} returning id`.execute(db);
  return rows.length > 0;
}

/** Gives work back before its lease ends, so that another process takes it at once. */
export async function releaseWork(db: Kysely<Schema>, table: LeasedTable, id: string, worker: string): Promise<void> {
  await sql`update ${sql.table(table)} set state = 'queued', worker = null, lease_until = null
    where ${isOurs(id, worker)}`.execute(db);
}

/** @returns false when it is no longer this worker's. */
export async function endWork(
  db: Kysely<Schema> | Transaction<Schema>,
  table: LeasedTable,
  { id, worker, state }: { readonly id: string; readonly worker: string; readonly state: 'done' | 'failed' },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`update ${sql.table(table)}
    set state = ${state}, finished_at = ${now.toISOString()}, worker = null, lease_until = null
    where ${isOurs(id, worker)} returning id`.execute(db);
  return rows.length > 0;
}
