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

const units = ['unit', 'unit-slow'].map(read);
const isEndToEndComplete = read('e2e') !== undefined && read('e2e-slow') !== undefined;
// Other engines run where they are installed.
const browsers = ['e2e', 'e2e-slow', 'firefox', 'webkit'].map(totals);
const counts = [
  ...units.map((unit) => ({ passed: unit?.numPassedTests ?? 0, failed: unit?.numFailedTests ?? 0 })),
  ...browsers,
];
const passed = counts.reduce((sum, each) => sum + each.passed, 0);
const failed = counts.reduce((sum, each) => sum + each.failed, 0);
const isComplete = units.every((unit) => unit !== undefined) && isEndToEndComplete;
if (!isComplete) process.stdout.write('Not every test runner came to its end.\n');
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = isComplete && failed === 0 ? 0 : 1;
