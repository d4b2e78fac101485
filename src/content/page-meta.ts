/** What the head of a page says about it. */
export interface PageMeta {
  /** At most 60 characters, unique in the product. */
  readonly title: string;
  /** 100 to 155 characters, unique in the product. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** The day of the last change to the text, 'YYYY-MM-DD'. */
  readonly updated: string;
}

export interface FrequentQuestion {
  readonly question: string;
  /** Plain text, without HTML. */
  readonly answer: string;
}
