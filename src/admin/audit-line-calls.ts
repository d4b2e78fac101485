import { parseResponse } from 'hono/client';
import { client } from './call-client.ts';
import type { AuditList } from '../audit/audit-events-store.ts';
import type { AuditAction } from '../audit/audit-event.ts';

/** What the audit log is searched for; an empty text asks for nothing. */
export interface AuditScreenFilter {
  readonly action: AuditAction | '';
  readonly q: string;
  readonly from: string;
  readonly to: string;
}

/** @throws ApiFailure whose message may be shown. */
export function listAuditLines({ action, q, from, to }: AuditScreenFilter, cursor: string | null): Promise<AuditList> {
  const query = {
    ...(action !== '' && { action }),
    ...(q !== '' && { q }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(cursor !== null && { cursor }),
  };
  return parseResponse(client.record.$get({ query }));
}
