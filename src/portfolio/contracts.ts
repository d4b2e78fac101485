import type { ShownPhoto } from '../business/photo-forms.ts';

/** What is typed of a job; empty or null while it is not known. */
export interface PortfolioFields {
  /** Of `business/places`. */
  readonly place_key: string | null;
  readonly gate_kind: string | null;
  readonly service: string | null;
  readonly motor: string;
  readonly found: string;
  readonly done: string;
  /** 'YYYY-MM' */
  readonly month: string | null;
  readonly minutes: number | null;
  /** In whole reais. */
  readonly price: number | null;
  readonly quote: string;
  readonly quote_by: string;
  /** 'YYYY-MM-DD', the day on which the customer agreed. */
  readonly consent_on: string | null;
  /** 'Por mensagem no WhatsApp' */
  readonly consent_how: string;
}

export type PhotoRole = 'before' | 'after';

export interface PortfolioPhoto extends ShownPhoto {
  readonly id: string;
  readonly role: PhotoRole;
}

/** What the customer was asked for by a link, and what came of it. */
export interface CustomerWords {
  /** 'received' waits to be read. */
  readonly state: 'asked' | 'received' | 'published' | 'declined';
  readonly asked_at: string;
  readonly asked_by: string;
  readonly expires_at: string;
  /** '' until they came, like the two after it. */
  readonly words: string;
  readonly first_name: string;
  /** The sentence that was agreed to. */
  readonly consent: string;
  /** When they came, with the consent. */
  readonly consent_at: string | null;
  readonly decided_at: string | null;
  readonly decided_by: string | null;
}

/** The response of POST /api/portfolio/:id/words. The link is told here and nowhere else. */
export interface AskedWords {
  readonly link: string;
  /** Opens WhatsApp with the text for the customer, who is chosen there. */
  readonly chat: string;
  readonly job: PortfolioJob;
}

/** The response of every call that reads or writes one job. */
export interface PortfolioJob extends PortfolioFields {
  readonly id: string;
  /** Null before the first publication. */
  readonly slug: string | null;
  readonly title: string;
  readonly state: 'draft' | 'published';
  readonly revision: number;
  readonly changed_at: string;
  readonly photos: readonly PortfolioPhoto[];
  /** What is missing before it can be published, in words; empty when nothing is. */
  readonly missing: readonly string[];
  /** Null where the customer was not asked. */
  readonly customer_words: CustomerWords | null;
}

/** The response of GET /api/portfolio: newest first. */
export interface PortfolioList {
  readonly items: readonly PortfolioJob[];
  readonly total: number;
  /** Jobs whose customer's words wait to be read, the longest waiting first. */
  readonly unread: readonly { readonly id: string; readonly title: string }[];
}

/** The response of GET /api/portfolio/choices. */
export interface PortfolioChoices {
  readonly places: readonly { readonly key: string; readonly label: string }[];
}
