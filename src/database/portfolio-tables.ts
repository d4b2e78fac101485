/** Jobs that were done, as whoever did them tells of them. */
export interface PortfolioJobsTable {
  /** Named by the browser, so that what is sent twice is stored once. */
  id: string;
  /** Of its page, from the first publication on; null before. Never given to another. */
  slug: string | null;
  /** Of `business/places`; null while nothing was chosen, like the two after it. */
  place_key: string | null;
  gate_kind: string | null;
  service: string | null;
  motor: string;
  found: string;
  done: string;
  /** 'YYYY-MM' */
  month: string | null;
  minutes: number | null;
  /** In whole reais. */
  price: number | null;
  /** The customer's words, '' without any, and the consent to publish them: whose, on which day, given how. */
  quote: string;
  quote_by: string;
  consent_on: string | null;
  consent_how: string;
  state: 'draft' | 'published';
  /** Goes up with every change. */
  revision: number;
  created_at: string;
  created_by: string;
  changed_at: string;
  changed_by: string;
  /** Of the last publication. */
  published_at: string | null;
  /** A deleted job keeps its row, so that its address answers 410. */
  deleted_at: string | null;
}

export interface PortfolioPhotosTable {
  id: string;
  job_id: string;
  /** Half a SHA-256 in hexadecimal of what was sent and covered; the files have its name. */
  hash: string;
  role: 'before' | 'after';
  /** 0, 1, 2 … within the job. */
  position: number;
  alt: string;
  /** Of the largest form, in pixels. */
  width: number;
  height: number;
  /** '#a08c70', shown until the photo is there. */
  colour: string;
  created_at: string;
}

/** A photo that this database named and no job has: it is being sent, or was let go and is yet to be erased. Nothing else is erased from a bucket. */
export interface UnusedPhotosTable {
  name: string;
  since: string;
}

/** What the customer of a job was asked to say by a link, and said. Withdrawn, the row is gone. */
export interface CustomerWordsTable {
  job_id: string;
  /** SHA-256 of the link's token, which is kept nowhere. */
  token_hash: string;
  /** 'received' waits for somebody to read it. */
  state: 'asked' | 'received' | 'published' | 'declined';
  asked_at: string;
  /** E-mail of the administrator. */
  asked_by: string;
  expires_at: string;
  /** '' until they came, like the two after it. */
  words: string;
  first_name: string;
  /** The sentence that was agreed to, as it was shown. */
  consent: string;
  /** When that was: with the words. */
  consent_at: string | null;
  /** Who published or declined them last, and when. */
  decided_at: string | null;
  decided_by: string | null;
}
