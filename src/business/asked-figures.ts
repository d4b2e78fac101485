/** Numbers that a title names, as far as its page shows them beside ours or says them in the chat; null where it names none. */
export interface AskedFigures {
  /** Flats, houses or cars. */
  readonly flats: number | null;
  readonly kilograms: number | null;
  /** Width, the first measure. */
  readonly metres: number | null;
  /** Height, where two measures stand. */
  readonly heightMetres: number | null;
  readonly cyclesADay: number | null;
  readonly cyclesAnHour: number | null;
  /** 2 where a pair is named, each with a motor of its own. */
  readonly leaves: number | null;
}
