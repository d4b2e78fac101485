import { mergeAttributes, Node } from '@tiptap/core';
import type { Node as ArticleNode } from '@tiptap/pm/model';
import { slotName } from '../../business/fact-slot-names.ts';

const wordsOf = (node: ArticleNode): string => String(node.attrs['words']);

/** A fact of the company within the text: one chip, which the cursor passes and a key deletes whole, and in which nothing is typed. */
export const factSlot = Node.create({
  name: 'factSlot',
  group: 'inline',
  inline: true,
  atom: true,
  // A letter typed on a chosen chip would take its place.
  selectable: false,
  marks: '_',
  addAttributes: () => ({
    value: { default: '', parseHTML: (element: HTMLElement) => element.getAttribute('value') ?? '' },
    words: { default: '', parseHTML: (element: HTMLElement) => element.textContent, rendered: false },
  }),
  parseHTML: () => [{ tag: 'data[value]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['data', mergeAttributes(HTMLAttributes), wordsOf(node)],
  renderText: ({ node }) => wordsOf(node),
  // What is asked of the text, whether a section is empty for example, is asked of its words.
  extendNodeSchema: ({ name }) => (name === 'factSlot' ? { leafText: wordsOf } : {}),
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('data');
      const name = slotName(String(node.attrs['value']));
      dom.className = 'fact-chip';
      dom.value = String(node.attrs['value']);
      dom.textContent = wordsOf(node) || `(${name})`;
      dom.title = `Dado da empresa: ${name}`;
      // Read as one thing, with its name: it is no text that could be changed here.
      dom.setAttribute('role', 'img');
      dom.setAttribute('aria-label', `${wordsOf(node)} (dado da empresa: ${name})`);
      return { dom };
    },
});
