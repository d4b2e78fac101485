/** The widths in pixels in which every photo is kept: a phone's column, a phone's sharp screen, a desk. */
export const PHOTO_WIDTHS = [480, 960, 1600] as const;

/** Best first, as a browser chooses. */
export const PHOTO_FORMATS = ['avif', 'webp', 'jpg'] as const;

export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** What is told of a photo to whoever shows it. */
export interface ShownPhoto {
  /** Half a SHA-256 in hexadecimal; the addresses of its forms are made of it. */
  readonly hash: string;
  readonly alt: string;
  /** Of the largest form, in pixels. */
  readonly width: number;
  readonly height: number;
  /** '#a08c70', shown until the photo is there. */
  readonly colour: string;
}
