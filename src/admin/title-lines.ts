/** One title per line; blank lines and the spaces around a title are ignored. */
export function titleLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
