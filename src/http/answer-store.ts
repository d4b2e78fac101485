import { hash as digest } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { openAnswerFile } from './answer-file.ts';
import {
  formRow,
  headersText,
  headRow,
  listedForm,
  positionRow,
  prepare,
  shownRow,
  sizeRow,
  type Statements,
  touchedRow,
} from './answer-rows.ts';
import type { Headers } from './finished-answer.ts';
import type { ChangePosition } from './last-changes.ts';
import type { AnswerStore, StoredAnswer, StoredForm, Variant } from './stored-answer.ts';

/** How much of the disk it takes at most. */
const MAX_BYTES = 1024 * 1024 * 1024;
/** Its size is looked at once in so many writes. */
const LOOK_EVERY = 64;
/** What goes then, where it is full: what was used longest ago. */
const EVICTED = 2 * LOOK_EVERY;
/** Forms' uses are told to the hour, and written down some at a time. */
const HOUR_MS = 60 * 60 * 1000;
const USES_MAX = 200;
/** Answers are written down so many at a time, and at the latest so soon: one transaction costs as much as thirty rows. */
const KEPT_TOGETHER = 32;
const KEPT_WITHIN_MS = 50;
/** Different headers of answers: those of each kind of page. */
const HEADERS_MAX = 500;
/** In no tag. */
const BETWEEN_TAGS = '\n';

interface StoreLimits {
  readonly maxBytes?: number;
  readonly clock?: () => number;
  readonly keptTogether?: number;
}

/** Changes that could not be written down at once, taken together. */
interface Behind {
  readonly ofAll: boolean;
  readonly tags: ReadonlySet<string>;
  readonly position: ChangePosition;
  readonly floor: number;
}

const toTime = (date: Date | null) => date?.getTime() ?? null;
const toDate = (time: number | null) => (time === null ? null : new Date(time));
const sumOf = (parts: readonly (string | number | null)[]) => crc32(parts.join('\n'));
/** Of headers, by what they say: the same in every file and process. 48 bits of a SHA-256. */
const headOf = (text: string) => Number.parseInt(digest('sha256', text, 'hex').slice(0, 12), 16);

