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
