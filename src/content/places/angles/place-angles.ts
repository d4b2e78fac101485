/**
 * What more is true of a district, a text for each thing that somebody with a gate there may want: what a tilting gate meets, what an
 * existing gate needs before it gets a motor, how a delivery goes, what the gate lives through every day. Keyed by the district's name.
 */
export interface PlaceAngles {
  readonly tilting: string;
  readonly automation: string;
  readonly store: string;
  readonly electronic: string;
}

export type AnglesByPlace = Readonly<Record<string, PlaceAngles>>;
