import type { PortfolioFields } from '../../portfolio/contracts.ts';
import { forgetFields, keepFields } from './kept-fields.ts';
import type { OwnJob } from './waiting-mark.ts';

/** What was typed of a job and is not on the server. */
export class UnsentFields {
  readonly #own: OwnJob;
  #typed: Partial<PortfolioFields>;
  #areAny: boolean;

  /** @param kept of an earlier visit. @param given what a new job begins with, which is sent with the first that is typed. */
  constructor(own: OwnJob, kept: Partial<PortfolioFields> | null, given: Partial<PortfolioFields>) {
    this.#own = own;
    this.#typed = kept ?? given;
    this.#areAny = kept !== null;
  }

  get areAny(): boolean {
    return this.#areAny;
  }

  add(changed: Partial<PortfolioFields>): void {
    this.#typed = { ...this.#typed, ...changed };
    this.#areAny = true;
    this.keep();
  }

  keep(): void {
    keepFields(this.#own, this.#typed);
  }

  /** They are on the server, or let go. */
  settle(): void {
    forgetFields(this.#own, this.#typed);
    this.#typed = {};
    this.#areAny = false;
  }
}
