const BLOCKS =
  /<\/?(?:p|li|h\d|dt|dd|td|th|div|section|tr|summary|blockquote|figcaption|small|a|br|button|address|option|label)\b[^>]*>/g;

/** What a plate or a card names, and its value: read as one statement. */
const NAMED_VALUE = /(<div><dt>[^<]*)<\/dt><dd>/g;

/** Text, and the texts of the head, of pictures and of chats, a sentence each. */
export function sentencesOf(html: string): readonly string[] {
  const shown = html.replace(/<(style|script)\b[^>]*>.*?<\/\1>/gs, '\n');
  const spoken = [...shown.matchAll(/(?:content|aria-label)="([^"]*)"/g)].map(([, text = '']) => text);
  const chats = [...shown.matchAll(/\?text=([^"]+)"/g)].map(([, text = '']) =>
    decodeURIComponent(text.replaceAll('&#x27;', "'")),
  );
  return [
    shown
      .replace(NAMED_VALUE, '$1: ')
      .replace(BLOCKS, '\n')
      .replace(/<[^>]+>/g, ''),
    ...spoken,
    ...chats,
  ]
    .join('\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .split('\n')
    .flatMap((block) =>
      block
        .replace(/[\s\u00a0]+/g, ' ')
        .trim()
        .split(/(?<=[.!?…])\s+(?=[\p{Lu}\d“"(])/u),
    )
    .filter((sentence) => sentence !== '');
}
