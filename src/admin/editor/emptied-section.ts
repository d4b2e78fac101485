import type { Editor } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';

function sectionDepth(position: ResolvedPos): number | null {
  for (let depth = position.depth; depth > 0; depth -= 1)
    if (position.node(depth).type.name === 'section') return depth;
  return null;
}

/**
 * Deletes a section together with the last of its text: what would be left is an empty box that no key takes away.
 *
 * @returns false where text of the section would be left, which the editor deletes by itself.
 */
export function deleteEmptiedSection({ state, commands }: Editor): boolean {
  const { $from, $to, empty } = state.selection;
  const depth = sectionDepth($from);
  if (depth === null || $to.depth < depth || $to.node(depth) !== $from.node(depth)) return false;
  const [start, end] = [$from.start(depth), $from.end(depth)];
  const left = state.doc.textBetween(start, $from.pos) + state.doc.textBetween($to.pos, end);
  if (left.trim() !== '' || (empty && $from.node(depth).textContent.trim() !== '')) return false;
  return commands.deleteRange({ from: start - 1, to: end + 1 });
}
