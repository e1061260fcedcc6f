/** Longer side of a thumbnail in pixels: enough for an icon of 38 px on a display with three pixels for each. */
export const longestSide = 160;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size of the thumbnail of an image, in pixels; a small image keeps its size. */
export function fit({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
}
