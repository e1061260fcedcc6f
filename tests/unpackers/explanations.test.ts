import { expect, test } from 'vitest';

import type { Finding } from '#manual/finding.ts';
import { defaultLimits } from '#manual/limits.ts';
import { readStructure } from '#manual/structure.ts';

import { buildZip } from '../fixtures/build-zip.ts';
import { manualEntries } from '../fixtures/manual-entries.ts';
import type { Difference } from './differences.ts';
import { explanations } from './explanations.ts';

/** `Ô.t` in CP437, which isn't UTF-8; programs decode it in different ways. */
const guessed = Uint8Array.of(0xe2, 0x2e, 0x74);

const warning: Finding = {
  code: 'NAME-ENCODING',
  severity: 'warning',
  params: {},
  count: 1,
  places: [],
  repairable: false,
};

/** The unexplained differences of an archive with a guessed name. */
async function unexplained(...differences: readonly Difference[]): Promise<readonly Difference[]> {
  const file = new Blob([buildZip(manualEntries({}, { name: guessed, data: 'text' }))]);
  const { entries } = (await readStructure(file, defaultLimits)).structure!.archive;
  const context = { entries, findings: [warning], differences };
  return differences.filter(
    (difference) => !explanations.some(({ explains }) => explains(difference, context)),
  );
}

const missing = (about: string, content = '4,aa'): Difference => ({
  program: '7z',
  kind: 'missing',
  about,
  content,
});
const additional = (about: string, content = '4,aa'): Difference => ({
  program: '7z',
  kind: 'additional',
  about,
  content,
});

test("a name that isn't UTF-8 explains another name of its file", async () => {
  const name = await nameOfGuessed();
  expect(await unexplained(missing(name), additional('\\xe2.t'))).toEqual([]);
});

test.for<[string, (name: string) => readonly Difference[]]>([
  ['a file is missing', (name) => [missing(name)]],
  ['a file is added', () => [additional('a.txt')]],
  ['more files are added than are missing', (name) => [missing(name), additional('a'), additional('b')]],
  ['the renamed file has other content', (name) => [missing(name), additional('a', '4,bb')]],
  ['a file with another name has other content', (name) => [{ program: '7z', kind: 'content', about: name }]],
  ['a file with a sure name is renamed', () => [missing('style.css'), additional('a.css')]],
  ['Java reads another content', (name) => [{ program: 'java', kind: 'content', about: name }]],
  ['Java skips a file without rejecting the archive', (name) => [{ ...missing(name), program: 'java' }]],
  [
    'a program also complains about something else',
    () => [{ program: 'unzip', kind: 'complaint', about: 'mismatching "local" filename\n bad CRC 00000000' }],
  ],
])("a name that isn't UTF-8 doesn't explain that %s", async ([, differencesFor]) => {
  const differences = differencesFor(await nameOfGuessed());
  expect(await unexplained(...differences)).toEqual(differences);
});

async function nameOfGuessed(): Promise<string> {
  const file = new Blob([buildZip([{ name: guessed }])]);
  return (await readStructure(file, defaultLimits)).structure!.archive.entries[0]!.name;
}
