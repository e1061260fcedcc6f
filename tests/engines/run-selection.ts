// Runs a short selection of the tests in each other engine that is installed, and says what was left out.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

import { findFirefox, missingWebKitPackages } from '../support/find-browser.ts';

const webKitPackages = missingWebKitPackages();

const engines = [
  { name: 'Firefox', folder: 'firefox', isInstalled: findFirefox() !== undefined, packages: 'firefox-esr' },
  {
    name: 'WebKit',
    folder: 'webkit',
    isInstalled: webKitPackages.length === 0,
    packages: webKitPackages.join(', '),
  },
];

let hasFailed = false;
for (const { name, folder, isInstalled, packages } of engines) {
  const all = `npm run test:engines:${folder}`;
  if (!isInstalled) {
    process.stdout.write(`${name}: not installed (${packages}), so no test ran in it. All of them: ${all}\n`);
    continue;
  }
  const { status } = spawnSync('npx', ['playwright', 'test', '--config', `tests/engines/${folder}`], {
    stdio: 'inherit',
    // The tests in Chromium have just built the application.
    env: { ...process.env, SELECTION: '1', BUILT: '1' },
  });
  hasFailed ||= status !== 0;
  process.stdout.write(`${name}: a selection ran; the others were left out. All of them: ${all}\n`);
}
process.exitCode = hasFailed ? 1 : 0;
