import type { Size } from './paper-size.ts';
import type { Pixels } from './straighten.ts';

/** Longer side in pixels of the picture that is judged: at that size, blur that hides letters is several pixels wide. */
export const judgedSide = 800;

/** Smaller pictures are no photos of a camera: symbols, and pictures of pages on the web. */
const smallestPhoto = 1.5 * judgedSide;

/** Returns true if a picture is large enough to be judged. */
export const canBeJudged = ({ width, height }: Size): boolean => Math.max(width, height) >= smallestPhoto;

/** Side of a tile in pixels. */
const tileSide = 32;

/** Shades between the lightest and the darkest point of a tile that has an edge; grain and faint structure have fewer. */
const leastContrast = 40;

/** Edges wider than that, in pixels, are soft by themselves: shadows, and curved surfaces. */
const widestEdge = 10;

/** Fewer tiles tell nothing. */
const leastTiles = 12;

/** The sharpest part of the picture decides: what is behind it may be out of focus. */
const sharpestPart = 0.05;

/** Width of an edge in pixels from which a picture looks blurred. */
const blurredFrom = 4.5;

/**
 * Returns true if even the sharpest edges of a photo are wide. Doubt counts as sharp: a photo without clear edges, and one that
 * was shaken, where edges along the movement stay sharp. The photo must be reduced to `judgedSide`.
 */
export function looksBlurred(photo: Pixels): boolean {
  const widths = edgeWidths(smoothed(photo)).toSorted((a, b) => a - b);
  const width = widths[Math.floor(widths.length * sharpestPart)] ?? 0;
  return widths.length >= leastTiles && width > blurredFrom;
}

interface Shades {
  readonly shades: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Brightness, each point with its neighbours (a binomial filter of 3 x 3), which takes the grain out. The border stays 0. */
function smoothed({ data, width, height }: Pixels): Shades {
  const grey = new Float32Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    grey[at] = 0.299 * data[at * 4]! + 0.587 * data[at * 4 + 1]! + 0.114 * data[at * 4 + 2]!;
  }
  const shades = new Float32Array(width * height);
  const across = (at: number): number => grey[at - 1]! + 2 * grey[at]! + grey[at + 1]!;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      shades[at] = (across(at - width) + 2 * across(at) + across(at + width)) / 16;
    }
  }
  return { shades, width, height };
}

/** Width in pixels of the steepest edge of each tile that has one. */
function edgeWidths(picture: Shades): number[] {
  const { width, height } = picture;
  const widths: number[] = [];
  for (let y = 1; y + tileSide < height - 1; y += tileSide) {
    for (let x = 1; x + tileSide < width - 1; x += tileSide) {
      const { contrast, steepest } = tileAt(picture, y * width + x);
      const edge = contrast / steepest;
      if (contrast >= leastContrast && edge <= widestEdge) widths.push(edge);
    }
  }
  return widths;
}

/** Contrast of a tile, and the largest difference of two neighbours in it; both in shades. */
function tileAt({ shades, width }: Shades, first: number) {
  let [darkest, lightest, square] = [255, 0, 0];
  for (let row = 0; row < tileSide; row += 1) {
    for (let column = 0; column < tileSide; column += 1) {
      const at = first + row * width + column;
      const shade = shades[at]!;
      const across = shades[at + 1]! - shade;
      const down = shades[at + width]! - shade;
      darkest = Math.min(darkest, shade);
      lightest = Math.max(lightest, shade);
      square = Math.max(square, across * across + down * down);
    }
  }
  return { contrast: lightest - darkest, steepest: Math.sqrt(square) };
}
