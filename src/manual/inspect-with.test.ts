import { expect, test } from 'vitest';

import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { zipFile, type EntrySpec } from '../../tests/fixtures/build-zip.ts';
import { createFinding } from '../../tests/support/archives/findings.ts';
import { inspectWith, type InspectOptions } from './inspect-with.ts';
import { inspectArchive } from './inspect.ts';
import { defaultLimits } from './limits.ts';
import { startPageText } from './repair/start-page-text.ts';
import type { InspectionReport } from './report.ts';

interface Results {
  readonly structures: readonly InspectionReport[];
  readonly report: InspectionReport;
}

/** All results of an inspection. */
async function resultsOf(file: Blob, options: InspectOptions = {}): Promise<Results> {
  const structures: InspectionReport[] = [];
  const report = await inspectArchive(file, { ...options, onStructure: (early) => structures.push(early) });
  return { structures, report };
}

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>x</title>${body}</html>`;
const bare = '<!doctype html><meta charset="utf-8">';

const broken = createFinding({
  code: 'LINK-BROKEN',
  severity: 'warning',
  params: { target: 'gone.html' },
  entry: 'index.html',
  line: 1,
  column: page('').indexOf('</html>') + 1,
  count: 1,
  places: [{ entry: 'index.html', line: 1, column: page('').indexOf('</html>') + 1 }],
});

test('[MANUAL-11] title and language come with the structure, and the findings of the contents at the end', async () => {
  const data = page('<a href="gone.html">x</a>');
  const { structures, report } = await resultsOf(zipFile([{ name: 'index.html', data }]));
  const common = {
    verdict: 'manual',
    startPage: 'index.html',
    title: 'x',
    language: 'en',
    pages: 1,
    files: 1,
    unreadFiles: 0,
    unpackedBytes: data.length,
  };
  expect(structures).toStrictEqual([{ ...common, complete: false, findings: [] }]);
  expect(report).toStrictEqual({ ...common, complete: true, findings: [broken] });
});

test('[MANUAL-10] without a directory nothing is counted', async () => {
  const { structures, report } = await resultsOf(new Blob([]));
  expect(structures).toEqual([]);
  expect(report).toStrictEqual({
    verdict: 'unsafe',
    complete: true,
    pages: 0,
    files: 0,
    unreadFiles: 0,
    unpackedBytes: 0,
    findings: [createFinding({ code: 'ZIP-EMPTY-FILE' })],
  });
});

test('[MANUAL-12] if nothing may be unpacked, the report is complete with the structure', async () => {
  const limits = { ...defaultLimits, maxPageBytes: 100 };
  const entries = [
    { name: 'index.html', data: 'x'.repeat(101) },
    { name: 'a.html', data: 'x'.repeat(100) },
    { name: 'a.png', data: 'x'.repeat(200) },
  ];
  const file = zipFile(entries, { end: { count: 2, countOnDisk: 2 } });
  const { structures, report } = await resultsOf(file, {
    limits,
    onProgress: () => expect.unreachable('the contents were read'),
  });
  expect(structures).toEqual([]);
  expect(report).toStrictEqual({
    verdict: 'unsafe',
    complete: true,
    startPage: 'index.html',
    pages: 2,
    files: 3,
    unreadFiles: 1,
    unpackedBytes: 401,
    findings: [createFinding({ code: 'ZIP-DIRECTORY', params: { detail: 'count', found: 3, expected: 2 } })],
  });
});

const titleOf = async (change: Partial<EntrySpec>, limits = defaultLimits) => {
  const file = zipFile([{ name: 'index.html', data: page(''), ...change }]);
  return (await inspectWith(uninterruptedScheduling, file, { limits })).title;
};

test('an unreadable start page has no title', async () => {
  expect(await titleOf({})).toBe('x');
  expect(await titleOf({ name: './index.html' })).toBe('x');
  expect(await titleOf({ flags: 1 })).toBeUndefined();
  expect(await titleOf({ method: 14 })).toBeUndefined();
  expect(await titleOf({ local: { crc: 1 }, central: { crc: 1 } })).toBeUndefined();
  const { length } = page('');
  expect(await titleOf({}, { ...defaultLimits, maxPageBytes: length })).toBe('x');
  expect(await titleOf({}, { ...defaultLimits, maxPageBytes: length - 1 })).toBeUndefined();
});

test('[INSPECT-4] pages to choose from are ranked by name, with their titles', async () => {
  const link = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Page 2</title>';
  const { structures, report } = await resultsOf(
    zipFile([
      { name: 'manual/page2.html', data: link },
      { name: 'manual/start.html', data: page('<a href="page2.html">2</a>') },
    ]),
  );
  expect(structures[0]?.startCandidates).toEqual([
    { path: 'manual/start.html' },
    { path: 'manual/page2.html' },
  ]);
  expect(report.startCandidates).toEqual([
    { path: 'manual/start.html', title: 'x', isLikely: true },
    { path: 'manual/page2.html', title: 'Page 2' },
  ]);
});

test('[INSPECT-4] pages to choose from are ranked by the links between all pages', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const leaves = names.map((name) => ({ name: `${name}.html`, data: page('<a href="b.html">b</a>') }));
  const contents = page(names.map((name) => `<a href="../${name}.html#x">${name}</a>`).join(''));
  const { report } = await resultsOf(zipFile([...leaves, { name: 'z/overview.html', data: contents }]));
  expect(report.startCandidates?.map(({ path }) => path)).toEqual([
    'z/overview.html',
    'a.html',
    'c.html',
    'd.html',
    'e.html',
  ]);
  expect(report.startCandidates?.[0]?.isLikely).toBe(true);
});

test('of several start pages, the one in use comes first', async () => {
  const { report } = await resultsOf(
    zipFile(['b', 'a'].map((folder) => ({ name: `${folder}/index.html`, data: page(folder) }))),
  );
  expect(report.startPage).toBe('a/index.html');
  expect(report.startCandidates).toEqual([
    { path: 'a/index.html', title: 'x' },
    { path: 'b/index.html', title: 'x' },
  ]);
});

test("[INSPECT-6] a start page that a repair added isn't counted", async () => {
  const data = startPageText({ target: 'manual/start.html', title: 'Pump manual' });
  const start = { name: 'manual/start.html', data: `${bare}<title>Start</title>x` };
  const { structures, report } = await resultsOf(zipFile([{ name: 'index.html', data }, start]));
  expect([...structures, report].map(({ pages, files }) => [pages, files])).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(report.findings).toMatchObject([{ code: 'DOC-LANGUAGE', params: { pages: 1 } }]);
});
