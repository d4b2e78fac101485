import type { FrequentQuestion, PageMeta } from './page-meta.ts';

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/**
 * The texts of a city's own page. Its neighbourhoods and testimonials come from `business/`. Every name stands in the page's order.
 */
export interface CityContent {
  readonly meta: PageMeta;
  readonly headline: string;
  readonly lead: string;
  readonly introduction: readonly string[];
  readonly services: { readonly title: string; readonly items: readonly TitledText[] };
  readonly call: { readonly title: string; readonly text: string; readonly button: string };
  readonly neighbourhoods: TitledText;
  readonly reasons: { readonly title: string; readonly items: readonly TitledText[] };
  readonly maintenanceTips: { readonly title: string; readonly text: string; readonly items: readonly string[] };
  readonly prices: { readonly title: string; readonly questions: readonly FrequentQuestion[] };
  /** Shown only between the promotion's first and last day. */
  readonly promotion: {
    readonly title: string;
    readonly text: string;
    readonly conditions: string;
    readonly button: string;
    readonly message: string;
  };
  readonly warningSigns: {
    readonly title: string;
    readonly text: string;
    readonly items: readonly { readonly sign: string; readonly meaning: string }[];
  };
  readonly testimonials: TitledText;
}
