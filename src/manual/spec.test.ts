import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { findingCodes } from './codes.ts';

const folder = import.meta.dirname;
const testFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.test.ts') && file !== 'spec.test.ts',
);
const tests = testFiles.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');

test('every rule of SPEC.md is cited by a test', () => {
  const ids = [...readFileSync(join(folder, 'SPEC.md'), 'utf8').matchAll(/^\| (M\d+) \|/gm)].map(
    (match) => match[1]!,
  );
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !tests.includes(`[${id}]`))).toEqual([]);
});

test('every code of the catalogue is raised by a test that names it', () => {
  expect(findingCodes.filter((code) => !tests.includes(code))).toEqual([]);
});

test('every class of ambiguity between unpackers is cited by a test', () => {
  const classes = ['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4', 'C1', 'C2', 'C3', 'C4', 'C5'];
  const cited = classes.filter((name) => new RegExp(`\\[[^\\]]*\\b${name}\\b[^\\]]*\\]`).test(tests));
  expect(cited).toEqual(classes);
});
