import { expect, test } from 'vitest';

import { buildZip, zipFile, type EntrySpec } from '../../tests/fixtures/build-zip.ts';
import { manualEntries } from '../../tests/fixtures/manual-entries.ts';
import { findingsOf } from '../../tests/support/archives/inspect-entries.ts';
import { createMeasured } from '../../tests/support/archives/measured-file.ts';
import { inspectArchive } from './inspect.ts';

const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Press</title>\n';
const xhtml = '<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>x</title></head><body>';

test('ZIP-TRUNCATED at every structure boundary, and no crash in between', async () => {
  const bytes = buildZip(manualEntries());
  for (let end = 4; end < bytes.length; end += 1) {
    const report = await inspectArchive(new Blob([bytes.subarray(0, end)]));
    expect(report).toMatchObject({ verdict: 'unsafe', findings: [{ code: 'ZIP-TRUNCATED' }] });
  }
  const report = await inspectArchive(new Blob([bytes.subarray(0, 100), bytes.subarray(150)]));
  expect(report.findings).toMatchObject([{ code: 'ZIP-TRUNCATED', params: { missingBytes: 50 } }]);
});

test('ZIP-DIRECTORY [AMBIGUITY-C3]: a count modulo 65,536 is wrong', async () => {
  const many = Array.from({ length: 65_537 }, (_, at): EntrySpec => ({ name: `${at}.html`, method: 0 }));
  const report = await inspectArchive(zipFile(many, { end: { count: 1, countOnDisk: 1 } }));
  const params = { detail: 'count', found: 65_537, expected: 1 };
  expect(report.findings).toContainEqual(expect.objectContaining({ code: 'ZIP-DIRECTORY', params }));
});

test.each([0, 8])(
  "[MANUAL-23] ZIP-SIZE: packed in far more bytes than declared, which isn't read: method %i",
  async (method) => {
    const packed = new Uint8Array(2 ** 20);
    const { file, readBytes } = createMeasured(manualEntries({ data: 'x'.repeat(10), method, packed }));
    const { findings } = await inspectArchive(file);
    const params = { found: 2 ** 20, expected: 10 };
    expect(findings).toContainEqual(expect.objectContaining({ code: 'ZIP-SIZE', params }));
    expect(readBytes()).toBeLessThan(2 ** 18);
  },
);

test('[MANUAL-40] style sheets of XML pages, references of embedded pages and in style sheets are links too', async () => {
  const sheet = '<?xml-stylesheet type="text/css" href="1.css"?>';
  const css =
    '@import url("2.css"); a { background: url(\\33.png) } /* url(no.png) */ b { content: "no.png" }';
  const body =
    '<iframe src="no.html" srcdoc="<img src=&quot;4.png&quot;>"></iframe><noscript><img src=5.png></noscript>';
  const entries = [
    { name: 'index.html', data: `${head}${body}` },
    { name: 'a.xhtml', data: `${sheet}${xhtml}</body></html>` },
    { name: 'css/a.css', data: css },
  ];
  const targets = (await findingsOf(entries))
    .filter(({ code }) => code === 'LINK-BROKEN')
    .map(({ params }) => String(params['target']));
  expect(targets.toSorted((a, b) => a.localeCompare(b))).toEqual([
    '1.css',
    '4.png',
    '5.png',
    'css/2.css',
    'css/3.png',
  ]);
});
