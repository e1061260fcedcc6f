import { visibleControls, withoutControls } from '#lib/text/shown-name.ts';

/** Hyphens between words, where they are separators. In `PRESS-0042` or `2026-03` they belong to the name. */
const hyphens = /(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])(?!(?<=[\p{Lu}\p{Nd}]-)\p{Nd}|0)/gu;

/**
 * Proposes a display name for a file name: no extension, spaces for separators, no hidden characters, NFC (macOS writes
 * file names as NFD).
 */
export function proposeDisplayName(fileName: string): string {
  const name = fileName.normalize('NFC');
  const bare = name.replace(/(?<=.)\.[\p{L}\p{N}]{1,8}$/u, '');
  const spaced = withoutControls(bare.replace(/\s+/g, ' '))
    .replace(/[_+]+|%20/g, ' ')
    .replace(/[^ ]+/g, (part) => (/[\p{L}\p{N}]-\p{L}{2}/u.test(part) ? part.replace(hyphens, ' ') : part))
    .replace(/(?<=\p{L}{2})\.(?=\p{L}{2})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return spaced || visibleControls(name);
}
