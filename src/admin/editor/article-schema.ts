import { type Editor, mergeAttributes, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { factSlot } from './fact-slot.ts';
import { deleteEmptiedSection } from './emptied-section.ts';

/**
 * The parts of an article that the starter kit does not know, so that a page keeps its structure while its text is edited. What a paste
 * brings beyond these is left out by the editor, and again by the server.
 */
function part(
  name: string,
  tag: string,
  content: string,
  options: { readonly group?: string; readonly keeps?: Readonly<Record<string, string>> } = {},
) {
  return Node.create({
    name,
    content,
    ...(options.group && { group: options.group }),
    isolating: true,
    defining: true,
    addAttributes: () =>
      Object.fromEntries(
        Object.entries(options.keeps ?? {}).map(([attribute, fallback]) => [
          attribute,
          {
            default: fallback,
            parseHTML: (element: HTMLElement) => element.getAttribute(attribute) ?? fallback,
            renderHTML: (values: Record<string, unknown>) =>
              values[attribute] === '' ? {} : { [attribute]: values[attribute] },
          },
        ]),
      ),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });
}

export const articleExtensions = [
  factSlot,
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, linkOnPaste: false, HTMLAttributes: { target: null, rel: null } },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    // It would add an empty paragraph to every page.
    trailingNode: false,
  }),
  part('section', 'section', 'block+', { group: 'block' }).extend({
    addKeyboardShortcuts: () => {
      const shortcut = ({ editor }: { editor: Editor }) => deleteEmptiedSection(editor);
      return { Backspace: shortcut, Delete: shortcut };
    },
  }),
  part('definitionList', 'dl', '(definitionTerm | definitionText)+', { group: 'block' }),
  part('definitionTerm', 'dt', 'inline*'),
  part('definitionText', 'dd', 'inline*'),
  part('table', 'table', '(tableCaption | tableHead | tableBody)+', { group: 'block' }),
  part('tableCaption', 'caption', 'inline*'),
  part('tableHead', 'thead', 'tableRow+'),
  part('tableBody', 'tbody', 'tableRow+'),
  part('tableRow', 'tr', '(tableHeading | tableCell)+'),
  part('tableHeading', 'th', 'inline*', { keeps: { scope: '' } }),
  part('tableCell', 'td', 'inline*', { keeps: { colspan: '' } }),
  part('details', 'details', 'summary block+', { group: 'block' }),
  part('summary', 'summary', 'inline*'),
];
