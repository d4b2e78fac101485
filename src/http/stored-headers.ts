import { hash as digest } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ResponseFile } from './response-file.ts';
import { headersText, headRow, readRow } from './response-rows.ts';
import type { Statements } from './response-statements.ts';
import type { Headers } from './finished-response.ts';

/** Different headers of responses: those of each kind of page. */
const HEADERS_MAX = 500;

/** Of headers, by what they say: the same in every file and process. 48 bits of a SHA-256. */
const headOf = (text: string) => Number.parseInt(digest('sha256', text, 'hex').slice(0, 12), 16);

function parseHeaders(text: string): Headers | null {
  try {
    return headersText.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export function putHeaders({ addHead }: Statements, headers: Headers): number {
  const text = JSON.stringify(headers);
  const head = headOf(text);
  addHead.run(head, text);
  return head;
}

/** Reads headers once: those of one kind of page are the same object in memory. */
export function createHeadersReader(file: ResponseFile<Statements>): (head: number) => Headers | null {
  const headersKnown = new LRUCache<number, Headers>({ max: HEADERS_MAX });
  return (head) => {
    const known = headersKnown.get(head);
    if (known) return known;
    const text = file.use(({ findHead }) => readRow(headRow, findHead.get(head))?.text, undefined);
    const headers = text !== undefined && headOf(text) === head ? parseHeaders(text) : null;
    if (headers) headersKnown.set(head, headers);
    return headers;
  };
}
