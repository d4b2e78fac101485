import type { AuditAction, AuditEvent } from '../audit/audit-event.ts';

const MINUTE_MS = 60_000;
/** So many a minute have a line each; a flood must neither fill the disk nor bury what else the audit log holds. */
const LINES_A_MINUTE = 20;

export interface UnknownPersonAudit {
  /**
   * Records what somebody did who is on no list, or counts it for the line that sums up the minute.
   *
   * @param writeNow writes a line that is due at once, in the caller's transaction for example.
   */
  note(event: AuditEvent, writeNow?: (event: AuditEvent) => Promise<void>): Promise<void>;
}

/**
 * @param record writes one event.
 * @param onError called when a summing line could not be written: it is written after its minute, when nobody waits for it any more.
 */
export function createUnknownPersonAudit(
  write: (event: AuditEvent) => Promise<void>,
  onError: (error: unknown) => void,
): UnknownPersonAudit {
  let minute = 0;
  let written = 0;
  let counted = new Map<AuditAction, { readonly first: AuditEvent; count: number }>();

  async function sumUp(): Promise<void> {
    const sums = counted.values();
    counted = new Map();
    for (const { first, count } of sums) {
      await write({
        ...first,
        address: null,
        subject: `mais ${count} ${count === 1 ? 'vez' : 'vezes'} no mesmo minuto`,
      });
    }
  }

  return {
    async note(event, writeNow = write) {
      const now = Math.floor(event.at.getTime() / MINUTE_MS);
      if (now !== minute) {
        minute = now;
        written = 0;
      }
      if (written < LINES_A_MINUTE) {
        written += 1;
        return writeNow(event);
      }
      if (counted.size === 0)
        setTimeout(() => void sumUp().catch(onError), MINUTE_MS - (event.at.getTime() % MINUTE_MS)).unref();
      const sum = counted.get(event.action);
      if (sum) sum.count += 1;
      else counted.set(event.action, { first: event, count: 1 });
    },
  };
}
