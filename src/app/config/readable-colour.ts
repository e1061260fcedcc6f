/** Relative luminance of the light page: `--page` of the tokens, #f5f6f8. */
const pageLuminance = 0.921;
/** Minimum contrast of text (WCAG 2.2, success criterion 1.4.3). */
const leastContrast = 4.5;

/** Returns true if text of a colour, given as `#rrggbb`, is readable on the light page. */
export const isReadableColour = (colour: string): boolean =>
  /^#[\da-f]{6}$/i.test(colour) && (pageLuminance + 0.05) / (luminance(colour) + 0.05) >= leastContrast;

/** Relative luminance as defined by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
