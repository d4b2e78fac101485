import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { BEST, compressBody, type Effort, QUICK } from './compress-body.ts';
import { COMMON_HEADERS } from './security-headers.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** What an answer costs besides its bodies: headers, keys, tags. */
const OVERHEAD_BYTES = 4096;
/**
 * A browser asks again each time and mostly gets a 304. A shared cache (CDN) may answer for one second without asking, which spares
 * the origin a rush of visitors and still shows a change within a second of its save.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, must-revalidate';
/** Last-Modified counts whole seconds: an answer this young may yet be followed by another of the same second, so it is not dated. */
const DATED_AFTER_MS = 2000;
/** How long a quick answer must have stayed true before it is worth the better compression. */
const CALM_MS = 1000;
/** How many addresses it remembers that were true once; what is forgotten is only compressed at leisure. */
const REMEMBERED = 5000;
/** Changes remembered for builds under way; a build that outlasts them is not kept. */
const DROPS_REMEMBERED = 256;

type CommonHeaders = Readonly<Record<string, string>>;

/** A public answer before it is compressed. */
export interface PublicAnswer {
  readonly status: number;
  readonly body: string | Buffer<ArrayBuffer>;
  /** Whether the answer is worth keeping; there is no end of addresses that do not exist and of words to search for. */
  readonly kept: boolean;
  /** Lower-case names; what the body needs: content type, policy. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the answer shows; a change of any of these drops it. */
  readonly tags: readonly string[];
  /** When the clock alone makes it wrong; null when it never does. */
  readonly validUntil: Date | null;
}

export type Encoding = 'br' | 'gzip' | 'identity';

export interface WireForm {
  readonly body: Buffer<ArrayBuffer>;
  readonly etag: string;
  /** All headers of the answer with its body, and of the 304 without one. */
  readonly headers: Readonly<Record<string, string>>;
  readonly unchangedHeaders: Readonly<Record<string, string>>;
}

interface Answered {
  readonly status: number;
  readonly tags: readonly string[];
  readonly validUntil: Date | null;
  /** When this answer was first given. */
  readonly madeAt: Date;
  /** Whether `madeAt` may be told as Last-Modified: no other answer can bear the same second any more. */
  isDated(): boolean;
}

/** Finished, compressed and ready to be written to a socket. */
export interface FinishedAnswer extends Answered {
  readonly wire: Readonly<Record<Encoding, WireForm>>;
}

/** Not worth keeping: compressed only in the form that is asked for. */
export interface PassingAnswer extends Answered {
  form(encoding: Encoding): Promise<WireForm>;
}

export interface AnswerCache {
  /** A finished answer that is still true, or null. Synchronous: this is what nearly every visit costs. */
  find(key: string): FinishedAnswer | null;
  /** Where the changes stand; taken before the first read for an answer that is read for outside of `build`. */
  mark(): number;
  /**
   * Builds an answer and keeps it, unless something that it shows changed since the mark; visits that ask for the same key meanwhile wait
   * for the same build, and get another where it shows less than what had changed when they asked.
   */
  build(key: string, render: () => Promise<PublicAnswer>, since?: number): Promise<FinishedAnswer | PassingAnswer>;
  /** Drops what shows any of these. */
  drop(tags: readonly string[]): void;
  /** For a change that may touch any answer. */
  dropAll(): void;
}

interface Finishing {
  readonly clock: () => Date;
  readonly madeAt: Date;
  /** Headers that every answer carries. */
  readonly common: CommonHeaders;
  readonly compress: typeof compressBody;
}

const ETAG_END: Readonly<Record<Encoding, string>> = { br: '-br', gzip: '-gz', identity: '' };

function wireForm(answer: PublicAnswer, { madeAt, common }: Finishing, body: Buffer<ArrayBuffer>, hash: string, encoding: Encoding): WireForm {
  const etag = `"${hash}${ETAG_END[encoding]}"`;
  const unchangedHeaders = {
    ...common,
    vary: 'accept-encoding',
    ...(answer.status === 200 ? { 'cache-control': CACHE_CONTROL, etag, 'last-modified': madeAt.toUTCString() } : { 'cache-control': 'no-store' }),
    ...answer.headers,
  };
  const headers = { ...unchangedHeaders, 'content-length': String(body.length), ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) };
  return { body, etag, headers, unchangedHeaders };
}

