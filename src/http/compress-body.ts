import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A window of 2^n reaches back 2^n - 16 bytes (RFC 7932, section 9.1). */
const WINDOW_GAP = 16;

export interface Effort {
  readonly brotli: number;
  readonly gzip: number;
}

/** For what is finished once and served many times: the best ratio, which takes some 50 ms for a page. */
export const BEST: Effort = { brotli: 11, gzip: 9 };
/** For what one visitor waits for: about a millisecond, and a tenth more bytes. */
export const QUICK: Effort = { brotli: 5, gzip: 6 };

/** zlib takes its memory when it is asked and not when its turn comes: of a rush of visits to new pages the others wait outside. */
const inTurn = pLimit(4);

/** Who waits for a quick answer waits for nobody else's best one. */
function paced<Result>(effort: Effort, compress: () => Promise<Result>): Promise<Result> {
  return effort === BEST ? inTurn(compress) : compress();
}

type Compress = (body: Buffer<ArrayBuffer>, effort: Effort) => Promise<Buffer<ArrayBuffer>>;

/** Compresses off the event loop, by the name of the encoding. */
export const compressBody: Readonly<Record<'br' | 'gzip', Compress>> = {
  /** The window just holds the body: the usual one of 4 MB costs memory and gains nothing. */
  br(body, effort) {
    const window = Math.ceil(Math.log2(body.length + WINDOW_GAP));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW),
    };
    return paced(effort, () => brotli(body, { params }));
  },
  gzip: (body, effort) => paced(effort, () => zip(body, { level: effort.gzip })),
};
