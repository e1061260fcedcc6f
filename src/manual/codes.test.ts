import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { findingCodes } from './codes.ts';

const folder = import.meta.dirname;

test('every finding code is raised by a test that names it', () => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, ''));
  // A test that a code is absent doesn't show when it is raised.
  const positive = sources.join('\n').replaceAll(/\.not\.\w+\([^;]*;/g, '');
  expect(findingCodes.filter((code) => !new RegExp(`['"\`[ ]${code}['"\`\\]: ]`).test(positive))).toEqual([]);
});
