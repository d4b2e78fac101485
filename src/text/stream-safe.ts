const ROW_TOO_LONG = /(\p{M}{30})\p{M}+/gu;

/**
 * The text with no more than thirty combining marks in a row, which no language needs: `normalize` puts a row in order at the cost of the
 * square of its length. Source: Unicode Standard Annex #15, section 13, Stream-Safe Text Format, which parts such rows instead.
 */
export function streamSafe(text: string): string {
  return text.replace(ROW_TOO_LONG, '$1');
}
