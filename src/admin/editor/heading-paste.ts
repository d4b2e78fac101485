import { type Fragment, Slice } from '@tiptap/pm/model';

/** The levels that an article has; the page prints the title as its one h1. */
const LEVELS: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** What the editor itself copied carries this mark; a part of a heading is then a part of a line. */
const OWN_COPY = 'data-pm-slice';

/** A heading that is pasted keeps a line of its own, whatever stands before and behind it. */
export function createHeadingPaste() {
  let isOwnCopy = false;
  return {
    transformPastedHTML(html: string): string {
      isOwnCopy = html.includes(OWN_COPY);
      return html.replace(
        /<(\/?)(h[156])\b/gi,
        (_, slash: string, name: string) => `<${slash}${LEVELS[name.toLowerCase()] ?? name}`,
      );
    },
    transformPasted(slice: Slice): Slice {
      const { content, openStart, openEnd } = slice;
      if (isOwnCopy && content.childCount === 1) return slice;
      const isHeading = (node: Fragment['firstChild']) => node?.type.name === 'heading';
      return new Slice(
        content,
        isHeading(content.firstChild) ? 0 : openStart,
        isHeading(content.lastChild) ? 0 : openEnd,
      );
    },
  };
}
