import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from 'node:fs';

/**
 * Looks at the bytes of an SQLite file and of the log beside it ('-wal') before SQLite does: it would write the log's pages into whatever
 * database stands there, and the mixture starts and answers. Source of the formats: sqlite.org/fileformat2.html, sections 1.3 and 4.
 */

const HEADER_BYTES = 100;
const WAL_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** What byte 18 says of a database that keeps a log. Our copies do not until they are opened. */
const KEEPS_LOG = 2;
const BIGGEST_PAGE = 65_536;
/** SQLite leaves out the page of its locks; a few more do not prove anything. */
const MISSING_ALLOWED = 4;

/** Why the log beside a database cannot be its own. */
export type WalFault = 'database-gone' | 'other-database';

interface Wal {
  readonly pageSize: number;
  /** Pages of the database after the last commit of the log. */
  readonly pagesAfter: number;
  /** Pages that the log brings. */
  readonly pages: ReadonlySet<number>;
  /** How often the file had been opened for writing, by each first page in the log. */
  readonly counters: readonly number[];
}

function bytesAt(descriptor: number, length: number, position: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, position));
}

function reading<Result>(file: string, read: (descriptor: number) => Result): Result {
  const descriptor = openSync(file, 'r');
  try {
    return read(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** @returns null where nothing in the log is committed: SQLite takes no notice of it. */
function readWal(file: string): Wal | null {
  return reading(file, (descriptor) => {
    const header = bytesAt(descriptor, WAL_HEADER_BYTES, 0);
    if (header.length < WAL_HEADER_BYTES || header.readUInt32BE(0) >>> 1 !== 0x377f_0682 >>> 1) return null;
    const pageSize = header.readUInt32BE(8);
    const salts = header.subarray(16, 24);
    const { size } = fstatSync(descriptor);
    const pages = new Set<number>();
    const counters: number[] = [];
    let pending: { page: number; counter: number | null }[] = [];
    let pagesAfter = 0;
    for (let at = WAL_HEADER_BYTES; at + FRAME_HEADER_BYTES + pageSize <= size; at += FRAME_HEADER_BYTES + pageSize) {
      const frame = bytesAt(descriptor, FRAME_HEADER_BYTES, at);
      // Frames of the log's turn before, which SQLite overwrites one by one.
      if (!frame.subarray(8, 16).equals(salts)) break;
      const page = frame.readUInt32BE(0);
      const counter = page === 1 ? bytesAt(descriptor, 4, at + FRAME_HEADER_BYTES + 24).readUInt32BE(0) : null;
      pending.push({ page, counter });
      if (frame.readUInt32BE(4) === 0) continue;
      pagesAfter = frame.readUInt32BE(4);
      for (const one of pending) {
        pages.add(one.page);
        if (one.counter !== null) counters.push(one.counter);
      }
      pending = [];
    }
    return pagesAfter === 0 ? null : { pageSize, pagesAfter, pages, counters };
  });
}

function isOfOther(file: string, wal: Wal): boolean {
  const { size } = statSync(file);
  const header = reading(file, (descriptor) => bytesAt(descriptor, HEADER_BYTES, 0));
  if (header.length < HEADER_BYTES) return false;
  const pageSize = header.readUInt16BE(16) === 1 ? BIGGEST_PAGE : header.readUInt16BE(16);
  if (header[18] !== KEEPS_LOG || pageSize !== wal.pageSize) return true;
  // A page that was added while the log was written stands in the file or in the log.
  let missing = 0;
  for (let page = Math.floor(size / pageSize) + 1; page <= wal.pagesAfter; page += 1)
    if (!wal.pages.has(page)) missing += 1;
  if (missing > MISSING_ALLOWED) return true;
  const [first, last] = [wal.counters[0], wal.counters.at(-1)];
  if (first === undefined || last === undefined) return false;
  const counter = header.readUInt32BE(24);
  return counter < first - 1 || counter > last;
}

/** @returns why the log beside the file must not be read into it; null where it may, or where there is none. */
export function findWalFault(file: string): WalFault | null {
  const log = `${file}-wal`;
  if (!existsSync(log)) return null;
  const wal = readWal(log);
  if (wal === null) return null;
  if (!existsSync(file) || statSync(file).size === 0) return 'database-gone';
  return isOfOther(file, wal) ? 'other-database' : null;
}
