export type FindingSubject =
  | 'answer'
  | 'address'
  | 'likeness'
  | 'words'
  | 'readability'
  | 'title'
  | 'description'
  | 'facts';

/** 'bad' keeps a page out of search engines or tells customers something wrong; 'warning' makes it weaker. */
export type FindingLevel = 'good' | 'warning' | 'bad';

export interface Finding {
  readonly subject: FindingSubject;
  readonly level: FindingLevel;
  /** What was looked at: 'Semelhança'. */
  readonly label: string;
  /** What was found, in Portuguese: '412 palavras'. */
  readonly found: string;
  /** What to do about it; null where nothing has to be done. */
  readonly advice: string | null;
}

export interface QualityCheck {
  /** The worst level of all. */
  readonly level: FindingLevel;
  readonly findings: readonly Finding[];
}
