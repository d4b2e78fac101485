import { createHash } from 'node:crypto';

export interface HashedFile {
  /** With a hash of the content, so that it never means anything else: 'deslizante.0a1b2c3d.svg'. */
  readonly name: string;
  readonly svg: string;
}

export function hashedFile(name: string, svg: string): HashedFile {
  return { name: `${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`, svg };
}