function parseHeaders(text: string): Headers | null {
  try {
    return headersText.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * @param path the name's beginning: numbers follow it.
 * @param onDamage told of a file that was damaged or cannot be used.
 * @param limits others in tests.
 */
export function openAnswerStore(
  path: string,
  onDamage: (error: unknown) => void,
  { maxBytes = MAX_BYTES, clock = Date.now, keptTogether = KEPT_TOGETHER }: StoreLimits = {},
): AnswerStore {
  const file = openAnswerFile(path, prepare, onDamage);
  const uses = new Set<string>();
  /** Answers that are not written down yet, by phase and address. */
  const waiting = new Map<
    string,
    { readonly address: string; readonly variant: Variant; readonly answer: StoredAnswer }
  >();
  let writing: NodeJS.Timeout | undefined;
  const headersKnown = new LRUCache<number, Headers>({ max: HEADERS_MAX });
  /** Changes that could not be written down yet. */
  let behind: Behind | null = null;
  let writes = 0;
  const hour = () => Math.floor(clock() / HOUR_MS);

  /** Read once: the headers of one kind of page are the same object in memory. */
  function findHeaders(head: number): Headers | null {
    const known = headersKnown.get(head);
    if (known) return known;
    const text = file.use(({ findHead }) => headRow.safeParse(findHead.get(head)).data?.text, undefined);
    const headers = text !== undefined && headOf(text) === head ? parseHeaders(text) : null;
    if (headers) headersKnown.set(head, headers);
    return headers;
  }

  function putHeaders({ addHead }: Statements, headers: Headers): number {
    const text = JSON.stringify(headers);
    const head = headOf(text);
    addHead.run(head, text);
    return head;
  }

  function dropForm({ lookUp, dropBody, dropForm: drop }: Statements, hash: string): void {
    const row = listedForm.safeParse(lookUp.get(hash)).data;
    if (row) dropBody.run(row.body);
    drop.run(hash);
  }

  function toForm(row: z.infer<typeof formRow>): StoredForm | null {
    const { hash, bytes, form_sum: sum, best, used } = row;
    const { buffer, byteOffset, length } = bytes;
    if (!(buffer instanceof ArrayBuffer) || crc32(bytes) !== sum) {
      file.write((statements) => dropForm(statements, hash), undefined);
      return null;
    }
    if (used < hour()) uses.add(hash);
    if (uses.size >= USES_MAX) writeUses();
    return { hash, brotli: Buffer.from(buffer, byteOffset, length), isBest: best === 1 };
  }

  function writeUses(): void {
    file.write(({ use }) => {
      for (const hash of uses) use.run(hour(), hash);
    }, undefined);
    uses.clear();
  }

  function putForm(statements: Statements, address: string, { hash, brotli, isBest }: StoredForm): void {
    dropForm(statements, hash);
    const { lastInsertRowid } = statements.addBody.run(brotli);
    statements.putForm.run(hash, address, lastInsertRowid, crc32(brotli), isBest ? 1 : 0, hour());
  }

  function evict(): void {
    const size = file.use((statements) => sizeRow.parse(statements.size.get()).used, 0);
    if (size <= maxBytes) return;
    writeUses();
    file.write((statements) => {
      for (const { hash, address, body } of z.array(listedForm).parse(statements.oldest.all(EVICTED))) {
        statements.dropBody.run(body);
        statements.dropForm.run(hash);
        statements.hide.run(address);
      }
    }, undefined);
  }

  function catchUp(): void {
    if (!behind) return;
    const { ofAll, tags, position, floor } = behind;
    behind = file.write((statements) => {
      if (ofAll)
        for (const table of [statements.forgetShown, statements.forgetAllTouched, statements.forgetPosition])
          table.run();
      for (const tag of tags) statements.touch.run(tag, position.version);
      statements.forgetTouched.run(floor);
      statements.move.run(position.version, position.changedAt, floor);
      return null;
    }, behind);
  }

  function writeWaiting(): void {
    clearTimeout(writing);
    writing = undefined;
    catchUp();
    file.write((statements) => {
      for (const { address, variant, answer } of waiting.values()) writeAnswer(statements, address, variant, answer);
    }, undefined);
    const before = Math.floor(writes / LOOK_EVERY);
    writes += waiting.size;
    waiting.clear();
    if (Math.floor(writes / LOOK_EVERY) > before) evict();
  }

  function writeAnswer(statements: Statements, address: string, { key, phase }: Variant, answer: StoredAnswer): void {
    const { hash, status, headers, version, madeAt, validUntil, phaseEnded } = answer;
    const said = [
      putHeaders(statements, headers),
      status,
      answer.tags.join(BETWEEN_TAGS),
      madeAt.getTime(),
      toTime(validUntil),
      toTime(phaseEnded),
    ] as const;
    const known = formRow.safeParse(statements.findForm.get(hash)).data;
    if (!known || (answer.isBest && known.best === 0)) putForm(statements, address, answer);
    const shown = [address, phase, key, version, hash, ...said] as const;
    statements.show.run(...shown, sumOf(shown));
  }

  /** Of an answer that is not written down yet. */
  function waitingForm(hash: string): StoredForm | null {
    return waiting.values().find(({ answer }) => answer.hash === hash)?.answer ?? null;
  }

  return {
    known: () =>
      file.use((statements) => {
        const row = positionRow.safeParse(statements.position.get()).data;
        if (!row) return null;
        const tags = z
          .array(touchedRow)
          .parse(statements.touched.all())
          .map(({ tag, version }) => [tag, version] as const);
        return {
          changes: { version: row.version, floor: row.floor, tags },
          position: { version: row.version, changedAt: row.changed_at },
        };
      }, null),

    find(address, { key, phase }) {
      const kept = waiting.get(`${phase} ${address}`);
      if (kept) return kept.variant.key === key ? kept.answer : null;
      const row = file.use(({ find }) => shownRow.safeParse(find.get(address, phase, key)).data, undefined);
      if (!row) return null;
      const {
        version,
        hash,
        head,
        status,
        tags,
        made_at: madeAt,
        valid_until: validUntil,
        phase_ended: phaseEnded,
      } = row;
      if (row.sum !== sumOf([address, phase, key, version, hash, head, status, tags, madeAt, validUntil, phaseEnded]))
        return null;
      const [headers, form] = [findHeaders(head), toForm(row)];
      if (!headers || !form) return null;
      return {
        ...form,
        status,
        headers,
        tags: tags === '' ? [] : tags.split(BETWEEN_TAGS),
        version,
        madeAt: new Date(madeAt),
        validUntil: toDate(validUntil),
        phaseEnded: toDate(phaseEnded),
      };
    },

    findForm(hash) {
      const row = file.use(({ findForm }) => formRow.safeParse(findForm.get(hash)).data, undefined);
      return row ? toForm(row) : waitingForm(hash);
    },

    keep(address, variant, answer) {
      waiting.set(`${variant.phase} ${address}`, { address, variant, answer });
      if (waiting.size >= keptTogether) writeWaiting();
      else writing ??= setTimeout(writeWaiting, KEPT_WITHIN_MS).unref();
    },

    improve(form) {
      if (waiting.size > 0) writeWaiting();
      file.write((statements) => {
        const known = listedForm.safeParse(statements.lookUp.get(form.hash)).data;
        if (known) putForm(statements, known.address, form);
      }, undefined);
    },

    noteChange(tags, position, floor) {
      behind = { ofAll: behind?.ofAll ?? false, tags: new Set([...(behind?.tags ?? []), ...tags]), position, floor };
      catchUp();
    },

    noteChangeOfAll(position) {
      behind = { ofAll: true, tags: new Set(), position, floor: position.version };
      catchUp();
    },

    listUsed: (limit) =>
      file.use(
        ({ newest }) =>
          z
            .array(listedForm)
            .parse(newest.all(limit))
            .map(({ address }) => address),
        [],
      ),

    close() {
      writeWaiting();
      writeUses();
      file.close();
    },
  };
}
