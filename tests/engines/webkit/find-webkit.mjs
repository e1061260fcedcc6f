import { spawnSync } from 'node:child_process';

/** Programs that drive WebKitGTK, with their Debian packages. */
const programs = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

export function missingPackages() {
  return Object.entries(programs)
    .filter(([program]) => spawnSync('which', [program]).status !== 0)
    .map(([, name]) => name);
}
