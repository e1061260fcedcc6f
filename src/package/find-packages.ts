import { isJunkName } from '#file-type/system-files.ts';
import type { PlacedFile } from '#lib/file/placed-file.ts';

/** A folder that holds the files of a package. */
export interface PackageFolder {
  readonly name: string;
  /** Usual extension of such a package. */
  readonly extension: 'zip' | 'iirds' | 'aasx';
  /** With their paths in the package; without junk. */
  readonly files: readonly PlacedFile[];
}

/** A selection, split into packages and everything else. */
interface FoundPackages {
  readonly packages: readonly PackageFolder[];
  readonly rest: readonly PlacedFile[];
}

/** Files that only packages have, below the folder of the package. */
const markers: readonly (readonly [pattern: RegExp, extension: PackageFolder['extension']])[] = [
  [/^(.+\/)META-INF\/metadata\.(?:rdf|jsonld)$/i, 'iirds'],
  [/^(.+\/)VDI2770_(?:Main|Metadata)\.xml$/i, 'zip'],
  [/^(.+\/)aasx\/aasx-origin$/i, 'aasx'],
];

/** Finds unpacked packages by their metadata: the outermost folders with such files. */
export function findPackages(chosen: readonly PlacedFile[]): FoundPackages {
  const kinds = new Map<string, PackageFolder['extension']>();
  for (const { path } of chosen) {
    for (const [pattern, extension] of markers) {
      const folder = pattern.exec(path)?.[1];
      if (folder !== undefined && !kinds.has(folder)) kinds.set(folder, extension);
    }
  }
  const folders = [...kinds.keys()].toSorted((a, b) => a.length - b.length);
  const files = new Map<string, PlacedFile[]>();
  const rest: PlacedFile[] = [];
  for (const placed of chosen) {
    const folder = folders.find((folder) => placed.path.startsWith(folder));
    if (folder === undefined) rest.push(placed);
    else if (!isJunkName(placed.path)) {
      const own = files.get(folder) ?? [];
      own.push({ path: placed.path.slice(folder.length), file: placed.file });
      files.set(folder, own);
    }
  }
  const packages = [...files].map(([folder, own]): PackageFolder => {
    const name = folder.split('/').at(-2) ?? '';
    return { name, extension: kinds.get(folder) ?? 'zip', files: own };
  });
  return { packages, rest };
}
