/** What an uploaded file really is, by its bytes: its name and its declared type are no evidence. */
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
