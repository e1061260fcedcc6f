import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/** A program that packs the contents of a folder into an archive; `undefined` status if it isn't installed. */
interface Packer {
  readonly name: string;
  readonly command: string;
  readonly args: (archive: string) => readonly string[];
}

/** Usual packers, each with its own way to write headers. */
export const packers: readonly Packer[] = [
  { name: 'Info-ZIP', command: 'zip', args: (archive) => ['-qr', archive, '.'] },
  { name: 'Python', command: 'python3', args: (archive) => ['-m', 'zipfile', '-c', archive, '.'] },
  { name: '7-Zip', command: '7z', args: (archive) => ['a', '-tzip', '-bd', '-mx=1', archive, '.'] },
  { name: 'Java', command: 'jar', args: (archive) => ['cMf', archive, '.'] },
  // Like macOS: descriptors after every entry.
  { name: 'libarchive', command: 'bsdtar', args: (archive) => ['--format', 'zip', '-cf', archive, '.'] },
];

/** Returns true if the program is installed. */
export const isInstalled = ({ command }: Packer): boolean =>
  spawnSync('which', [command], { stdio: 'ignore' }).status === 0;

/** Packs the contents of a folder into a new archive. */
export function pack({ name, command, args }: Packer, folder: string, archive: string): void {
  rmSync(archive, { force: true });
  const { status, stderr } = spawnSync(command, args(archive), { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} could not pack ${folder}: ${stderr}`);
}
