// Puts the Node of `npm ci` on the PATH of npm's commands. npm does so itself, but before version 11.6 it then removes the
// link again, together with those of the packages for other systems. Plain JavaScript, for any Node that a machine has.
import { copyFileSync, existsSync, rmSync, symlinkSync } from 'node:fs';

const isWindows = process.platform === 'win32';
const name = isWindows ? 'node.exe' : 'node';
const path = `node-${isWindows ? 'win' : process.platform}-${process.arch}/bin/${name}`;
const link = `node_modules/.bin/${name}`;
if (existsSync(`node_modules/${path}`)) {
  rmSync(link, { force: true });
  if (isWindows) copyFileSync(`node_modules/${path}`, link);
  else symlinkSync(`../${path}`, link);
}
