import type { PageSentences } from './page-sentences.ts';

/** Two hashes of four bytes and two bytes of words. */
const SENTENCE_BYTES = 10;

/** A page's sentences as base64 text for a database column, little-endian on every machine. */
export function encodeSentences({ keys, words }: PageSentences): string {
  const view = new DataView(new ArrayBuffer(words.length * SENTENCE_BYTES));
  words.forEach((count, index) => {
    const at = index * SENTENCE_BYTES;
    view.setUint32(at, keys[2 * index] ?? 0, true);
    view.setUint32(at + 4, keys[2 * index + 1] ?? 0, true);
    view.setUint16(at + 8, count, true);
  });
  return new Uint8Array(view.buffer).toBase64();
}

/** @throws SyntaxError when the text is not base64, RangeError when it is not whole sentences. */
export function decodeSentences(text: string): PageSentences {
  const bytes = Uint8Array.fromBase64(text);
  if (bytes.length % SENTENCE_BYTES !== 0) throw new RangeError('The stored sentences are cut off');
  const view = new DataView(bytes.buffer);
  const size = bytes.length / SENTENCE_BYTES;
  const keys = new Uint32Array(size * 2);
  const words = new Uint16Array(size);
  for (let index = 0; index < size; index += 1) {
    const at = index * SENTENCE_BYTES;
    keys[2 * index] = view.getUint32(at, true);
    keys[2 * index + 1] = view.getUint32(at + 4, true);
    words[index] = view.getUint16(at + 8, true);
  }
  return { keys, words };
}
