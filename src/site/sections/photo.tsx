import { addresses } from '../../business/addresses.ts';
import { PHOTO_WIDTHS, type PhotoFormat, type ShownPhoto } from '../../business/photo-forms.ts';

interface PhotoProps {
  readonly photo: ShownPhoto;
  /** How wide it is shown, as the browser is told to choose by. */
  readonly sizes: string;
  /** The widest form that makes sense there. */
  readonly widest: (typeof PHOTO_WIDTHS)[number];
  /** Seen at once: not left to the browser's scrolling. */
  readonly eager?: boolean;
}

/** A photo of a job in its frame, which has its size and its colour before it is there. */
export function Photo({ photo, sizes, widest, eager = false }: PhotoProps) {
  const { hash, alt, width, height, colour } = photo;
  const forms = (format: PhotoFormat) =>
    PHOTO_WIDTHS.filter((wide) => wide <= widest)
      .map((wide) => `${addresses.photo(hash, wide, format)} ${wide}w`)
      .join();
  return (
    <span className="photo">
      <svg aria-hidden="true" fill={colour}>
        <rect width="100%" height="100%" />
      </svg>
      <picture>
        <source type="image/avif" srcSet={forms('avif')} sizes={sizes} />
        <source type="image/webp" srcSet={forms('webp')} sizes={sizes} />
        <img
          src={addresses.photo(hash, 960, 'jpg')}
          alt={alt}
          width={width}
          height={height}
          {...(!eager && { loading: 'lazy' })}
          decoding="async"
        />
      </picture>
    </span>
  );
}
