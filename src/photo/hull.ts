import { cross, isConvex, minus, type Corners, type Point } from './homography.ts';

/** Returns the convex hull, clockwise with y downwards (A. M. Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** Half of a hull, without its last point. */
function chain(points: readonly Point[]): readonly Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (turnsLeft(hull, point)) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
}

/** Returns true if the way from the last two points of a hull to another point isn't a turn clockwise. */
function turnsLeft(hull: readonly Point[], point: Point): boolean {
  const [before, last] = hull.slice(-2);
  return before !== undefined && last !== undefined && cross(minus(last, before), minus(point, last)) <= 0;
}

/** Area of a polygon. */
export const areaOf = (points: readonly Point[]): number =>
  Math.abs(points.reduce((sum, point, at) => sum + cross(point, points[(at + 1) % points.length]!), 0)) / 2;

/**
 * Returns four corners around a convex hull: of its edges, those are left out, one after another, without which it grows least.
 * Begins with the upper left corner. `undefined` if no quadrilateral is left.
 */
export function cornersAround(hull: readonly Point[]): Corners | undefined {
  let points = hull;
  while (points.length > 4) {
    const shorter = withoutOneEdge(points);
    if (!shorter) return undefined;
    points = shorter;
  }
  return points.length === 4 ? fromUpperLeft(points) : undefined;
}

/** Extends the neighbours of an edge until they meet, where that adds the least area. */
function withoutOneEdge(points: readonly Point[]): readonly Point[] | undefined {
  let least = Infinity;
  let best: readonly Point[] | undefined;
  const count = points.length;
  for (let at = 0; at < count; at += 1) {
    const [before, from] = [points[(at + count - 1) % count]!, points[at]!];
    const [to, after] = [points[(at + 1) % count]!, points[(at + 2) % count]!];
    const corner = meetBeyond([before, from], [after, to]);
    const added = corner ? areaOf([from, corner, to]) : Infinity;
    if (added >= least) continue;
    least = added;
    const others = points.filter((_, other) => other !== at && other !== (at + 1) % count);
    // The new corner stands where the edge was.
    best = at === count - 1 ? [...others, corner!] : [...others.slice(0, at), corner!, ...others.slice(at)];
  }
  return best;
}

/** Returns where two lines meet beyond the second point of each; `undefined` if they don't. */
function meetBeyond([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point | undefined {
  const [first, second] = [minus(b, a), minus(d, c)];
  const part = cross(minus(c, b), second) / cross(first, second);
  const other = cross(minus(b, d), first) / cross(second, first);
  const isBeyond = part >= 0 && other >= 0 && Number.isFinite(part);
  return isBeyond ? { x: b.x + part * first.x, y: b.y + part * first.y } : undefined;
}

function fromUpperLeft(points: readonly Point[]): Corners | undefined {
  const sums = points.map(({ x, y }) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  const [a, b, c, d] = [...points.slice(first), ...points.slice(0, first)];
  const corners: Corners = [a!, b!, c!, d!];
  return isConvex(corners) ? corners : undefined;
}
