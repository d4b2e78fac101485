const END = String.raw`(?<=[.?](?:<\/data>)?)`;
const BEGINNING = String.raw`(?=(?:<data value="[^"]*">)?\p{Lu})`;
/** A slot may hold more than one sentence, and is never parted. */
const OUTSIDE_SLOTS = String.raw`(?![^<]*<\/data>)`;
const BETWEEN = new RegExp(`${END} ${BEGINNING}${OUTSIDE_SLOTS}`, 'u');

/** The sentences of a text whose facts stand in slots. */
export function storedSentences(html: string): string[] {
  return html.split(BETWEEN);
}
