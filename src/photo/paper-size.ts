import { length, minus, type Corners, type Point } from './homography.ts';

/** Size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Focal lengths of phones, in parts of the longer side of the picture, from the widest lens to a tele lens. */
const focalLengths = { least: 0.4, usual: 0.75, most: 3 };

/** Most pixels of a picture that is worked on, and of a page: 48 MB at four bytes each. A4 at 300 dpi has 9 million. */
export const maxPaperPixels = 12_000_000;

/** Width divided by height of an upright A4 page. */
export const a4Ratio = 210 / 297;

/** A sheet whose proportions differ by no more than this from A4 is taken for A4: corners are set by hand. */
const a4Tolerance = 0.05;

/**
 * Returns width divided by height of a rectangle that was photographed at an angle; `corners` are in pixels. The middle of
 * the picture is taken for the optical axis: Z. Zhang, L. He, Whiteboard scanning and image enhancement (2007), section 4.2.
 * Where the corners don't tell the focal length, as of a picture taken from straight above, that of a usual phone is assumed.
 */
export function ratioOf([a, b, c, d]: Corners, picture: Size): number {
  const centre = { x: picture.width / 2, y: picture.height / 2 };
  const [topLeft, topRight, bottomRight, bottomLeft] = [
    ray(a, centre),
    ray(b, centre),
    ray(c, centre),
    ray(d, centre),
  ];
  const diagonal = cross(topLeft, bottomRight);
  const across = edge(
    topLeft,
    topRight,
    dot(diagonal, bottomLeft) / dot(cross(topRight, bottomRight), bottomLeft),
  );
  const down = edge(
    topLeft,
    bottomLeft,
    dot(diagonal, topRight) / dot(cross(bottomLeft, bottomRight), topRight),
  );
  const longer = Math.max(picture.width, picture.height);
  const computed = Math.sqrt(-(across.x * down.x + across.y * down.y) / (across.z * down.z)) / longer;
  const isLikely = computed >= focalLengths.least && computed <= focalLengths.most;
  const doEdgesMeet = meets(across, longer) && meets(down, longer);
  const focal = longer * (isLikely && doEdgesMeet ? computed : focalLengths.usual);
  return Math.hypot(across.x, across.y, across.z * focal) / Math.hypot(down.x, down.y, down.z * focal);
}

/** Distance at which lines are taken for parallel, in parts of the longer side: a tilt of one or two degrees. */
const parallelFrom = 30;

const meets = ({ x, y, z }: Vector, longer: number): boolean =>
  Math.hypot(x, y) < Math.abs(z) * longer * parallelFrom;

/**
 * Returns the size of the page that the paper within `corners` becomes: about as many pixels as the photo has of it, with
 * the paper's own proportions, those of A4 if it is nearly that.
 */
export function pageSize(corners: Corners, picture: Size): Size {
  const ratio = nearA4(ratioOf(corners, picture));
  const [a, b, c, d] = corners;
  const width = Math.max(length(minus(a, b)), length(minus(d, c)));
  const height = Math.max(length(minus(a, d)), length(minus(b, c)));
  // The side that was foreshortened more is stretched.
  const wanted = Math.max(width, height * ratio);
  const scale = Math.min(1, Math.sqrt((maxPaperPixels * ratio) / wanted ** 2));
  return { width: atLeastOne(wanted * scale), height: atLeastOne((wanted * scale) / ratio) };
}

const atLeastOne = (pixels: number): number => Math.max(1, Math.floor(pixels));

function nearA4(ratio: number): number {
  const near = [a4Ratio, 1 / a4Ratio].find((each) => Math.abs(ratio / each - 1) < a4Tolerance);
  return near ?? ratio;
}

/** Vector in space, with the optical axis as the third coordinate. */
interface Vector extends Point {
  readonly z: number;
}

const ray = ({ x, y }: Point, centre: Point): Vector => ({ x: x - centre.x, y: y - centre.y, z: 1 });

const edge = (from: Vector, to: Vector, depth: number): Vector => ({
  x: depth * to.x - from.x,
  y: depth * to.y - from.y,
  z: depth * to.z - from.z,
});

const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z;

const cross = (a: Vector, b: Vector): Vector => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});
