export interface PageFingerprintsTable {
  page_id: string;
  /** The page's shingles as `encodeShingles` writes them. */
  shingles: string;
  /** Their MinHash signature, base64; null on rows older than the column. */
  signature: string | null;
}

/** Pages whose similarity must be measured again because another changed: written with that change, removed with the new figure. */
export interface PagesToMeasureTable {
  page_id: string;
  /** Anew with each reason, so that a figure measured before the newest one does not count. */
  mark: string;
}
