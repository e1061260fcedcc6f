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
function largestRegion({ shades, width, height }: Shades, threshold: number): readonly number[] {
  const isSeen = new Uint8Array(shades.length);
  let largest: readonly number[] = [];
  for (let start = 0; start < shades.length; start += 1) {
    if (isSeen[start] || shades[start]! <= threshold) continue;
    isSeen[start] = 1;
    const region = [start];
    for (let next = 0; next < region.length; next += 1) {
      const at = region[next]!;
      const x = at % width;
      const around = [
        x > 0 && at - 1,
        x < width - 1 && at + 1,
        at >= width && at - width,
        at < width * (height - 1) && at + width,
      ];
      for (const place of around) {
        if (place === false || isSeen[place] || shades[place]! <= threshold) continue;
        isSeen[place] = 1;
        region.push(place);
      }
    }
    if (region.length > largest.length) largest = region;
  }
  return largest;
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

/** Pixels from an edge to where paper and table are compared. */
const besideEdge = 3;

function edgeShare(from: Point, to: Point, { shades, width, height }: Shades): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // To the right of an edge that is followed clockwise lies the paper.
  const inwards = { x: (-(to.y - from.y) / length) * besideEdge, y: ((to.x - from.x) / length) * besideEdge };
  const shadeAt = (x: number, y: number): number | undefined => {
    const [column, row] = [Math.round(x), Math.round(y)];
    return column < 0 || row < 0 || column >= width || row >= height
      ? undefined
      : shades[row * width + column];
  };
  const samples = 40;
  let found = 0;
  for (let at = 0; at < samples; at += 1) {
    // Not at the corners, where the other edge is near.
    const part = 0.06 + (0.88 * at) / (samples - 1);
    const [x, y] = [from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)];
    const paper = shadeAt(x + inwards.x, y + inwards.y);
    const table = shadeAt(x - inwards.x, y - inwards.y);
    if (paper !== undefined && table !== undefined && paper - table >= leastContrast) found += 1;
  }
  return found / samples;
}
