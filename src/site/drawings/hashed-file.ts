import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export interface HashedFile {
  /** With a hash of the content, so that it never means anything else: 'deslizante.0a1b2c3d.svg'. */
  readonly name: string;
  readonly svg: string;
}

/** Rendered when it is first named or shown: no start waits for it. */
export function hashedFile(name: string, drawing: ReactElement): HashedFile {
  let file: HashedFile | null = null;
  const rendered = () => {
    if (file !== null) return file;
    const svg = renderToStaticMarkup(drawing);
    file = { name: `${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`, svg };
    return file;
  };
  return {
    get name() {
      return rendered().name;
    },
    get svg() {
      return rendered().svg;
    },
  };
}
