import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/** A window of 2^n reaches back 2^n - 16 bytes (RFC 7932, section 9.1). */
const WINDOW_GAP = 16;
const GZIP_LEVEL = 6;
/** zlib hands its results out in pieces of this size: a page mostly fits in one. */
const PIECE_BYTES = 16 * 1024;

/** Brotli's qualities. The best one takes some 50 ms for a page; the quick one a millisecond, and a tenth more bytes. */
export const EFFORTS = { quick: 5, best: 11 } as const;
export type Effort = keyof typeof EFFORTS;

/** zlib takes its memory when it is asked and not when its turn comes: in a rush the others wait outside. */
const inTurn = pLimit(4);

/** Off the event loop. */
export interface Compress {
  brotli(body: Buffer<ArrayBuffer>, effort: Effort): Promise<Buffer<ArrayBuffer>>;
  gzip(body: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>>;
  /** The text of a brotli form. */
  expand(form: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>>;
}

export const compressBody: Compress = {
  /** The window just holds the body: the usual one of 4 MB costs memory and gains nothing. */
  brotli(body, effort) {
    const window = Math.ceil(Math.log2(body.length + WINDOW_GAP));
    const options = {
      chunkSize: PIECE_BYTES,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: EFFORTS[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW),
      },
    };
    // Who waits for a quick form waits for nobody's best one.
    return effort === 'best' ? brotli(body, options) : inTurn(() => brotli(body, options));
  },
  gzip: (body) => inTurn(() => zip(body, { level: GZIP_LEVEL })),
  expand: (form) => inTurn(() => unbrotli(form)),
};
