import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { createJobLoop, type JobLoop, type Turn } from '../bulk/job-loop.ts';
import { claimOldest, isWorkOpen } from '../database/lease.ts';
import type { Schema } from '../database/schema.ts';
import type { SimilarityRegistry } from '../similarity/similarity-registry.ts';
import { parseAction } from './actions-store.ts';
import { emptyBin } from './empty-bin.ts';
import { isWorkFelt } from './felt-work.ts';
import { type ActionRun, runAction } from './run-action.ts';

/** How often a process looks for pages whose time in the bin is over. */
const BIN_EVERY_MS = 10 * 60 * 1000;
const BREATH_MS = 15;

export interface ActionWorkerDependencies extends Pick<
  ActionRun,
  'db' | 'clock' | 'facts' | 'commit' | 'composer' | 'isApart' | 'onError'
> {
  readonly registry: Pick<SimilarityRegistry, 'upToDate'>;
  /** Has another process do what visitors would feel, and resolves when that is over; null where this process does it. */
  readonly elsewhere: ((stopping: AbortSignal) => Promise<void>) | null;
}

/** Works on the actions that administrators begin, in whichever process, and empties the bin. */
export function createActionWorker(dependencies: ActionWorkerDependencies): JobLoop {
  const { db, clock, registry, elsewhere, onError } = dependencies;
  const worker = randomUUID();
  let emptiedAt = 0;

  /** Where no other process can be had, visitors feel the work rather than that nobody does it. */
  async function isDoneElsewhere(stopping: AbortSignal): Promise<boolean> {
    if (elsewhere === null || stopping.aborted || !(await isWorkFelt(db))) return false;
    try {
      await elsewhere(stopping);
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  }

  async function look({ stopping, pause, orStopped }: Turn): Promise<boolean> {
    if (clock().getTime() - emptiedAt >= BIN_EVERY_MS) {
      emptiedAt = clock().getTime();
      await emptyBin({ ...dependencies, breath: () => pause(BREATH_MS), isStopped: () => stopping.aborted });
    }
    if (await isDoneElsewhere(stopping)) return false;
    if (!(await isWorkOpen(db, 'page_actions')) || stopping.aborted) return false;
    // Before an action is claimed: learning all pages may take longer than a claim holds.
    await orStopped(registry.upToDate());
    if (stopping.aborted) return false;
    const id = await claimOldest(db, 'page_actions', worker, clock());
    if (id === null) return false;
    const claimed = await findClaimed(db, id);
    await runAction({ ...dependencies, ...claimed, id, worker, stopping, pause });
    return true;
  }

  return createJobLoop(look, onError);
}

/** What is to be done; of an undoing, what was done. */
async function findClaimed(db: Kysely<Schema>, id: string): Promise<Pick<ActionRun, 'action' | 'isUndo' | 'by'>> {
  const row = await db
    .selectFrom('page_actions as action')
    .leftJoin('page_actions as undone', 'undone.id', 'action.undo_of')
    .select([
      'action.kind',
      'action.parameters',
      'action.begun_by',
      'undone.kind as undone_kind',
      'undone.parameters as undone_parameters',
    ])
    .where('action.id', '=', id)
    .executeTakeFirstOrThrow();
  const { kind, parameters, begun_by: by, undone_kind, undone_parameters } = row;
  const own = parseAction({ kind, parameters });
  const undone =
    undone_kind === null || undone_parameters === null
      ? null
      : parseAction({ kind: undone_kind, parameters: undone_parameters });
  const action = own ?? undone;
  if (action === null) throw new Error(`The action ${id} says nothing of what is to be done`);
  return { action, isUndo: own === null, by };
}
