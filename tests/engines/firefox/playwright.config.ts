import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import base from '../../e2e/playwright.config.ts';

import { findFirefox } from './find-firefox.mjs';
import { firefoxOptions } from './firefox-options.ts';

const tests = join(import.meta.dirname, '../../e2e');
const reports = join(import.meta.dirname, '../../../.reports');
const executablePath = findFirefox();
if (executablePath === undefined) throw new Error('Install Firefox, or set FIREFOX_PATH to it.');

/** Such as `153.7.0esr`. */
const version = execFileSync(executablePath, ['--version'], { encoding: 'utf8' }).trim().split(' ').at(-1);

/** Titles for `npm test`: tasks that people do most, and where engines differ most. */
const selected = [
  /a new user opens an asset, uploads a PDF/,
  /a ZIP manual is uploaded by the ZIP operation/,
  /uploads in progress continue after a reload/,
  /findings about a PDF are in its line/,
  /a Data Matrix .* opens the asset that it names/,
  /an upload that fails at one asset is moved/,
  /if the lookup fails, it can be tried again/,
  /uploads wait for an unreachable service/,
  /files are inspected under the strict policy of a host/,
  /with a code, the element finds the asset/,
];

/** The end-to-end tests in a stock Firefox. */
export default defineConfig({
  ...base,
  testDir: tests,
  outputDir: join(reports, 'firefox'),
  globalSetup: [join(tests, 'web-server-setup.ts'), join(tests, 'global-setup.ts')],
  workers: 2,
  ...(process.env.SELECTION && { grep: selected }),
  reporter: [
    ['list'],
    ['json', { outputFile: join(reports, 'firefox.json') }],
    ['../results-reporter.ts', { engine: 'firefox', version }],
  ],
  use: firefoxOptions(executablePath),
});
