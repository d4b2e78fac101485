/** A place with pages or jobs, as the screen 'Onde falta prova' lists it. */
export interface PlaceProof {
  /** Of `business/places`. */
  readonly key: string;
  readonly name: string;
  /** 'em Santana', 'no Brás'. */
  readonly where: string;
  /** 'Zona Norte', or the municipality. */
  readonly region: string;
  readonly pages: number;
  /** 0…1, the mean of its pages; null where it has none. */
  readonly own_words: number | null;
  /** Published. */
  readonly jobs: number;
  /** Published jobs with the customer's words. */
  readonly voices: number;
  /** Pages kept from search engines that a job with photos would let in. */
  readonly opens: number;
}

/** The response of GET /api/missing-proof. */
export interface MissingProof {
  /** Photos that a job needs for that. */
  readonly photos: number;
  /** By region, then by what they open, then by name. */
  readonly places: readonly PlaceProof[];
}
