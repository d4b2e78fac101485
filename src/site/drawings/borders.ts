import { Delaunay } from 'd3-delaunay';

/** A point of the drawing that belongs to a town. */
export interface OwnedPoint {
  readonly x: number;
  readonly y: number;
  readonly of: string;
}

/**
 * About where towns meet, as a path: between any two points of different towns the line lies in the middle (the edges of a Voronoi diagram). No
 * survey, but what a reader finds the town by.
 */
export function borders(points: readonly OwnedPoint[]): string {
  const delaunay = Delaunay.from(
    points,
    ({ x }) => x,
    ({ y }) => y,
  );
  const { circumcenters } = delaunay.voronoi();
  const { halfedges, triangles } = delaunay;
  const cornerOf = (edge: number): string => {
    const at = 2 * Math.floor(edge / 3);
    return `${Math.round(circumcenters[at] ?? 0)} ${Math.round(circumcenters[at + 1] ?? 0)}`;
  };
  const ownerOf = (edge: number): string | undefined => points[triangles[edge] ?? -1]?.of;
  const next = (edge: number): number => (edge % 3 === 2 ? edge - 2 : edge + 1);
  const path: string[] = [];
  halfedges.forEach((other, edge) => {
    if (other <= edge || ownerOf(edge) === ownerOf(next(edge))) return;
    const [from, to] = [cornerOf(edge), cornerOf(other)];
    if (from !== to) path.push(`M${from}L${to}`);
  });
  return path.join('');
}
