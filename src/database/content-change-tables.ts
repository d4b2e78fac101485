/** What changed, in commit order; every process reads what is new and drops the cached responses that show it. */
export interface ContentChangesTable {
  version: number;
  /** JSON array of cache tags. */
  tags: string;
  changed_at: string;
}

/** One row: the newest version. Its row lock puts the writers' commits in the order of their versions. */
export interface ContentVersionTable {
  id: 1;
  version: number;
}
