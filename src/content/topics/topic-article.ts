import type { FactTexts } from '../../business/fact-texts.ts';

/** A piece of an article. The page decides how each kind looks; the article decides which kinds its subject needs. */
export type TopicSection =
  | { readonly kind: 'text'; readonly heading: string; readonly paragraphs: readonly string[] }
  | {
      readonly kind: 'steps';
      readonly heading: string;
      readonly intro?: string;
      readonly steps: readonly { readonly title: string; readonly text: string }[];
    }
  | {
      readonly kind: 'symptoms';
      readonly heading: string;
      readonly rows: readonly { readonly sign: string; readonly meaning: string }[];
    }
  | { readonly kind: 'list'; readonly heading: string; readonly intro?: string; readonly items: readonly string[] }
  | {
      readonly kind: 'questions';
      readonly heading: string;
      readonly items: readonly { readonly question: string; readonly answer: string }[];
    };

/** The whole text of a service topic. All strings are plain text, without HTML. */
export interface TopicArticle {
  /** At most 60 characters, unique. */
  readonly title: string;
  /** 100 to 155 characters, unique. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** What the visitor came to know, in two or three sentences; it opens the page. */
  readonly shortAnswer: string;
  readonly sections: readonly TopicSection[];
  /** Slugs of three to five other topics. */
  readonly related: readonly string[];
}

/** Articles receive the facts as a value, because an administrator may change prices and hours. */
export type TopicWriter = (facts: FactTexts) => TopicArticle;
