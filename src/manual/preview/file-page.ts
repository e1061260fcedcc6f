import { baseName } from '#zip/paths.ts';

import type { TextPosition } from '../pages/text-position.ts';
import { placeMark } from './names.ts';
import type { Part } from './rendering.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const pageHead = (path: string): string =>
  `<!doctype html><title>${escaped(baseName(path))}</title><meta name="color-scheme" content="light dark">`;

/** Returns a page that shows a picture, like a browser does for a local file. */
export const picturePage = (path: string, picture: Part): readonly Part[] => [
  `${pageHead(path)}<body style="margin:0"><img style="max-width:100%" alt="${escaped(baseName(path)).replaceAll('"', '&quot;')}" src="`,
  picture,
  '">',
];

/** Returns a page that shows the text of a file, with the requested line marked. */
export function textPage(path: string, text: string, place: TextPosition | undefined): readonly Part[] {
  const lines = text.split('\n').map(escaped);
  const at = (place?.line ?? 0) - 1;
  const shown = lines.map((line, index) =>
    index === at ? `<mark ${placeMark}>${line || ' '}</mark>` : line,
  );
  return [`${pageHead(path)}<pre style="white-space:pre-wrap">\n${shown.join('\n')}</pre>`];
}
