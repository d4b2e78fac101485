import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { CommandError } from './manifest.ts';
import { timeoutSignal } from './timeout-signal.ts';

/** Tried again so often where the other side is busy or away for a moment, each time after twice as long. */
const RETRIES = 5;
const FIRST_PAUSE_MS = 100;
/** Somebody waits for what is read. */
const READ_WITHIN_MS = 10_000;
/** A page of names, a removal, and the sending of an empty file, each with its retries. */
const ANSWER_WITHIN_MS = 60_000;
/** 512 kbit/s: a line that is slower for a whole file is broken. */
const SENT_PER_MS_MIN_BYTES = 64;

/** Fewer in tests. */
export interface BucketLimits {
  readonly answerWithinMs?: number;
}

export interface BucketAddress {
  /** Of the bucket itself: 'https://copias.s3.sa-east-1.amazonaws.com' or 'https://storage.exemplo.com.br/copias'. */
  readonly url: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

/** What the address said no to: trying again changes nothing. */
export class BucketRefusal extends CommandError {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Files by their names at an S3-compatible address. Each call throws a CommandError with what the address said. */
export interface Bucket {
  /** Where it is, without its keys. */
  readonly url: string;
  /** @param sha256 in hexadecimal: what arrives otherwise is refused by the other side. */
  put(name: string, file: string, sha256: string): Promise<void>;
  get(name: string, file: string): Promise<void>;
  /** What a file holds, which somebody waits for; null where there is none. */
  read(name: string): Promise<Buffer<ArrayBuffer> | null>;
  /** All names that begin so. */
  list(start: string): Promise<string[]>;
  remove(name: string): Promise<void>;
}

const tagged = (xml: string, tag: string) =>
  Array.from(xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g')), ([, text = '']) => text);

/** What the store is asked, signed; what it refuses or does not answer is said with its address. */
function requestsOf({ url, accessKey, secretKey, region }: BucketAddress, answerWithinMs: number) {
  const keys = { accessKeyId: accessKey, secretAccessKey: secretKey };
  const client = new AwsClient({ ...keys, region, service: 's3', retries: RETRIES });
  const root = url.replace(/\/+$/, '');
  const at = (name: string) => `${root}/${name.split('/').map(encodeURIComponent).join('/')}`;

  /** The client tries again where the other side says that it is busy, not where the connection breaks. */
  async function reach(
    address: string,
    init: RequestInit,
    retries = RETRIES,
    wait = FIRST_PAUSE_MS,
  ): Promise<Response> {
    try {
      return await client.fetch(address, init);
    } catch (error) {
      if (retries === 0 || init.signal?.aborted) throw error;
    }
    await pause(wait);
    return reach(address, init, retries - 1, wait * 2);
  }

  const orSilent = <Result>(what: string, asked: Promise<Result>): Promise<Result> =>
    asked.catch((cause: unknown) => {
      throw new CommandError(`O armazenamento em ${root} não respondeu (${what}).`, { cause });
    });

  async function ask(what: string, address: string, init: RequestInit = {}): Promise<Response> {
    const response = await orSilent(what, reach(address, init));
    if (response.ok) return response;
    const [reason = ''] = tagged(await orSilent(what, response.text()), 'Code');
    const { status } = response;
    const message = `O armazenamento em ${root} recusou (${what}): ${status} ${reason}`.trim();
    throw status >= 500 ? new CommandError(message) : new BucketRefusal(status, message);
  }

  async function* listings(start: string): AsyncGenerator<string> {
    for (let token: string | undefined = ''; token !== undefined;) {
      const query = { 'list-type': '2', prefix: start, ...(token !== '' && { 'continuation-token': token }) };
      const init = { signal: timeoutSignal(answerWithinMs) };
      const page: Response = await ask('listar', `${root}/?${new URLSearchParams(query)}`, init);
      const xml = await orSilent('listar', page.text());
      yield xml;
      [token] = tagged(xml, 'NextContinuationToken');
    }
  }

  return { root, at, ask, listings };
}

export function openBucket(address: BucketAddress, { answerWithinMs = ANSWER_WITHIN_MS }: BucketLimits = {}): Bucket {
  const { root, at, ask, listings } = requestsOf(address, answerWithinMs);

  return {
    url: root,
    async put(name, file, sha256) {
      const headers = { 'x-amz-content-sha256': sha256, 'content-type': 'application/octet-stream' };
      const body = await openAsBlob(file);
      const signal = timeoutSignal(answerWithinMs + Math.ceil(body.size / SENT_PER_MS_MIN_BYTES));
      await ask(`gravar ${name}`, at(name), { method: 'PUT', body, headers, signal });
    },
    async get(name, file) {
      const { body } = await ask(`ler ${name}`, at(name));
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(Readable.from(body ?? []), createWriteStream(file, { mode: 0o600 }));
    },
    async read(name) {
      const signal = timeoutSignal(READ_WITHIN_MS);
      try {
        return Buffer.from(await (await ask(`ler ${name}`, at(name), { signal })).arrayBuffer());
      } catch (error) {
        if (error instanceof BucketRefusal && error.status === 404) return null;
        throw error;
      }
    },
    async list(start) {
      const names: string[] = [];
      for await (const xml of listings(start)) names.push(...tagged(xml, 'Key'));
      return names;
    },
    async remove(name) {
      await ask(`apagar ${name}`, at(name), { method: 'DELETE', signal: timeoutSignal(answerWithinMs) });
    },
  };
}
