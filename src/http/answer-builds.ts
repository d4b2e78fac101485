import { hash as digest } from 'node:crypto';
import { type AnswerMemory, earliest } from './answer-memory.ts';
import { type Compress, release } from './compress-body.ts';
import { type Answer, type Answering, FinishedAnswer, type Headers, PassingAnswer } from './finished-answer.ts';
import type { FirstVisits, Visit } from './first-visits.ts';
import type { LastChanges } from './last-changes.ts';
import type { AnswerStore, Variant } from './stored-answer.ts';

const HASH_LENGTH = 22;

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

export interface AnswerBuildsDependencies {
  readonly answering: Answering;
  readonly compress: Compress;
  readonly store: AnswerStore | null;
  readonly variant: () => Variant;
  readonly changes: LastChanges;
  readonly memory: AnswerMemory;
  readonly firstVisits: FirstVisits;
}

interface UnderWay {
  readonly since: number;
  readonly visits: Set<Visit>;
  readonly answer: Promise<FinishedAnswer | PassingAnswer>;
}

/** Builds answers, each key once at a time. @returns `build` of the cache. */
export function createAnswerBuilds(dependencies: AnswerBuildsDependencies) {
  const { changes, firstVisits } = dependencies;
  const building = new Map<string, UnderWay>();

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
    const answer = firstVisits.take(visits, () => render(dependencies, key, source, since), end).finally(end);
    building.set(key, { since, visits, answer });
    return answer;
  }
  return build;
}

/** Compresses what was built and keeps it, unless something that it shows changed meanwhile. @param since the version of the changes when it was asked for. */
async function render(
  { answering, compress, store, variant, memory }: AnswerBuildsDependencies,
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
    madeAt: answering.clock(),
  };
  if (!kept) return new PassingAnswer(described, text, answering);
  const known = store?.findForm(described.hash) ?? { brotli: await compress.brotli(text), isBest: false };
  release(text);
  const finished = { ...described, brotli: known.brotli, isBest: known.isBest, tags, version: since, validUntil };
  const answer = new FinishedAnswer({ ...finished, validUntil: earliest(validUntil, current.until) }, answering);
  // What it shows changed while it was being built: it may be the old state, so it serves this visit and is not kept.
  if (!memory.stands(answer) || variant().key !== current.key || variant().phase !== current.phase) return answer;
  memory.remember(key, answer);
  store?.keep(key, current, { ...finished, phaseEnded: current.until });
  return answer;
}
