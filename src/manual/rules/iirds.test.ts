import { expect, test } from 'vitest';

import { inspectArchive } from '#manual/inspect.ts';
import { planRepair } from '#manual/repair/plan-repair.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { zipFile, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { iirdsEntries } from '../../../tests/fixtures/package-files.ts';
import { findStartPage } from './start-page.ts';

const topic = (name: string): EntrySpec => ({
  name,
  data: '<!doctype html><html lang="en"><meta charset="utf-8"><title>Oil</title><p>Change the oil.</p></html>',
});

const inFolder = (entries: readonly EntrySpec[]): readonly EntrySpec[] =>
  entries.map((entry) => ({ ...entry, name: `pump/${String(entry.name)}` }));

const noStart = { code: 'DOC-IIRDS', severity: 'error', repairable: false };

test.for([
  ['one topic', [...iirdsEntries(), topic('CONTENT/oil.html')]],
  ['topics', [...iirdsEntries(), topic('CONTENT/oil.html'), topic('CONTENT/valve.html')]],
  ['an index in a folder', [...iirdsEntries(), topic('CONTENT/index.html')]],
  [
    'indexes in several folders',
    [...iirdsEntries(), topic('CONTENT/a/index.html'), topic('MORE/index.html')],
  ],
  [
    'metadata in JSON-LD',
    [
      { name: 'mimetype', data: 'application/iirds+zip', method: 0 },
      { name: 'META-INF/metadata.jsonld', data: '{}' },
      topic('CONTENT/oil.html'),
    ],
  ],
  ['everything in a folder', inFolder([...iirdsEntries(), topic('CONTENT/oil.html')])],
] as const)('[PACKAGE-30] no repair adds a start page to an iiRDS package with %s', async ([, entries]) => {
  const file = zipFile(entries);
  const report = await inspectArchive(file);
  expect(report).toMatchObject({ verdict: 'not-a-manual', complete: true });
  expect(report.findings.filter(({ severity }) => severity === 'error')).toMatchObject([noStart]);
  expect(report).not.toHaveProperty('startPage');
  expect(report).not.toHaveProperty('startCandidates');
  const page = entries.map(({ name }) => String(name)).find((name) => name.endsWith('.html'))!;
  for (const startPage of [undefined, page]) {
    const { items } = await planRepair(file, report, { scheduling: uninterruptedScheduling, startPage });
    expect(items.map(({ kind }) => kind)).not.toContain('add-start-page');
  }
});

test('[PACKAGE-30] a package for handover is a manual that opens with its list of contents', async () => {
  const report = await inspectArchive(zipFile(iirdsEntries({ restriction: 'H' })));
  expect(report).toMatchObject({ verdict: 'manual', startPage: 'index.html', title: 'Pump P-42' });
  const wrapped = await inspectArchive(zipFile(inFolder(iirdsEntries({ restriction: 'H' }))));
  expect(wrapped).toMatchObject({ verdict: 'manual', startPage: 'pump/index.html' });
  expect(wrapped.findings.map(({ code }) => code)).toContain('DOC-WRAPPED');
});

test('[PACKAGE-30] other archives with metadata in RDF keep their finding', () => {
  const { rawFindings } = findStartPage(['a/b/META-INF/metadata.rdf', 'META-INF/other.rdf', 'pages/a.html']);
  expect(rawFindings).toMatchObject([{ code: 'DOC-NO-START', repairable: true }]);
});
