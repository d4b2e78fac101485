import { lineOutput } from './log-output.ts';
import { currentRequestId } from './request-id.ts';

/** One JSON object a line on standard output, for people and for log collectors. */
export interface Log {
  info(message: string, fields?: Fields): void;
  error(message: string, error: unknown, fields?: Fields): void;
}

export interface ClosableLog extends Log {
  /** Writes the counts that still wait for the end of their minute. */
  close(): void;
}

type Fields = Readonly<Record<string, unknown>>;
type Level = 'info' | 'error';

const MINUTE_MS = 60_000;
/** So many lines a minute of each message; what comes beyond them is counted. */
const LINES_A_MINUTE = 60;
/** In characters. Paths and names are written by anybody; a stack is worth reading to its end. */
const TEXT_MAX = 300;
const ERROR_MAX = 4000;
/** What a terminal takes for a command and JSON leaves as it is. */
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029]/g;

interface Minute {
  readonly level: Level;
  readonly until: number;
  written: number;
  more: number;
  timer: NodeJS.Timeout | undefined;
}

function cut(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const most = name === 'error' ? ERROR_MAX : TEXT_MAX;
  return value.length <= most ? value : `${value.slice(0, most).toWellFormed()}…`;
}

function lineOf(level: Level, message: string, fields: Fields): string {
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }, cut);
  return `${line.replace(UNPRINTABLE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
}

/** The request about which something is said, where there is one. */
function requestField(): Fields {
  const request = currentRequestId();
  return request === undefined ? {} : { request };
}

/**
 * A log that nobody floods: strings are cut, and of a message that comes again and again a minute's first lines are written and the others
 * counted in one more, with `repeated`.
 *
 * @param write gets whole lines and must not throw.
 */
export function createLog(write: (line: string) => void): ClosableLog {
  const minutes = new Map<string, Minute>();

  function sumUp(message: string, minute: Minute): void {
    clearTimeout(minute.timer);
    minute.timer = undefined;
    if (minute.more > 0) write(lineOf(minute.level, message, { repeated: minute.more }));
    minute.more = 0;
  }

  function minuteOf(level: Level, message: string): Minute {
    const now = Date.now();
    const kept = minutes.get(message);
    // A clock that was put back must not keep the log closed.
    if (kept && now < kept.until && now >= kept.until - MINUTE_MS) return kept;
    if (kept) sumUp(message, kept);
    const begun: Minute = { level, until: now + MINUTE_MS, written: 0, more: 0, timer: undefined };
    minutes.set(message, begun);
    return begun;
  }

  function note(level: Level, message: string, fields: () => Fields): void {
    const minute = minuteOf(level, message);
    if (minute.written < LINES_A_MINUTE) {
      minute.written += 1;
      write(lineOf(level, message, { ...requestField(), ...fields() }));
      return;
    }
    minute.more += 1;
    minute.timer ??= setTimeout(() => sumUp(message, minute), minute.until - Date.now()).unref();
  }

  return {
    info: (message, fields = {}) => note('info', message, () => fields),
    error: (message, error, fields = {}) =>
      note('error', message, () => ({
        ...fields,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })),
    close() {
      for (const [message, minute] of minutes) sumUp(message, minute);
    },
  };
}

export const standardLog: ClosableLog = createLog(lineOutput(process.stdout));
