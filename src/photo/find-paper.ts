import type { Corners, Point } from './homography.ts';
import { areaOf, convexHull, cornersAround } from './hull.ts';
import type { Pixels } from './straighten.ts';

/** Longer side in pixels of the picture in which paper is looked for: text has melted into its paper there. */
export const searchedSide = 240;

/** Brightness of each pixel, from 0 to 255. */
interface Shades {
  readonly shades: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Part of the picture that paper fills at least: what is smaller wasn't meant. */
const leastPart = 0.15;

/** Part of the quadrilateral that is as bright as paper, and of it that the bright region's outline fills. */
const leastBright = 0.75;
const leastFilled = 0.94;

/** Shades between paper and table along an edge, and the part of the edge that must have that contrast. */
const leastContrast = 12;
const leastEdge = 0.85;

/**
 * Returns the corners of the sheet of paper in a photo, in parts of its width and height: the largest bright quadrilateral with
 * darker surroundings. Returns `undefined` rather than corners that may be wrong. The photo must be reduced to `searchedSide`.
 */
export function findPaper(photo: Pixels): Corners | undefined {
  const picture = shadesOf(photo);
  const candidates = thresholdsOf(picture)
    .map((threshold) => quadrilateralAbove(picture, threshold))
    .filter((corners) => corners !== undefined);
  const [best] = candidates.toSorted((a, b) => areaOf(b) - areaOf(a));
  if (!best) return undefined;
  const part = ({ x, y }: Point): Point => ({
    x: Math.min(1, Math.max(0, (x + 0.5) / picture.width)),
    y: Math.min(1, Math.max(0, (y + 0.5) / picture.height)),
  });
  return [part(best[0]), part(best[1]), part(best[2]), part(best[3])];
}

function shadesOf({ data, width, height }: Pixels): Shades {
  const shades = new Uint8Array(width * height);
  for (let at = 0; at < shades.length; at += 1) {
    shades[at] = 0.299 * data[at * 4]! + 0.587 * data[at * 4 + 1]! + 0.114 * data[at * 4 + 2]!;
  }
  return { shades, width, height };
}

/** Shades that may separate paper from what is around it: the best one of N. Otsu (1979), and others around it. */
function thresholdsOf({ shades }: Shades): readonly number[] {
  const counts = new Uint32Array(256);
  for (const shade of shades) counts[shade]! += 1;
  const total = shades.reduce((sum, shade) => sum + shade, 0);
  let [best, middle, dark, darkSum] = [0, 128, 0, 0];
  counts.forEach((count, shade) => {
    dark += count;
    darkSum += count * shade;
    const light = shades.length - dark;
    const between = dark * light * (darkSum / dark - (total - darkSum) / light) ** 2;
    if (between > best) [best, middle] = [between, shade];
  });
  return [-60, -45, -30, -15, 0, 15, 30, 45, 60].map((step) => middle + step);
}

/** Returns the quadrilateral around the largest region above a threshold, if it looks like paper. */
function quadrilateralAbove(picture: Shades, threshold: number): Corners | undefined {
  const region = largestRegion(picture, threshold);
  const whole = picture.width * picture.height;
  if (region.length < leastPart * leastBright * whole) return undefined;
  const hull = convexHull(outlineOf(region, picture));
  const corners = cornersAround(hull);
  if (!corners || !isWithin(corners, picture)) return undefined;
  const area = areaOf(corners);
  const isFilled = areaOf(hull) >= leastFilled * area && region.length >= leastBright * area;
  return isFilled && area >= leastPart * whole && hasEdges(corners, picture) ? corners : undefined;
}

/** Pixels of the largest connected region above a threshold, as places in the picture. */
function largestRegion(picture: Shades, threshold: number): readonly number[] {
  const { shades } = picture;
  // What is left to look at: emptied pixel by pixel.
  const isOpen = shades.map((shade) => (shade > threshold ? 1 : 0));
  let largest: readonly number[] = [];
  for (let start = isOpen.indexOf(1); start !== -1; start = isOpen.indexOf(1, start)) {
    const region = regionFrom(start, isOpen, picture);
    if (region.length > largest.length) largest = region;
  }
  return largest;
}

/** Takes a region out of `isOpen`. */
function regionFrom(start: number, isOpen: Uint8Array, { width, height }: Shades): readonly number[] {
  const region = [start];
  isOpen[start] = 0;
  const visit = (at: number): void => {
    if (isOpen[at] !== 1) return;
    isOpen[at] = 0;
    region.push(at);
  };
  for (let next = 0; next < region.length; next += 1) {
    const at = region[next]!;
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  return region;
}

/** The first and the last pixel of a region in each row: its hull is that of the region. */
function outlineOf(region: readonly number[], { width, height }: Shades): readonly Point[] {
  const first = new Int32Array(height).fill(width);
  const last = new Int32Array(height).fill(-1);
  for (const at of region) {
    const [x, y] = [at % width, Math.floor(at / width)];
    first[y] = Math.min(first[y]!, x);
    last[y] = Math.max(last[y]!, x);
  }
  return [...last.keys()].flatMap((y) =>
    last[y] === -1
      ? []
      : [
          { x: first[y]!, y },
          { x: last[y]!, y },
        ],
  );
}

/** Corners may lie a little beyond the border, where the paper is cut off. */
const isWithin = (corners: Corners, { width, height }: Shades): boolean =>
  corners.every(
    ({ x, y }) => x > -0.03 * width && x < 1.03 * width && y > -0.03 * height && y < 1.03 * height,
  );

/** Returns true if it is darker beyond each side, nearly all along it. */
const hasEdges = (corners: Corners, picture: Shades): boolean =>
  corners.every((corner, at) => edgeShare(corner, corners[(at + 1) % 4]!, picture) >= leastEdge);

/** Pixels from an edge to where paper and table are compared, near it and further away. */
const beside = { near: 3, far: 7 };

/** Part of the contrast that is already there near an edge; the edge of a shadow is softer. */
const leastSharpness = 0.6;

const samplesOfEdge = 40;

/** Part of an edge that has paper on one side, and a darker table on the other one. */
function edgeShare(from: Point, to: Point, picture: Shades): number {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.hypot(along.x, along.y);
  // To the right of an edge that is followed clockwise lies the paper.
  const inwards = { x: -along.y / length, y: along.x / length };
  let found = 0;
  for (let at = 0; at < samplesOfEdge; at += 1) {
    // Not at the corners, where the other edge is near.
    const part = 0.06 + (0.88 * at) / (samplesOfEdge - 1);
    const place = { x: from.x + part * along.x, y: from.y + part * along.y };
    const contrast = contrastAcross(picture, place, {
      x: inwards.x * beside.near,
      y: inwards.y * beside.near,
    });
    const whole = contrastAcross(picture, place, { x: inwards.x * beside.far, y: inwards.y * beside.far });
    if (contrast >= leastContrast && contrast >= leastSharpness * whole) found += 1;
  }
  return found / samplesOfEdge;
}

/** Shades by which a picture is lighter on one side of a place than on the other one; a place beyond the border has none. */
function contrastAcross({ shades, width, height }: Shades, { x, y }: Point, step: Point): number {
  const shadeAt = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= width || row >= height ? Number.NaN : shades[row * width + column]!;
  const lighter = shadeAt(Math.round(x + step.x), Math.round(y + step.y));
  return lighter - shadeAt(Math.round(x - step.x), Math.round(y - step.y)) || 0;
}
