/** The path that unpackers make of a name: `/` as separator, without empty and `.` parts and without a final slash. */
export function pathOf(name: string): string {
  const path = name.replaceAll('\\', '/');
  if (!/(?:^|\/)(?:\.?\/|\.?$)/.test(path)) return path;
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

/**
 * Equal for paths that Windows and macOS take for the same. Small letters only, not full case folding: `Maße` and
 * `Masse` exist side by side on both.
 */
export const foldPath = (path: string): string => path.normalize('NFC').toLowerCase();

/**
 * Equal for paths of which one file would overwrite the other on Windows or macOS: beyond `foldPath`, dots and spaces at
 * the end of a part are dropped (Windows), joiners ignored (HFS+), and letters with one capital are one letter (ς and σ).
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
  // Windows and macOS keep ı and İ apart from i, as Turkish does, and ß from ss.
  if ('ıİ'.includes(letter) || capital.length !== letter.length) return letter.toLowerCase();
  return capital.toLowerCase();
}

/** The last part of a path. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Everything before the last part, with its slash; empty at the root. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Small letters after the last dot of the last part; empty where there is none. */
export function extensionOf(path: string): string {
  const name = baseName(path);
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}
