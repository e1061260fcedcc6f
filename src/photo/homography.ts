/** Point of a picture: in pixels, or in parts of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners of a sheet of paper in a picture: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Projective transform of the plane: the first eight entries of its matrix, row by row; the ninth is 1. */
export type Homography = readonly [number, number, number, number, number, number, number, number];

/**
 * Returns the transform that maps the unit square to a convex quadrilateral, its corner (0, 0) to the first one. In closed
 * form: P. Heckbert, Fundamentals of Texture Mapping and Image Warping (1989), section 2.2.3.
 */
export function homographyTo([a, b, c, d]: Corners): Homography {
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [right, bottom] = [minus(b, c), minus(d, c)];
  const area = cross(right, bottom);
  const g = (sumX * bottom.y - sumY * bottom.x) / area;
  const h = (right.x * sumY - right.y * sumX) / area;
  return [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h];
}

/** Applies a transform to a point. */
export function project([a, b, c, d, e, f, g, h]: Homography, { x, y }: Point): Point {
  const depth = g * x + h * y + 1;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/** Smallest sine of an angle between two sides: below 3°, the sides are taken for one. */
const minSine = 0.05;

/** Returns true if four corners, in their order, are a convex quadrilateral without a flat angle. */
export function isConvex(corners: Corners): boolean {
  return corners.every((corner, at) => {
    const before = minus(corner, corners[(at + 3) % 4]!);
    const after = minus(corners[(at + 1) % 4]!, corner);
    return cross(before, after) > minSine * length(before) * length(after);
  });
}

/** Difference of two points. */
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

/** Length of a vector. */
export const length = ({ x, y }: Point): number => Math.hypot(x, y);

/**
 * Signed area of the parallelogram of two vectors; positive if the second one is clockwise of the first, with y downwards.
 */
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
