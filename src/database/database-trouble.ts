/** Why the database cannot be used just now, whatever the engine. Each ends by itself when its cause goes. */
export type Trouble = 'gone' | 'replaced' | 'full' | 'read-only' | 'busy' | 'damaged' | 'away';

/** The database's file is not where it was opened: what were written now would be lost with it. */
export class DatabaseMoved extends Error {
  override readonly name = 'DatabaseMoved';
  readonly trouble: 'gone' | 'replaced';

  constructor(trouble: 'gone' | 'replaced', file: string) {
    super(`${file} is ${trouble}`);
    this.trouble = trouble;
  }
}

/** SQLite's primary result codes. */
const SQLITE: ReadonlyMap<number, Trouble> = new Map([
  [5, 'busy'],
  [6, 'busy'],
  [8, 'read-only'],
  [10, 'full'],
  [11, 'damaged'],
  [13, 'full'],
  [14, 'gone'],
  [26, 'damaged'],
]);

/** PostgreSQL's SQLSTATEs, and Node's names for a connection that fails. */
const POSTGRES: ReadonlyMap<string, Trouble> = new Map([
  ['25006', 'read-only'],
  ['53100', 'full'],
  ['53300', 'away'],
  ['55P03', 'busy'],
  ['57P01', 'away'],
  ['57P02', 'away'],
  ['57P03', 'away'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'].map(
    (code): [string, Trouble] => [code, 'away'],
  ),
]);

/** What `pg` says without a code. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** @returns the trouble behind an error, looked for in its causes too; null where the database is well. */
export function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof DatabaseMoved) return error.trouble;
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE.get(error.errcode & 0xff) ?? null;
  if ('code' in error && typeof error.code === 'string' && error.code.startsWith('08')) return 'away';
  const known = 'code' in error && typeof error.code === 'string' ? POSTGRES.get(error.code) : undefined;
  if (known && ('severity' in error || 'syscall' in error)) return known;
  if (CONNECTION_LOST.test(error.message)) return 'away';
  if (error instanceof AggregateError) return troubleOf(error.errors[0]);
  return troubleOf(error.cause);
}

/** The rest of the sentence 'Não foi possível salvar: …'. */
export const TROUBLE_WORDS: Readonly<Record<Trouble, string>> = {
  gone: 'o arquivo do banco de dados não está mais no lugar. Avise quem cuida do servidor.',
  replaced:
    'o arquivo do banco de dados foi trocado com o servidor no ar. Avise quem cuida do servidor: é preciso reiniciá-lo.',
  full: 'o disco do servidor está cheio ou com defeito. Avise quem cuida do servidor e tente de novo depois.',
  'read-only': 'o banco de dados só aceita leitura neste momento. Avise quem cuida do servidor.',
  busy: 'outro programa está usando o banco de dados. Tente de novo em instantes.',
  damaged: 'o banco de dados está danificado. Avise quem cuida do servidor.',
  away: 'o banco de dados não está respondendo. Tente de novo em instantes.',
};
