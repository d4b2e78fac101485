import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { gateKindIds } from '../../business/gate-kind-ids.ts';
import { type DrawingId, drawingIds, findDrawnPart, partDrawings } from '../../business/part-drawings.ts';
import { DRAWING_CSS } from './drawing-css.ts';
import { drawingFiles, litDrawing } from './drawing-files.tsx';
import { MOVING } from './drawn-part.tsx';

function svgOf(id: DrawingId): string {
  const [address = ''] = litDrawing(id, 'motor').still.split('#');
  return drawingFiles.find(({ name }) => name === address.replace('/assets/', ''))?.svg ?? '';
}

function idsIn(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** The group of a part, up to the text of its number. */
function groupOf(svg: string, part: string): string {
  return new RegExp(`<g id="${part}" class="part">.*?</text>`, 's').exec(svg)?.[0] ?? '';
}

test('every kind of gate is drawn, and the board', () => {
  expect(drawingIds.toSorted()).toEqual([...gateKindIds, 'board'].toSorted());
});

test.each(drawingIds)('the drawing of %s has a group of each of its parts with its number, and no other', (id) => {
  const svg = svgOf(id);
  const ids = idsIn(svg);
  expect(new Set(ids).size).toBe(ids.length);
  const { parts } = partDrawings[id];
  expect(ids.filter((one) => !one.startsWith(MOVING)).toSorted()).toEqual(parts.map(({ part }) => part).toSorted());
  for (const { part } of parts) expect(groupOf(svg, part)).toContain(`>${findDrawnPart(id, part)?.number}</text>`);
});

/** The parts of a drawing whose group holds a shape that the sheet moves. */
function movedParts(id: DrawingId): string[] {
  const svg = svgOf(id);
  return partDrawings[id].parts
    .map(({ part }) => part)
    .filter((part) => {
      const rules = [...DRAWING_CSS.matchAll(new RegExp(`#${MOVING}${part}:target \\.([\\w-]+)`, 'g'))];
      const classes = new Set(
        [...groupOf(svg, part).matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
      );
      return idsIn(svg).includes(MOVING + part) && rules.some(([, shape = '']) => classes.has(shape));
    });
}

test.each(drawingIds)('what moves in the drawing of %s when it is lit has a shape that is moved', (id) => {
  const moving = partDrawings[id].parts.flatMap(({ part, moves }) => (moves ? [part] : []));
  expect(movedParts(id)).toEqual(moving);
  expect(idsIn(svgOf(id)).filter((one) => one.startsWith(MOVING))).toHaveLength(moving.length);
});

test('every motion of the sheet moves a shape of its part in some drawing', () => {
  const rules = [...DRAWING_CSS.matchAll(new RegExp(`#${MOVING}([\\w-]+):target \\.([\\w-]+)`, 'g'))];
  const drawn = drawingIds.map(svgOf);
  const idle = rules.filter(
    ([, part = '', shape = '']) =>
      !drawn.some((svg) => new RegExp(`class="[^"]*\\b${shape}\\b`).test(groupOf(svg, part))),
  );
  expect(idle.map(([rule]) => rule)).toEqual([]);
});

test('no motion lasts five seconds', () => {
  const motions = [...DRAWING_CSS.matchAll(/animation:\w+ ([\d.]+)s (?:linear |steps\(1\) )?(\d+)\}/g)];
  expect(motions).toHaveLength(DRAWING_CSS.split('animation:').length - 1);
  const lengths = motions.map(([, seconds, times]) => Number(seconds) * Number(times));
  expect(Math.max(...lengths)).toBeLessThan(5);
});

test('a name holds a hash of what is drawn, and no part is named in a drawing', () => {
  // Each from afar and from near.
  expect(drawingFiles).toHaveLength(2 * drawingIds.length);
  for (const { name, svg } of drawingFiles) {
    expect(name).toContain(`.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`);
    expect(svg).not.toMatch(/fotocélula|cremalheira|pinhão/i);
  }
});

test('an address lights a part, and moves it where it moves', () => {
  expect(litDrawing('sliding', 'photocell')).toEqual({
    still: expect.stringMatching(/^\/assets\/deslizante\.[0-9a-f]{8}\.svg#photocell$/),
    moving: expect.stringMatching(/\.svg#em-movimento-photocell$/),
  });
  expect(litDrawing('sliding', 'rail').moving).toBeNull();
});
