import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { unpackPackage } from '../support/debian-packages.ts';
import { packagedManuals, sharedPackages, type PackagedManual } from './manuals.ts';

/** Downloads the packages without installing them, and returns the folder of each manual that was available. */
export function fetchManuals(
  cache: string,
  requested: readonly PackagedManual[] = packagedManuals,
): readonly (PackagedManual & { readonly folder: string })[] {
  const root = join(cache, 'root');
  const packages = requested.flatMap((manual) => manual.packages);
  for (const name of [...sharedPackages, ...packages]) unpackPackage(name, join(cache, 'deb'), root);
  return requested.flatMap((manual) => {
    const found = manual.folders.map((folder) => join(root, folder)).find((folder) => existsSync(folder));
    if (found === undefined) return [];
    return [{ ...manual, folder: stage(found, join(cache, 'folders', manual.name)) }];
  });
}

/** Makes a copy with files instead of links, as when a person copies a manual to pack it. */
function stage(folder: string, to: string): string {
  if (existsSync(to)) return to;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(folder)) {
    try {
      cpSync(join(folder, name), join(to, name), { recursive: true, dereference: true });
    } catch {
      // A link to a file of a missing package.
    }
  }
  return to;
}
