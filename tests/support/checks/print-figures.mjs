// Prints figures of the size of the code, at the end of `npm run check`.
import { readdirSync, readFileSync } from 'node:fs';

const paths = ['src', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('/node_modules/'));

/** Texts of the files whose paths match `pattern` and not `except`. @param {RegExp} pattern */
function texts(pattern, except = /^$/) {
  return paths
    .filter((path) => pattern.test(path) && !except.test(path))
    .map((path) => readFileSync(path, 'utf8'));
}

/** @param {readonly string[]} all @param {RegExp} pattern */
function occurrences(all, pattern) {
  return all.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
}

/** @param {readonly string[]} all */
function size(all) {
  return `${format(occurrences(all, /\n/g))} lines, ${format(occurrences(all, /\S/g))} characters without white space`;
}

/** @param {number} value */
function format(value) {
  return value.toLocaleString('en');
}

const code = texts(/^src\/.*\.tsx?$/, /\.test\.tsx?$|^src\/i18n\/messages\//);
const tests = texts(/^tests\/.*\.[cm]?[jt]sx?$|\.test\.tsx?$/);
const styles = texts(/^src\/.*\.css$/);
const results = texts(/results\.json$/);
// As `rule-ids.ts` reads them.
const rules = occurrences(texts(/SPEC\.md$/), /^(?:\s*- \*\*\[?|\| )(?:[A-Z]+-)+[A-Z]?\d+(?:\]?\*\*| *\|)/gm);
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

process.stdout.write(`
src without tests and messages: ${size(code)}
tests and their support: ${size(tests)}
JSON results: ${format(Math.round(results.join('').length / 1000))} kB
rules: ${rules}
message files: ${texts(/^src\/i18n\/messages\/.*\.ts$/).length}
CSS: ${format(occurrences(styles, /\n/g))} lines
devDependencies: ${Object.keys(devDependencies).length}
`);
