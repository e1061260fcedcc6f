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

const unit = read('unit');
const endToEnd = read('e2e');
const passed = (unit?.numPassedTests ?? 0) + (endToEnd?.stats.expected ?? 0);
// A test that passed only on a retry has failed.
const failed =
  (unit?.numFailedTests ?? 0) + (endToEnd ? endToEnd.stats.unexpected + endToEnd.stats.flaky : 0);
const isComplete = unit !== undefined && endToEnd !== undefined;
if (!isComplete) process.stdout.write('Not every test runner came to its end.\n');
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = isComplete && failed === 0 ? 0 : 1;
