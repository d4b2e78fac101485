import { z } from 'zod';
import { openResponseFile } from './response-file.ts';
import { listedForm } from './response-rows.ts';
import { prepare } from './response-statements.ts';
import { createShownAnswers } from './shown-responses.ts';
import type { ResponseStore, StoredResponse, Variant } from './stored-response.ts';
import { createStoredChanges } from './stored-changes.ts';
import { createStoredForms } from './stored-forms.ts';

/** How much of the disk it takes at most. */
const MAX_BYTES = 1024 * 1024 * 1024;
/** Its size is looked at once in so many writes. */
const LOOK_EVERY = 64;
/** What goes then, where it is full: what was used longest ago. */
const EVICTED = 2 * LOOK_EVERY;
/** Responses are written down so many at a time, and at the latest so soon: one transaction costs as much as thirty rows. */
const KEPT_TOGETHER = 64;
const KEPT_WITHIN_MS = 100;

interface StoreLimits {
  readonly maxBytes?: number;
  readonly clock?: () => number;
  readonly keptTogether?: number;
}

interface WaitingAnswer {
  readonly address: string;
  readonly variant: Variant;
  readonly response: StoredResponse;
}

/**
 * @param path the name's beginning: numbers follow it.
 * @param onDamage called with the error of a file that was damaged or cannot be used.
 * @param limits others in tests.
 */
export function openResponseStore(
  path: string,
  onDamage: (error: unknown) => void,
  { maxBytes = MAX_BYTES, clock = Date.now, keptTogether = KEPT_TOGETHER }: StoreLimits = {},
): ResponseStore {
  const file = openResponseFile(path, prepare, onDamage);
  const forms = createStoredForms(file, clock);
  const shown = createShownAnswers(file, forms);
  const changes = createStoredChanges(file);
  /** Responses that are not written down yet, by phase and address. */
  const waiting = new Map<string, WaitingAnswer>();
  let writing: NodeJS.Timeout | undefined;
  let writes = 0;

  function writeWaiting(): void {
    clearTimeout(writing);
    writing = undefined;
    changes.catchUp();
    file.write((statements) => {
      for (const { address, variant, response } of waiting.values()) shown.put(statements, address, variant, response);
    }, undefined);
    const before = Math.floor(writes / LOOK_EVERY);
    writes += waiting.size;
    waiting.clear();
    if (Math.floor(writes / LOOK_EVERY) > before) forms.evict(maxBytes, EVICTED);
  }

  return {
    known: changes.known,
    noteChange: changes.noteChange,
    noteChangeOfAll: changes.noteChangeOfAll,
    find(address, variant) {
      const kept = waiting.get(`${variant.phase} ${address}`);
      if (kept) return kept.variant.key === variant.key ? kept.response : null;
      return shown.find(address, variant);
    },
    findForm: (hash) =>
      forms.find(hash) ?? waiting.values().find(({ response }) => response.hash === hash)?.response ?? null,
    keep(address, variant, response) {
      waiting.set(`${variant.phase} ${address}`, { address, variant, response });
      if (waiting.size >= keptTogether) writeWaiting();
      else writing ??= setTimeout(writeWaiting, KEPT_WITHIN_MS).unref();
    },
    improve(form) {
      if (waiting.size > 0) writeWaiting();
      forms.improve(form);
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
      forms.writeUses();
      file.close();
    },
  };
}
