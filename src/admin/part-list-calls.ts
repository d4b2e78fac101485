import { parseResponse } from 'hono/client';
import type { StoredPartList } from '../bulk/job-contracts.ts';
import type { Named } from '../text/portuguese.ts';
import { client } from './call-client.ts';

// The calls of the lists that titles are combined of. Each throws an ApiFailure whose message may be shown.

export interface PartListEdit {
  readonly list: string;
  /** Null brings the original list back. */
  readonly parts: readonly Named[] | null;
  readonly revision: number;
}

export function listPartLists(): Promise<{ readonly items: readonly StoredPartList[] }> {
  return parseResponse(client['part-lists'].$get());
}

export function savePartList({
  list,
  parts,
  revision,
}: PartListEdit): Promise<{ readonly items: readonly StoredPartList[] }> {
  return parseResponse(
    client['part-lists'][':list'].$put({ param: { list }, json: { parts: parts && [...parts], revision } }),
  );
}
