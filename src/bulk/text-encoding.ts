import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** By the bytes of an uploaded file: its declared type is no evidence. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Latin-1',
};

/** By the mark at its beginning; without one, UTF-8 where all of it is, else Latin-1 as Windows writes it. */
export async function detectEncoding(chunks: readonly Uint8Array[]): Promise<Encoding> {
  const [first = new Uint8Array()] = chunks;
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (const chunk of chunks) {
      decoder.decode(chunk, { stream: true });
      await yieldToEventLoop();
    }
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The text, piece by piece, without the mark at its beginning; the event loop is free between two pieces. */
export async function* decodedText(chunks: readonly Uint8Array[], encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for (const chunk of chunks) {
    yield decoder.decode(chunk, { stream: true });
    await yieldToEventLoop();
  }
  yield decoder.decode();
}
