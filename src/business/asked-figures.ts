/** Numbers that a title names, as far as the head of its page shows them beside ours; null where it names none. */
export interface AskedFigures {
  /** Flats, houses or cars. */
  readonly flats: number | null;
  readonly kilograms: number | null;
  readonly cyclesADay: number | null;
  readonly cyclesAnHour: number | null;
}
