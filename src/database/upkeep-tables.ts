import type { Generated } from 'kysely';

/** What the servers do among themselves: the write that shows they can, and the copy that one of them makes. */
export interface UpkeepTable {
  name: 'readiness' | 'backup' | 'schema' | 'own-words' | 'built-in-words' | 'installation';
  /** When it was last done. */
  at: string | null;
  /** The process that does it, and until when its claim holds if it says nothing more. */
  worker: Generated<string | null>;
  lease_until: Generated<string | null>;
  /** Of the schema: the newest migration that a program must know to work on it. Of own words: set by each change of pages, gone once all are measured after it. Of a backup: the machine that has yet to send it elsewhere. Of built-in words: a hash of what the pages that are not generated said when all were last marked. Of the installation: its id, and a hash of where it stands. */
  says: Generated<string | null>;
}
