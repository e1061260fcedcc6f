// Adds up the results of the two test runners and prints them as the last line of a run.
import { readFileSync } from 'node:fs';

/** @param {string} name */
function read(name) {
  try {
    return JSON.parse(readFileSync(`.reports/${name}.json`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Totals of a run of Playwright; a test that passed only on a retry has failed. @param {string} name */
function totals(name) {
  const stats = read(name)?.stats;
  return { passed: stats?.expected ?? 0, failed: stats ? stats.unexpected + stats.flaky : 0 };
}

const unit = read('unit');
const isEndToEndComplete = read('e2e') !== undefined && read('e2e-slow') !== undefined;
// Other engines run where they are installed.
const browsers = ['e2e', 'e2e-slow', 'firefox', 'webkit'].map(totals);
const passed = browsers.reduce((sum, each) => sum + each.passed, unit?.numPassedTests ?? 0);
const failed = browsers.reduce((sum, each) => sum + each.failed, unit?.numFailedTests ?? 0);
const isComplete = unit !== undefined && isEndToEndComplete;
if (!isComplete) process.stdout.write('Not every test runner came to its end.\n');
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = isComplete && failed === 0 ? 0 : 1;
