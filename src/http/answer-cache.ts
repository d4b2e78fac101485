import { hash as digest } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AnswerStore, Variant } from './stored-answer.ts';
import { type Compress, compressBody, release } from './compress-body.ts';
import { type Answer, type Answering, FinishedAnswer, type Headers, PassingAnswer } from './finished-answer.ts';
import { createFirstVisits, type Visit } from './first-visits.ts';
import { type ChangePosition, createLastChanges } from './last-changes.ts';
import { createLeisure } from './leisure.ts';
import { COMMON_HEADERS } from './security-headers.ts';

const MAX_BYTES = 12 * 1024 * 1024;
/** What an answer costs besides its body: headers, key, tags. */
const OVERHEAD_BYTES = 3072;
const HASH_LENGTH = 22;
/** Addresses that are remembered to have been asked for once. */
const ASKED_MAX = 5000;
/** Addresses that are made ready by demand after a start or a change of everything. */
const DEMANDED_MAX = 1000;
const ALWAYS_THE_SAME: Variant = { key: '', phase: '', until: null };

/** A public answer before it is compressed. */
export interface PublicAnswer {
  readonly status: number;
  readonly body: string | Buffer<ArrayBuffer>;
  /** Whether the answer is worth keeping; there is no end of addresses that do not exist and of words to search for. */
  readonly kept: boolean;
  /** Lower-case names; what the body needs: content type, policy. */
  readonly headers: Headers;
  /** What the answer shows; a change of any of these drops it. */
  readonly tags: readonly string[];
  /** When the clock alone makes it wrong, besides the end of the variant's phase; null when it never does. */
  readonly validUntil: Date | null;
}

export interface BuildOptions {
  readonly visit?: Visit;
}

export interface AnswerCache {
  /** A finished answer that is still true, from memory or from the store, or null. Synchronous: this is what nearly every visit costs. */
  find(key: string): FinishedAnswer | null;
  /**
   * Builds an answer and keeps it, unless something that it shows changed since the build was asked for: all that it shows must be read
   * inside of `render`. Visits that ask for the same key meanwhile wait for the same build, and get another where it shows less than what had
   * changed when they asked.
   *
   * @throws VisitorsLeft when the visitor hung up before its turn came.
   */
  build(key: string, render: () => Promise<PublicAnswer>, options?: BuildOptions): Promise<Answer>;
  /** Up to where the store knows the changes; null where it knows none. */
  position(): ChangePosition | null;
  /** Drops what shows any of these. */
  drop(tags: readonly string[], position: ChangePosition): void;
  /** For a change that may touch any answer. */
  dropAll(position: ChangePosition): void;
  /** Makes answers ready ahead of their visits, when the machine is calm. */
  prepare(keys: readonly string[]): void;
  stop(): Promise<void>;
}

export interface AnswerCacheOptions {
  /** Headers that every answer carries. */
  readonly common?: Headers;
  /** Of memory. */
  readonly maxBytes?: number | undefined;
  readonly compress?: Compress;
  readonly store?: AnswerStore | null;
  /** What every answer depends on just now. */
  readonly variant?: () => Variant;
  /** Has the answer of a key built ahead of its visit. */
  readonly warm?: (key: string) => Promise<void>;
  readonly onError?: (error: unknown) => void;
}

interface UnderWay {
  readonly since: number;
  readonly visits: Set<Visit>;
  readonly answer: Promise<FinishedAnswer | PassingAnswer>;
}

