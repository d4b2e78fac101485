export interface PageFingerprintsTable {
  page_id: string;
  /** The page's shingles as `encodeShingles` writes them. */
  shingles: string;
  /** Their MinHash signature, base64; null on rows older than the column. */
  signature: string | null;
}

/** What a page says, by which its own words are counted. */
export interface PageSentencesTable {
  page_id: string;
  /** As `encodeSentences` writes them. */
  sentences: string;
  /** Of the page that says them. An older process that rewrites a page leaves its sentences behind. */
  revision: number;
}

/** Pages whose similarity must be measured again because another changed: written with that change, removed with the new figure. */
export interface PagesToMeasureTable {
  page_id: string;
  /** Anew with each reason, so that a figure measured before the newest one does not count. */
  mark: string;
}
