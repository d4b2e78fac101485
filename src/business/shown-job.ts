import type { GateKind } from './gate-kinds.ts';
import type { ShownPhoto } from './photo-forms.ts';
import type { Place } from './place.ts';
import type { PortfolioService } from './portfolio-services.ts';

/** A job that was done, as visitors are told of it. */
export interface ShownJob {
  readonly slug: string;
  readonly place: Place;
  readonly gateKind: GateKind;
  readonly service: PortfolioService;
  /** 'YYYY-MM' */
  readonly month: string;
  /** '' where it was not told, like the texts after it. */
  readonly motor: string;
  readonly found: string;
  readonly done: string;
  readonly minutes: number | null;
  /** In whole reais. */
  readonly price: number | null;
  /** Words of the customer, and whose they are. */
  readonly quotes: readonly { readonly words: string; readonly by: string }[];
  /** 'YYYY-MM-DD' */
  readonly updated: string;
  /** At least one; those before the work first. */
  readonly photos: readonly (ShownPhoto & { readonly role: 'before' | 'after' })[];
}
