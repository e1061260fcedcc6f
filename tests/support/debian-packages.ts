import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Downloads a Debian package into a cache, once, and unpacks it into a folder; nothing is installed. Returns false if
 * there is none.
 */
export function unpackPackage(name: string, cache: string, to: string): boolean {
  const downloaded = () => readdirSync(cache).find((file) => file.startsWith(`${name}_`));
  mkdirSync(cache, { recursive: true });
  const before = downloaded();
  if (before !== undefined && existsSync(join(to, 'usr'))) return true;
  if (before === undefined) spawnSync('apt-get', ['download', name], { cwd: cache, stdio: 'ignore' });
  const file = downloaded();
  if (file === undefined) return false;
  mkdirSync(to, { recursive: true });
  spawnSync('dpkg-deb', ['-x', join(cache, file), to], { stdio: 'inherit' });
  return true;
}
