import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { packagedManuals, sharedPackages, type PackagedManual } from './manuals.ts';

/** Downloads the packages without installing them, and returns the folder of each manual that was available. */
export function fetchManuals(
  cache: string,
  requested: readonly PackagedManual[] = packagedManuals,
): readonly (PackagedManual & { readonly folder: string })[] {
  const root = join(cache, 'root');
  const packages = requested.flatMap((manual) => manual.packages);
  for (const name of [...sharedPackages, ...packages]) fetchPackage(name, cache, root);
  return requested.flatMap((manual) => {
    const found = manual.folders.map((folder) => join(root, folder)).find((folder) => existsSync(folder));
    if (found === undefined) return [];
    return [{ ...manual, folder: stage(found, join(cache, 'folders', manual.name)) }];
  });
}

function fetchPackage(name: string, cache: string, root: string): void {
  const folder = join(cache, 'deb');
  mkdirSync(folder, { recursive: true });
  mkdirSync(root, { recursive: true });
  const downloaded = (): string | undefined =>
    readdirSync(folder).find((file) => file.startsWith(`${name}_`));
  if (downloaded() !== undefined && existsSync(join(root, 'usr'))) return;
  spawnSync('apt-get', ['download', name], { cwd: folder, stdio: 'ignore' });
  const file = downloaded();
  if (file !== undefined) spawnSync('dpkg-deb', ['-x', join(folder, file), root], { stdio: 'inherit' });
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