function earliest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** Finished public answers: those asked for most in bounded memory, the others in the store. */
export function createAnswerCache(clock: () => Date, options: AnswerCacheOptions = {}): AnswerCache {
  const {
    common = COMMON_HEADERS,
    maxBytes = MAX_BYTES,
    compress = compressBody,
    store = null,
    variant = () => ALWAYS_THE_SAME,
    warm = async () => undefined,
    onError = () => undefined,
  } = options;
  const answering: Answering = { clock, common, compress };
  const left = store?.known() ?? null;
  const changes = createLastChanges(left?.changes);
  const answers = new LRUCache<string, FinishedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ brotli }, key) => brotli.length + key.length + OVERHEAD_BYTES,
  });
  /** Asked for once: a crawler that asks for each page once leaves memory to what is asked for again. */
  const askedOnce = new LRUCache<string, true>({ max: ASKED_MAX });
  const stopping = Promise.withResolvers<null>();
  const building = new Map<string, UnderWay>();
  const firstVisits = createFirstVisits();
  const leisure = createLeisure({ work: makeReady, isBusy: firstVisits.isBusy, onError });

  function stands({ validUntil, tags, version }: FinishedAnswer): boolean {
    return (validUntil === null || clock() < validUntil) && !changes.changedAfter(tags, version);
  }

  function findStored(key: string): FinishedAnswer | null {
    const current = variant();
    const stored = store?.find(key, current);
    if (!stored) return null;
    // Of an earlier day's phase: another answer stood here meanwhile, which may bear a later date.
    const madeAt = stored.phaseEnded === null || clock() < stored.phaseEnded ? stored.madeAt : clock();
    const answer = new FinishedAnswer(
      { ...stored, madeAt, validUntil: earliest(stored.validUntil, current.until) },
      answering,
    );
    return stands(answer) ? answer : null;
  }

  /** Has the best form of an answer made when there is time, and keeps it in memory if it was asked for before or is stored nowhere. */
  function remember(key: string, answer: FinishedAnswer): void {
    if (!answer.isBest) leisure.add(key);
    if (store === null || askedOnce.has(key)) answers.set(key, answer);
    else askedOnce.set(key, true);
  }

  function look(key: string): FinishedAnswer | null {
    const known = answers.get(key);
    if (known && stands(known)) return known;
    if (known) answers.delete(key);
    return findStored(key);
  }

  function find(key: string): FinishedAnswer | null {
    const found = look(key);
    if (found && answers.peek(key) !== found) remember(key, found);
    return found;
  }

  async function render(
    key: string,
    source: () => Promise<PublicAnswer>,
    since: number,
  ): Promise<FinishedAnswer | PassingAnswer> {
    const current = variant();
    const { status, body, kept, headers, tags, validUntil } = await source();
    const text = Buffer.from(body);
    const described = {
      status,
      headers,
      hash: digest('sha256', text, 'base64url').slice(0, HASH_LENGTH),
      madeAt: clock(),
    };
    if (!kept) return new PassingAnswer(described, text, answering);
    const known = store?.findForm(described.hash) ?? { brotli: await compress.brotli(text), isBest: false };
    release(text);
    const finished = { ...described, brotli: known.brotli, isBest: known.isBest, tags, version: since, validUntil };
    const answer = new FinishedAnswer({ ...finished, validUntil: earliest(validUntil, current.until) }, answering);
    // What it shows changed while it was being built: it may be the old state, so it serves this visit and is not kept.
    if (!stands(answer) || variant().key !== current.key || variant().phase !== current.phase) return answer;
    remember(key, answer);
    store?.keep(key, current, { ...finished, phaseEnded: current.until });
    return answer;
  }

  async function build(
    key: string,
    source: () => Promise<PublicAnswer>,
    { visit = null }: BuildOptions = {},
  ): Promise<Answer> {
    const underWay = building.get(key);
    if (underWay) {
      const asked = changes.version();
      underWay.visits.add(visit);
      const answer = await underWay.answer;
      // A visit that comes after a change must not be handed the answer from before it.
      const isOld =
        asked > underWay.since &&
        (answer instanceof PassingAnswer || changes.changedAfter(answer.tags, underWay.since));
      return isOld ? build(key, source, { visit }) : answer;
    }
    const since = changes.version();
    const visits = new Set([visit]);
    const end = () => {
      if (building.get(key)?.visits === visits) building.delete(key);
    };
    const answer = firstVisits.take(visits, () => render(key, source, since), end).finally(end);
    building.set(key, { since, visits, answer });
    return answer;
  }

  /** For a time without visitors: renders what is not there, and makes the best form of it, once for a text. */
  async function makeReady(key: string): Promise<void> {
    if (!look(key)) await warm(key);
    const quick = look(key);
    if (!quick || quick.isBest) return;
    const known = store?.findForm(quick.hash);
    const brotli = known?.isBest ? known.brotli : await Promise.race([compress.best(quick.brotli), stopping.promise]);
    if (!brotli) return;
    store?.improve({ hash: quick.hash, brotli, isBest: true });
    if (answers.peek(key)?.hash === quick.hash) answers.set(key, quick.better(brotli));
  }

  function dropAll(position: ChangePosition): void {
    const demanded = Array.from(answers.keys()).slice(0, DEMANDED_MAX);
    changes.note(null, position.version);
    store?.noteChangeOfAll(position);
    answers.clear();
    for (const key of demanded) leisure.add(key);
  }

  return {
    find,
    build,
    position: () => left?.position ?? null,
    drop(tags, position) {
      changes.note(tags, position.version);
      store?.noteChange(tags, position, changes.floor());
    },
    dropAll,
    prepare: (keys) => {
      for (const key of keys) leisure.add(key);
    },
    async stop() {
      stopping.resolve(null);
      await leisure.stop();
      store?.close();
    },
  };
}
