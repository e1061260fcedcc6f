import { join } from 'node:path';

import { expect, test } from 'vitest';

import {
  byNumber,
  citedRuleIds,
  definedRuleIds,
  testSources,
  titlesOfTests,
} from '../../tests/support/spec-ids.ts';
import { findingCodes } from './codes.ts';

const folder = import.meta.dirname;
const sources = testSources(folder);
const defined = definedRuleIds(join(folder, 'SPEC.md'));
const isRule = (id: string): boolean => /^M\d/.test(id);

test('each rule is cited by a test and each cited rule exists', () => {
  const cited = citedRuleIds(folder).filter(isRule);
  expect(cited).toEqual(defined.filter(isRule).toSorted(byNumber));
});

test('every code of the catalogue is raised by a test that names it', () => {
  // That a code is not there shows nothing of when it is.
  const positive = sources.join('\n').replaceAll(/\.not\.\w+\([^;]*;/g, '');
  expect(findingCodes.filter((code) => !new RegExp(`['"\`[ ]${code}['"\`\\]: ]`).test(positive))).toEqual([]);
});

test('every class of ambiguity between unpackers is cited by the title of a test', () => {
  const classes = defined.filter((id) => !isRule(id));
  expect(classes).toHaveLength(14);
  const titles = sources.flatMap(titlesOfTests).join('\n');
  expect(classes.filter((name) => !new RegExp(`\\[[^\\]]*\\b${name}\\b[^\\]]*\\]`).test(titles))).toEqual([]);
});
