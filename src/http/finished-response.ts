import { type Compress, release } from './compress-body.ts';

/**
 * A browser asks again each time and mostly gets a 304. A shared cache (CDN) may answer for one second without asking, which spares
 * the origin a rush of visitors and still shows a change within a second of its save.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, must-revalidate';
/** Last-Modified counts whole seconds: a response this young may yet be followed by another of the same second, so it is not dated. */
const DATED_AFTER_MS = 2000;
const ETAG_END: Readonly<Record<Encoding, string>> = { br: '-br', gzip: '-gz', identity: '' };

export type Encoding = 'br' | 'gzip' | 'identity';
export type Headers = Readonly<Record<string, string>>;

/** What goes over the wire. */
export interface WireForm {
  readonly body: Buffer<ArrayBuffer>;
  readonly headers: Headers;
}

/** What a visit is answered with. */
export interface ServedResponse {
  readonly status: number;
  /** Those of its own: what the body needs, or where a redirect leads. */
  readonly headers: Headers;
  /** When it was first given. */
  readonly madeAt: Date;
  /** Whether `madeAt` may be sent as Last-Modified: no other response can bear the same second any more. */
  isDated(): boolean;
  etag(encoding: Encoding): string;
  /** Headers of the 304 without a body. */
  unchangedHeaders(encoding: Encoding): Headers;
  form(encoding: Encoding): WireForm | Promise<WireForm>;
}

/** What all responses of a process share. */
export interface ResponseContext {
  readonly clock: () => Date;
  /** Headers that every response carries. */
  readonly common: Headers;
  readonly compress: Compress;
}

export interface Described {
  readonly status: number;
  /** Names the text, whatever form it is sent in. */
  readonly hash: string;
  /** Lower-case names; what the body needs: content type, policy. */
  readonly headers: Headers;
  readonly madeAt: Date;
}

/** Headers and validators are the same whether a response is kept or passes. */
abstract class BaseResponse implements ServedResponse {
  readonly status: number;
  readonly hash: string;
  readonly madeAt: Date;
  readonly headers: Headers;
  protected readonly context: ResponseContext;
  #isDated = false;

  constructor({ status, hash, headers, madeAt }: Described, context: ResponseContext) {
    this.status = status;
    this.hash = hash;
    this.headers = headers;
    this.madeAt = madeAt;
    this.context = context;
  }

  abstract form(encoding: Encoding): WireForm | Promise<WireForm>;

  isDated(): boolean {
    return (this.#isDated ||= this.context.clock().getTime() - this.madeAt.getTime() >= DATED_AFTER_MS);
  }

  etag(encoding: Encoding): string {
    return `"${this.hash}${ETAG_END[encoding]}"`;
  }

  unchangedHeaders(encoding: Encoding): Record<string, string> {
    const validators =
      this.status === 200
        ? { 'cache-control': CACHE_CONTROL, etag: this.etag(encoding), 'last-modified': this.madeAt.toUTCString() }
        : { 'cache-control': 'no-store' };
    return { ...this.context.common, vary: 'accept-encoding', ...validators, ...this.headers };
  }

  protected wire(encoding: Encoding, body: Buffer<ArrayBuffer>): WireForm {
    const headers = this.unchangedHeaders(encoding);
    headers['content-length'] = String(body.length);
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    return { body, headers };
  }
}

export interface Finished extends Described {
  readonly brotli: Buffer<ArrayBuffer>;
  /** Whether the form is the best one; the quick one is a tenth longer. */
  readonly isBest: boolean;
  /** What the response shows; a change of any of these ends it. */
  readonly tags: readonly string[];
  /** The change up to which what it shows was known to be read. */
  readonly version: number;
  /** When the clock alone makes it wrong; null when it never does. */
  readonly validUntil: Date | null;
}

/** Kept in its brotli form, ready to be written to a socket; the others are made of it when somebody asks. */
export class FinishedResponse extends BaseResponse {
  readonly isBest: boolean;
  readonly tags: readonly string[];
  readonly version: number;
  readonly validUntil: Date | null;
  readonly #brotli: WireForm;
  #others: Partial<Record<Encoding, Promise<WireForm>>> = {};

  constructor(finished: Finished, context: ResponseContext) {
    super(finished, context);
    this.isBest = finished.isBest;
    this.tags = finished.tags;
    this.version = finished.version;
    this.validUntil = finished.validUntil;
    this.#brotli = this.wire('br', finished.brotli);
  }

  /** The same response in a better form. */
  better(brotli: Buffer<ArrayBuffer>): FinishedResponse {
    const { status, hash, headers, madeAt, tags, version, validUntil } = this;
    return new FinishedResponse(
      { status, hash, headers, madeAt, tags, version, validUntil, brotli, isBest: true },
      this.context,
    );
  }

  get brotli(): Buffer<ArrayBuffer> {
    return this.#brotli.body;
  }

  form(encoding: Encoding): WireForm | Promise<WireForm> {
    if (encoding === 'br') return this.#brotli;
    // Those who ask at the same moment share one.
    const made = (this.#others[encoding] ??= this.#make(encoding).finally(() => delete this.#others[encoding]));
    return made;
  }

  async #make(encoding: 'gzip' | 'identity'): Promise<WireForm> {
    const text = await this.context.compress.expand(this.brotli);
    if (encoding === 'identity') return this.wire(encoding, text);
    const zipped = await this.context.compress.gzip(text);
    release(text);
    return this.wire(encoding, zipped);
  }
}

/** Not worth keeping: compressed only in the form that is asked for. */
export class UncachedResponse extends BaseResponse {
  readonly #text: Buffer<ArrayBuffer>;

  constructor(described: Described, text: Buffer<ArrayBuffer>, context: ResponseContext) {
    super(described, context);
    this.#text = text;
  }

  async form(encoding: Encoding): Promise<WireForm> {
    const { compress } = this.context;
    if (encoding === 'identity') return this.wire(encoding, this.#text);
    return this.wire(encoding, encoding === 'br' ? await compress.brotli(this.#text) : await compress.gzip(this.#text));
  }
}
