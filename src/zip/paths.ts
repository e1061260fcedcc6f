/**
 * Normalizes a name to the path that unpackers extract it to: `/` as separator, without empty and `.` parts and without
 * a trailing slash.
 */
export function pathOf(name: string): string {
  const path = name.replaceAll('\\', '/');
  if (!/(?:^|\/)(?:\.?\/|\.?$)/.test(path)) return path;
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

/**
 * Folds a path so that paths equal to Windows and macOS become the same. Lower case only, not full case folding: `Maße`
 * and `Masse` are different files on both.
 */
export const foldPath = (path: string): string => path.normalize('NFC').toLowerCase();

/**
 * Folds a path so that two files become the same if one would overwrite the other on Windows or macOS. In addition to
 * `foldPath`, this drops dots and spaces at the end of a part (Windows), ignores joiners (HFS+), and unites letters
 * with the same capital (ς and σ).
 */
export function overwritingPath(path: string): string {
  const trimmed = /[. ](?:\/|$)/.test(path) ? path.replaceAll(/[. ]+(?=\/|$)/g, '') : path;
  if (/^[ -~]*$/.test(trimmed)) return pathOf(trimmed).toLowerCase();
  return Array.from(
    pathOf(trimmed)
      .normalize('NFC')
      .replaceAll(/[\u200c\u200d]/g, ''),
    foldLetter,
  ).join('');
}

function foldLetter(letter: string): string {
  const capital = letter.toUpperCase();
  // Windows and macOS distinguish ı and İ from i, as Turkish does, and ß from ss.
  if ('ıİ'.includes(letter) || capital.length !== letter.length) return letter.toLowerCase();
  return capital.toLowerCase();
}

/** Returns the last part of a path. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Returns everything before the last part, with its slash; empty at the root. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
