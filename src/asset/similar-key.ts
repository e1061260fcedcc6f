/**
 * Returns an ID without the differences that people make when they copy it from a nameplate: case, spaces, hyphens, and
 * the letters O and I instead of the digits 0 and 1.
 */
export const similarKey = (id: string): string =>
  id
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_]/gu, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1');

/** Returns such a key without the zeros that lead a number: `PRESS-42` and `PRESS-0042` have the same. */
export const zeroFreeKey = (id: string): string =>
  similarKey(id.normalize('NFKC').replace(/(?<!\p{N})0+(?=\d)/gu, ''));
