import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { type CompressBest, createBestCompression } from './best-compression.ts';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Some 0.9 ms for a page, and a sixth more bytes than the best quality; in a rush 0.5 ms and a fifth more. */
const QUICK_QUALITY = 4;
const RUSH_QUALITY = 3;
/** From this many compressions at the same moment on, quality gives way to speed. */
const RUSH_FROM = 2;
const GZIP_LEVEL = 6;
/** A window of 2^n reaches back 2^n - 16 bytes (RFC 7932, section 9.1). */
const WINDOW_GAP = 16;
/** zlib hands its results out in pieces of this size: a page fits in one in a rush too, and each further one would be another turn of its thread. */
const PIECE_BYTES = 24 * 1024;
/** zlib reserves memory when it is called, not when it starts to work. So further calls wait before zlib. */
const inTurn = pLimit(4);

type Convert = (body: Buffer<ArrayBuffer>) => Promise<Buffer<ArrayBuffer>>;

/** Off the event loop. What comes out owns its memory alone, and can be given back with `release`. */
export interface Compress {
  readonly brotli: Convert;
  readonly gzip: Convert;
  /** The text of a brotli form. */
  readonly expand: Convert;
  /** The best form, made in a thread of its own: no other form waits for it. */
  readonly best: CompressBest;
}

/** zlib's results share one block of memory: keeping one result would keep all of them. */
function alone(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (isAlone(bytes)) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function isAlone(bytes: Buffer<ArrayBuffer>): boolean {
  return bytes.buffer.byteLength === bytes.length;
}

/**
 * Gives memory back at once: the collector sees only the small object that names it, and comes when hundreds of them have added up.
 *
 * @param bytes not used by anybody any more.
 */
export function release(bytes: Buffer<ArrayBuffer>): void {
  if (isAlone(bytes)) bytes.buffer.transfer(0);
}

export const compressBody: Compress = {
  /** The window just holds the body: the usual one of 4 MB costs memory and gains nothing. */
  brotli: (body) =>
    inTurn(async () => {
      const window = Math.ceil(Math.log2(body.length + WINDOW_GAP));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: inTurn.activeCount > RUSH_FROM ? RUSH_QUALITY : QUICK_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: Math.min(
          Math.max(window, constants.BROTLI_MIN_WINDOW_BITS),
          constants.BROTLI_DEFAULT_WINDOW,
        ),
      };
      return alone(await brotli(body, { chunkSize: PIECE_BYTES, params }));
    }),
  gzip: (body) => inTurn(async () => alone(await zip(body, { level: GZIP_LEVEL }))),
  expand: (form) => inTurn(async () => alone(await unbrotli(form))),
  best: createBestCompression(),
};
