import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import base from '../../e2e/playwright.config.ts';
import { findFirefox } from '../../support/find-browser.ts';
import { firefoxOptions } from './firefox-options.ts';

const tests = join(import.meta.dirname, '../../e2e');
const reports = join(import.meta.dirname, '../../../.reports');
const executablePath = findFirefox();
if (executablePath === undefined) throw new Error('Install Firefox, or set FIREFOX_PATH to it.');

/** Such as `153.7.0esr`. */
const version = execFileSync(executablePath, ['--version'], { encoding: 'utf8' }).trim().split(' ').at(-1);

/** The end-to-end tests in a stock Firefox. */
export default defineConfig({
  ...base,
  testDir: tests,
  outputDir: join(reports, 'firefox'),
  globalSetup: [join(tests, 'web-server-setup.ts'), join(tests, 'global-setup.ts')],
  workers: 2,
  ...(process.env.SELECTION && { grep: /@firefox/ }),
  reporter: [
    ['list'],
    ['json', { outputFile: join(reports, 'firefox.json') }],
    ['../results-reporter.ts', { engine: 'firefox', version }],
  ],
  use: firefoxOptions(executablePath),
});
