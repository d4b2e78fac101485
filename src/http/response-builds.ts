import { hash as digest } from 'node:crypto';
import { type ResponseMemory, earliest } from './response-memory.ts';
import { type Compress, release } from './compress-body.ts';
import {
  type ServedResponse,
  type ResponseContext,
  FinishedResponse,
  type Headers,
  UncachedResponse,
} from './finished-response.ts';
import type { RenderQueue, Visit } from './render-queue.ts';
import type { LastChanges } from './last-changes.ts';
import type { ResponseStore, Variant } from './stored-response.ts';

const HASH_LENGTH = 22;

/** A public response before it is compressed. */
export interface RenderedResponse {
  readonly status: number;
  readonly body: string | Buffer<ArrayBuffer>;
  /** Whether the response is worth keeping; there is no end of addresses that do not exist and of words to search for. */
  readonly kept: boolean;
  /** Lower-case names; what the body needs: content type, policy. */
  readonly headers: Headers;
  /** What the response shows; a change of any of these drops it. */
  readonly tags: readonly string[];
  /** When the clock alone makes it wrong, besides the end of the variant's phase; null when it never does. */
  readonly validUntil: Date | null;
}

export interface BuildOptions {
  readonly visit?: Visit;
}

export interface ResponseBuildsDependencies {
  readonly context: ResponseContext;
  readonly compress: Compress;
  readonly store: ResponseStore | null;
  readonly variant: () => Variant;
  readonly changes: LastChanges;
  readonly memory: ResponseMemory;
  readonly renderQueue: RenderQueue;
}

interface UnderWay {
  readonly since: number;
  readonly visits: Set<Visit>;
  readonly response: Promise<FinishedResponse | UncachedResponse>;
}

/** Builds responses, each key once at a time. @returns `build` of the cache. */
export function createResponseBuilds(dependencies: ResponseBuildsDependencies) {
  const { changes, renderQueue } = dependencies;
  const building = new Map<string, UnderWay>();

  async function build(
    key: string,
    source: () => Promise<RenderedResponse>,
    { visit = null }: BuildOptions = {},
  ): Promise<ServedResponse> {
    const underWay = building.get(key);
    if (underWay) {
      const asked = changes.version();
      underWay.visits.add(visit);
      const response = await underWay.response;
      // A visit that comes after a change must not be handed the response from before it.
      const isOld =
        asked > underWay.since &&
        (response instanceof UncachedResponse || changes.changedAfter(response.tags, underWay.since));
      return isOld ? build(key, source, { visit }) : response;
    }
    const since = changes.version();
    const visits = new Set([visit]);
    const end = () => {
      if (building.get(key)?.visits === visits) building.delete(key);
    };
    const response = renderQueue.take(visits, () => render(dependencies, key, source, since), end).finally(end);
    building.set(key, { since, visits, response });
    return response;
  }
  return build;
}

const encoder = new TextEncoder();

/** In memory of its own, in a quarter of the time that `Buffer.from` takes. */
function encoded(text: string): Buffer<ArrayBuffer> {
  const { buffer } = encoder.encode(text);
  return Buffer.from(buffer);
}

/** Compresses what was built and keeps it, unless something that it shows changed meanwhile. @param since the version of the changes when it was asked for. */
async function render(
  { context, compress, store, variant, memory }: ResponseBuildsDependencies,
  key: string,
  source: () => Promise<RenderedResponse>,
  since: number,
): Promise<FinishedResponse | UncachedResponse> {
  const current = variant();
  const { status, body, kept, headers, tags, validUntil } = await source();
  const text = typeof body === 'string' ? encoded(body) : Buffer.from(body);
  const described = {
    status,
    headers,
    hash: digest('sha256', text, 'base64url').slice(0, HASH_LENGTH),
    madeAt: context.clock(),
  };
  if (!kept) return new UncachedResponse(described, text, context);
  const known = store?.findForm(described.hash) ?? { brotli: await compress.brotli(text), isBest: false };
  release(text);
  const finished = { ...described, brotli: known.brotli, isBest: known.isBest, tags, version: since, validUntil };
  const response = new FinishedResponse({ ...finished, validUntil: earliest(validUntil, current.until) }, context);
  // What it shows changed while it was being built: it may be the old state, so it serves this visit and is not kept.
  if (!memory.stands(response) || variant().key !== current.key || variant().phase !== current.phase) return response;
  memory.remember(key, response);
  store?.keep(key, current, { ...finished, phaseEnded: current.until });
  return response;
}