function answered({ status, tags, validUntil }: PublicAnswer, { clock, madeAt }: Finishing): Answered {
  return { status, tags, validUntil, madeAt, isDated: () => clock().getTime() - madeAt.getTime() >= DATED_AFTER_MS };
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

async function finish(answer: PublicAnswer, finishing: Finishing, effort: Effort): Promise<FinishedAnswer> {
  const identity = Buffer.from(answer.body);
  const [br, gzip] = await Promise.all([finishing.compress.br(identity, effort), finishing.compress.gzip(identity, effort)]);
  const hash = hashOf(identity);
  return {
    ...answered(answer, finishing),
    wire: {
      br: wireForm(answer, finishing, br, hash, 'br'),
      gzip: wireForm(answer, finishing, gzip, hash, 'gzip'),
      identity: wireForm(answer, finishing, identity, hash, 'identity'),
    },
  };
}

function pass(answer: PublicAnswer, finishing: Finishing): PassingAnswer {
  const identity = Buffer.from(answer.body);
  const hash = hashOf(identity);
  return {
    ...answered(answer, finishing),
    async form(encoding) {
      const body = encoding === 'identity' ? identity : await finishing.compress[encoding](identity, QUICK);
      return wireForm(answer, finishing, body, hash, encoding);
    },
  };
}

/**
 * Finished public answers in bounded memory.
 *
 * @param common headers that every answer carries.
 * @param compress another in tests.
 */
export function createAnswerCache(clock: () => Date, common: CommonHeaders = COMMON_HEADERS, maxBytes: number = MAX_BYTES, compress = compressBody): AnswerCache {
  const answers = new LRUCache<string, FinishedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ wire }, key) => wire.br.body.length + wire.gzip.body.length + wire.identity.body.length + key.length + OVERHEAD_BYTES,
    dispose: (answer, key) => untag(key, answer.tags),
  });
  const keysByTag = new Map<string, Set<string>>();
  const building = new Map<string, { readonly since: number; readonly answer: Promise<FinishedAnswer | PassingAnswer> }>();
  const awaited = new LRUCache<string, true>({ max: REMEMBERED });
  let improving: Promise<void> = Promise.resolve();
  let drops = 0;
  /** The tags of the newest drops, the last of them being number `drops`; null where everything was dropped. */
  const recent: (ReadonlySet<string> | null)[] = [];

  /** Whether any of what an answer shows changed between two marks. Its tags are known only once it is built. */
  function changedBetween(tags: readonly string[], since: number, until: number): boolean {
    if (drops - since > recent.length) return true;
    const between = recent.slice(recent.length - (drops - since), recent.length - (drops - until));
    return between.some((changed) => changed === null || tags.some((tag) => changed.has(tag)));
  }

  function untag(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function keep(key: string, answer: FinishedAnswer): void {
    answers.set(key, answer);
    if (!answers.has(key)) return;
    for (const tag of answer.tags) {
      const keys = keysByTag.get(tag);
      if (keys) keys.add(key);
      else keysByTag.set(tag, new Set([key]));
    }
  }

  /**
   * Compresses a quick answer anew at the best ratio, one at a time, so that many changes at once leave the processor to visitors. The ETag
   * stays: it names the text, which is the same, and no part of the bytes can be asked for.
   */
  async function improve(key: string, built: PublicAnswer, quick: FinishedAnswer): Promise<void> {
    if (answers.peek(key) !== quick) return;
    const better = await finish(built, { clock, madeAt: quick.madeAt, common, compress }, BEST);
    if (answers.peek(key) === quick) keep(key, better);
  }

  /** Where the compression fails the quick answer stands, and those that wait behind it have their turn. */
  function queueToImprove(key: string, built: PublicAnswer, quick: FinishedAnswer): void {
    improving = improving.then(() => improve(key, built, quick)).catch(() => undefined);
  }

  async function render(key: string, source: () => Promise<PublicAnswer>, since: number): Promise<FinishedAnswer | PassingAnswer> {
    const built = await source();
    const finishing = { clock, madeAt: clock(), common, compress };
    if (!built.kept) return pass(built, finishing);
    // An address that was true a moment ago has visitors waiting for it; one that is new can be finished at leisure.
    const isQuick = awaited.has(key);
    const answer = await finish(built, finishing, isQuick ? QUICK : BEST);
    // What it shows changed while it was being built: it may be the old state, so it serves this visit and is not kept.
    if (changedBetween(answer.tags, since, drops)) return answer;
    keep(key, answer);
    awaited.delete(key);
    if (isQuick) setTimeout(() => queueToImprove(key, built, answer), CALM_MS).unref();
    return answer;
  }

  async function build(key: string, source: () => Promise<PublicAnswer>, since = drops): Promise<FinishedAnswer | PassingAnswer> {
    const underWay = building.get(key);
    if (underWay) {
      const asked = drops;
      const answer = await underWay.answer;
      // A visit that comes after a change must not be handed the answer from before it.
      return changedBetween(answer.tags, underWay.since, asked) ? build(key, source, since) : answer;
    }
    const answer = render(key, source, since).finally(() => building.delete(key));
    building.set(key, { since, answer });
    return answer;
  }

  function forget(key: string): void {
    if (answers.delete(key)) awaited.set(key, true);
  }

  /** @param changed null for everything. */
  function noteDrop(changed: ReadonlySet<string> | null): void {
    drops += 1;
    recent.push(changed);
    if (recent.length > DROPS_REMEMBERED) recent.shift();
  }

  return {
    find(key) {
      const answer = answers.get(key);
      if (!answer) return null;
      if (answer.validUntil === null || clock() < answer.validUntil) return answer;
      forget(key);
      return null;
    },
    mark: () => drops,
    build,
    drop(tags) {
      noteDrop(new Set(tags));
      for (const key of new Set(tags.flatMap((tag) => Array.from(keysByTag.get(tag) ?? [])))) forget(key);
    },
    dropAll() {
      noteDrop(null);
      for (const key of Array.from(answers.keys())) forget(key);
    },
  };
}
