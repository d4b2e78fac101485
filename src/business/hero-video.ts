export interface HeroVideo {
  readonly url: string;
  /** The day of its publication, 'YYYY-MM-DD'; search engines take no video without it. */
  readonly date: string | null;
}
