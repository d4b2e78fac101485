/** SQLite's extended result codes for a UNIQUE and a PRIMARY KEY conflict, and PostgreSQL's SQLSTATE for both. */
const SQLITE_CODES: readonly unknown[] = [2067, 1555];
const POSTGRES_CODE = '23505';

/** Whether a write failed because the value is taken. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === POSTGRES_CODE) return true;
  return 'errcode' in error && SQLITE_CODES.includes(error.errcode);
}
