import { mayHaveArrived } from './api-failure.ts';

export interface SaveIds {
  readonly save_id: string;
  /** Earlier saves whose responses never came, so that what they wrote is not taken for somebody else's. */
  readonly lost_saves: string[];
}

/** Names the saves of one editor, so that one which is sent again, because its response was lost, is known by the server. */
export function createSaveIds(newId: () => string = () => crypto.randomUUID()) {
  let last: { readonly payload: unknown; readonly id: string } | null = null;
  let lost: readonly string[] = [];
  return {
    /** The same payload again is the same save. */
    of(payload: unknown): SaveIds {
      if (last === null || last.payload !== payload) last = { payload, id: newId() };
      const { id } = last;
      return { save_id: id, lost_saves: lost.filter((other) => other !== id) };
    },
    noteSaved(): void {
      last = null;
      lost = [];
    },
    noteFailed(failure: unknown): void {
      if (last && mayHaveArrived(failure))
        lost = [...lost.filter((id) => id !== last?.id), last.id].slice(-LOST_REMEMBERED);
    },
  };
}

/** Fewer than the server takes. */
const LOST_REMEMBERED = 40;
