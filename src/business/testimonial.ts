/** Words of a customer. The picture beside it is drawn from the initials; there are no photographs. */
export interface Testimonial {
  readonly name: string;
  readonly location: string;
  readonly text: string;
  /** The municipality on whose pages it stands first; null for those of all pages. */
  readonly municipality: string | null;
  /** Whether it stands on the page of its own that the municipality has, and only there. */
  readonly onCityPage: boolean;
  /** The day of the words, 'YYYY-MM-DD'. */
  readonly date: string | null;
  /** What was done for the customer. */
  readonly job: string | null;
  /** How and when the customer allowed the publication; no real words without it. */
  readonly consent: string | null;
  /** Where the words were first said. */
  readonly source: string | null;
  /** True until the owner replaces it by a real customer's words; the panel lists what is still a sample. */
  readonly sample: boolean;
}
