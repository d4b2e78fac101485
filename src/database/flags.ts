import { sql } from 'kysely';

/**
 * Flags as they stand in a statement's text and not as its parameters. Where a parameter could decide whether a partial index serves
 * (`where indexable = 1`), SQLite plans the statement anew at each run, which takes longer than the read
 * (sqlite.org/partialindex.html; `sqlite3_reprepare` was a twentieth of a first visit).
 */
export const SET = sql.lit<1>(1);
export const UNSET = sql.lit<0>(0);
