import { expect, test } from 'vitest';

import type { Finding, RawFinding } from './finding.ts';
import { createFindingList } from './findings.ts';

const broken = (target: string, more: Partial<RawFinding> = {}): RawFinding => ({
  code: 'LINK-BROKEN',
  severity: 'warning',
  params: { target },
  ...more,
});

/** The findings that a list of 25 places makes of raw findings. */
function findingsOf(...rawFindings: readonly RawFinding[]): readonly Finding[] {
  const list = createFindingList(25);
  for (const rawFinding of rawFindings) list.add(rawFinding);
  return list.list();
}

const place = (entry: string, line: number) => ({ entry, line, column: 1 });

test('[MANUAL-16] a finding is a code with its severity, params and places', () => {
  const found = findingsOf(
    broken('a.html', place('index.html', 2)),
    broken('b.html', { entry: 'index.html' }),
    broken('a.html', place('index.html', 3)),
    broken('a.html', { ...place('index.html', 4), severity: 'info' }),
    { code: 'LINK-FOLDER', severity: 'warning', params: { target: 'a.html' }, repairable: true },
  );
  const common = { code: 'LINK-BROKEN', severity: 'warning', repairable: false };
  expect(found).toStrictEqual([
    {
      ...common,
      params: { target: 'a.html' },
      ...place('index.html', 2),
      count: 2,
      places: [place('index.html', 2), place('index.html', 3)],
    },
    {
      ...common,
      params: { target: 'b.html' },
      entry: 'index.html',
      count: 1,
      places: [{ entry: 'index.html' }],
    },
    {
      code: 'LINK-FOLDER',
      severity: 'warning',
      params: { target: 'a.html' },
      count: 1,
      places: [],
      repairable: true,
    },
    {
      ...common,
      severity: 'info',
      params: { target: 'a.html' },
      ...place('index.html', 4),
      count: 1,
      places: [place('index.html', 4)],
    },
  ]);
});

test('findings are listed worst first, and otherwise in order of discovery', () => {
  const found = findingsOf(
    { code: 'ENTRY-JUNK', severity: 'info' },
    { code: 'LINK-FOLDER', severity: 'warning' },
    { code: 'ZIP-CRC', severity: 'error' },
    { code: 'DOC-SCRIPTS', severity: 'info' },
    { code: 'LINK-BROKEN', severity: 'warning' },
    { code: 'ZIP-SIZE', severity: 'error' },
  );
  expect(found.map(({ code }) => code)).toEqual([
    'ZIP-CRC',
    'ZIP-SIZE',
    'LINK-FOLDER',
    'LINK-BROKEN',
    'ENTRY-JUNK',
    'DOC-SCRIPTS',
  ]);
});

test('[MANUAL-16] the first places are listed, and further ones are counted but not located', () => {
  const { add, list } = createFindingList(2);
  add(broken('a.html'), { placeOf: () => place('index.html', 1), count: 3 });
  add(broken('a.html', { entry: 'not asked' }), { placeOf: () => place('index.html', 2) });
  add(broken('a.html'), { placeOf: () => expect.unreachable('no place is wanted any more'), count: 2 });
  expect(list()).toMatchObject([
    { count: 6, places: [place('index.html', 1), place('index.html', 2)], ...place('index.html', 1) },
  ]);
});

test('[MANUAL-16] after 500 targets of a code one finding of each severity represents the others', () => {
  const { add, list } = createFindingList(25);
  for (let at = 0; at < 499; at += 1) add(broken(`${at}.html`));
  add(broken('499.html', { entry: 'index.html', repairable: true }));
  add(broken('500.html', { entry: 'index.html', repairable: true }));
  add(broken('501.html', { entry: 'other.html' }));
  add(broken('502.html', { severity: 'error' }));
  add(broken('499.html', { entry: 'other.html' }));
  add({ code: 'LINK-FOLDER', severity: 'warning', params: { target: 'a' } });
  const found = list();
  expect(found).toHaveLength(503);
  const rest = { code: 'LINK-BROKEN', params: {}, repairable: false };
  expect(found[0]).toMatchObject({ ...rest, severity: 'error', count: 1, places: [] });
  expect(found.slice(500)).toMatchObject([
    {
      params: { target: '499.html' },
      count: 2,
      repairable: true,
      places: [{ entry: 'index.html' }, { entry: 'other.html' }],
    },
    {
      ...rest,
      severity: 'warning',
      count: 2,
      repairable: true,
      places: [{ entry: 'index.html' }, { entry: 'other.html' }],
    },
    { code: 'LINK-FOLDER', params: { target: 'a' }, count: 1 },
  ]);
});

test.for<[boolean | undefined, boolean | undefined, boolean]>([
  [false, true, true],
  [true, false, true],
  [undefined, true, true],
  [false, undefined, false],
])('[MANUAL-16] a finding is repairable if one of its places is: %s, %s', ([first, second, repairable]) => {
  const one = broken('a.html', first === undefined ? {} : { repairable: first });
  const other = broken('a.html', second === undefined ? {} : { repairable: second });
  expect(findingsOf(one, other)).toMatchObject([{ count: 2, repairable }]);
});
