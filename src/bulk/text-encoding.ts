import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** What an uploaded file really is, by its bytes: its name and its declared type are no evidence. */

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Latin-1',
};

const SIGNATURES: readonly (readonly [kind: string, bytes: string])[] = [
  ['uma imagem PNG', '89504e47'],
  ['uma imagem JPEG', 'ffd8ff'],
  ['uma imagem GIF', '47494638'],
  ['uma imagem ou um som (RIFF)', '52494646'],
  ['uma imagem TIFF', '49492a00'],
  ['um PDF', '25504446'],
  ['uma planilha do Excel ou um arquivo ZIP. Na planilha, use “Salvar como” e escolha CSV', '504b0304'],
  ['uma planilha antiga do Excel. Nela, use “Salvar como” e escolha CSV', 'd0cf11e0a1b11ae1'],
  ['um arquivo compactado', '1f8b'],
];
const LOOKED_AT = 4096;

/** In Portuguese what the bytes are, when they are no text; null for text. */
export function kindOfBinary(start: Uint8Array): string | null {
  const head = Buffer.from(start.subarray(0, LOOKED_AT));
  const hex = head.subarray(0, 16).toString('hex');
  const known = SIGNATURES.find(([, bytes]) => hex.startsWith(bytes));
  if (known) return known[0];
  // The ISO base media formats (HEIC, AVIF, MP4) carry their mark after a length.
  if (head.subarray(4, 8).toString('latin1') === 'ftyp') return 'uma imagem ou um vídeo';
  const wide = hex.startsWith('fffe') || hex.startsWith('feff');
  return !wide && head.includes(0) ? 'um arquivo binário, e não um texto' : null;
}

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
