/** Why a file becomes no photo. */
export const REFUSALS = ['not a photo', 'too many pixels', 'too large', 'damaged', 'too heavy'] as const;

export type Refusal = (typeof REFUSALS)[number];

/** What was made of a photo. */
export interface DecodedPhoto {
  /** Of the largest form, in pixels. */
  readonly width: number;
  readonly height: number;
  /** '#a08c70' */
  readonly colour: string;
}

/** A part of a photo that must not be recognised, as parts of its width and height from 0 to 1. */
export interface CoveredPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the photo's own process is asked. */
export interface PhotoTask {
  /** The file that was sent. */
  readonly source: string;
  /** The folder that its forms are written to. */
  readonly folder: string;
  readonly covered: readonly CoveredPart[];
}
