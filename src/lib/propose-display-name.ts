import { visibleControls, withoutControls } from '#lib/shown-name.ts';

/**
 * Proposes a display name for a file name: no extension, spaces for separators, no hidden characters, NFC (macOS writes
 * file names as NFD).
 */
export function proposeDisplayName(fileName: string): string {
  const name = fileName.normalize('NFC');
  const bare = name.replace(/(?<=.)\.[\p{L}\p{N}]{1,8}$/u, '');
  const spaced = withoutControls(bare.replace(/\s+/g, ' '))
    .replace(/[_+]+|%20/g, ' ')
    // A hyphen before a word is a separator; in `PRESS-0042` or `2026-03` it belongs to the name.
    .replace(/(?<=[\p{L}\p{N}])-(?=\p{L}{2})/gu, ' ')
    .replace(/(?<=\p{L}{2})\.(?=\p{L}{2})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return spaced || visibleControls(name);
}
