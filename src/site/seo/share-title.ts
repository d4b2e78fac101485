import { wrapTitle } from './wrapped-title.ts';

/** How a title stands on a share image: as large as it can be, whole, inside its frame. */
export interface TitleLayout {
  /** Pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

/** The width in pixels of a text in the display font at a size. */
export type Measure = (text: string, size: number) => number;

export const TITLE_FRAME = { width: 880, height: 350 } as const;
export const LINE_HEIGHT = 1.06;
const SIZES = { largest: 112, smallest: 48, step: 4 } as const;

/** @param title without line breaks; what does not fit at the smallest size ends in '…'. */
export function layOutTitle(title: string, measure: Measure): TitleLayout {
  for (let size: number = SIZES.largest; ; size -= SIZES.step) {
    const lines = wrapTitle(title, (line) => measure(line, size) <= TITLE_FRAME.width);
    const room = Math.floor(TITLE_FRAME.height / (size * LINE_HEIGHT));
    if (lines.length <= room) return { size, lines };
    if (size <= SIZES.smallest)
      return { size, lines: [...lines.slice(0, room - 1), shorten(lines[room - 1] ?? '', size, measure)] };
  }
}

function shorten(line: string, size: number, measure: Measure): string {
  let kept = line;
  while (kept !== '' && measure(`${kept}…`, size) > TITLE_FRAME.width) kept = kept.slice(0, -1);
  return `${kept}…`;
}
