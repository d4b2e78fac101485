/** In the units of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Of a letter, in parts of the font's size: what a label takes, to see which ones would stand in each other's way. */
const LETTER = 0.58;
/** Free on either side of a label, so that it runs into no other and into no dot. */
const FREE = 3;
const GAP = 11;

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function boxOf({ x, y, anchor }: Label, text: string, font: number): Box {
  const width = text.length * LETTER * font;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { x: left - FREE, y: y - font * 0.8, width: width + 2 * FREE, height: font };
}

const around = (x: number, y: number, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

const above = (x: number, y: number): Label => ({ x, y: y - GAP, anchor: 'middle' });

/** Puts labels beside their dots, each where none that stands already is in its way. */
export function labelPlacer(width: number, height: number, font: number) {
  const taken: Box[] = [];
  return {
    /** What no label may cover. */
    keepFree(x: number, y: number, half: number): void {
      taken.push(around(x, y, half));
    },
    /** Whether nothing stands there yet. */
    isFree(x: number, y: number, half: number): boolean {
      const dot = around(x, y, half);
      return !taken.some((other) => overlaps(dot, other));
    },
    /** Above a dot, whatever stands there. */
    placeAbove: (x: number, y: number): Label => above(x, y),
    /** Above, below, right or left of a dot; null where there is no room for it. */
    place(text: string, x: number, y: number): Label | null {
      const tries: readonly Label[] = [
        above(x, y),
        { x, y: y + GAP + font * 0.7, anchor: 'middle' },
        { x: x + GAP, y: y + font * 0.35, anchor: 'start' },
        { x: x - GAP, y: y + font * 0.35, anchor: 'end' },
      ];
      for (const label of tries) {
        const box = boxOf(label, text, font);
        const isInside = box.x >= 2 && box.x + box.width <= width - 2 && box.y >= 0 && box.y + box.height <= height;
        if (!isInside || taken.some((other) => overlaps(box, other))) continue;
        taken.push(box);
        return { ...label, x: Math.round(label.x), y: Math.round(label.y) };
      }
      return null;
    },
  };
}
