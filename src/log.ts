/** One JSON object a line on standard output, for people and for log collectors. */
export interface Log {
  info(message: string, fields?: Readonly<Record<string, unknown>>): void;
  error(message: string, error: unknown, fields?: Readonly<Record<string, unknown>>): void;
}

function write(level: 'info' | 'error', message: string, fields: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`);
}

export const standardLog: Log = {
  info: (message, fields = {}) => write('info', message, fields),
  error: (message, error, fields = {}) =>
    write('error', message, { ...fields, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
};
