import { expect, test } from 'vitest';

import { inspectArchive } from '#manual/inspect.ts';
import { findManuals } from '#manual/pack/find-manuals.ts';
import { packManual } from '#manual/pack/pack-manual.ts';
import { openArchive } from '#manual/preview/archive-files.ts';
import { planRepair } from '#manual/repair/plan-repair.ts';
import { repairArchive } from '#manual/repair/repair-archive.ts';
import { uninterruptedScheduling as scheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { zipFile, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { manualEntries } from '../../../tests/fixtures/manual-entries.ts';
import { aasxEntries, documentEntries, iirdsEntries } from '../../../tests/fixtures/package-files.ts';
import { createFinding } from '../../../tests/support/archives/findings.ts';
import { severities } from '../../../tests/support/archives/severities.ts';
import { findingCodes } from '../codes.ts';
import { allowableCodes, findingsUnder, isSafetyCode, type ManualRules } from './manual-rules.ts';

const page = (body = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pump</title><p>Text</p>${body}</html>`;

const html = (name: string, body = ''): EntrySpec => ({ name, data: page(body) });

const folder = (...names: readonly string[]) =>
  names.map((name) => ({ path: `m/${name}`, file: new File([page()], name) }));

const inspect = (entries: readonly EntrySpec[], rules: ManualRules) =>
  inspectArchive(zipFile(entries), { rules });

const errorsOf = ({ findings }: Awaited<ReturnType<typeof inspect>>) =>
  findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);

test.for<[string, readonly string[], readonly string[], string | undefined]>([
  ['the only accepted name', ['start.html'], ['a.html', 'start.html'], 'start.html'],
  ['the first of two', ['start.html', 'index.html'], ['index.html', 'start.html'], 'start.html'],
  ['the second of two', ['start.html', 'index.html'], ['a.html', 'index.html'], 'index.html'],
  ['in another spelling', ['Start.HTML'], ['start.html', 'a.html'], 'start.html'],
  ['not an index page', ['start.html'], ['index.html', 'a.html'], undefined],
  ['in a single folder', ['start.html'], ['m/start.html', 'm/a.html'], 'm/start.html'],
])('[MANUAL-44] a manual opens with %s', async ([, startPages, names, startPage]) => {
  const report = await inspect(
    names.map((name) => html(name)),
    { startPages },
  );
  expect(report.startPage).toBe(startPage);
  expect(report.verdict).toBe(startPage === undefined ? 'not-a-manual' : 'manual');
});

test('[MANUAL-44] the spelling of the operator is the right one', async () => {
  const rules = { startPages: ['Start.html'] };
  expect((await inspect([html('Start.html')], rules)).findings.map(({ code }) => code)).not.toContain(
    'DOC-START-CASE',
  );
  const report = await inspect([html('START.html')], rules);
  expect(report.findings).toContainEqual(
    expect.objectContaining({
      code: 'DOC-START-CASE',
      params: { found: 'START.html', expected: 'Start.html' },
    }),
  );
  const file = zipFile([html('START.html', '<a href="START.html#top">Top</a>')]);
  const { items } = await planRepair(file, report, { scheduling, rules });
  const copy = await repairArchive(file, items, { scheduling, rules });
  expect(await inspectArchive(copy, { rules })).toMatchObject({ verdict: 'manual', startPage: 'Start.html' });
});

test('[MANUAL-44] a repaired copy gets a page with the preferred name, which leads to the chosen page', async () => {
  const rules = { startPages: ['start.html', 'home.html'] };
  const file = zipFile([html('index.html', '<a href="a.html">A</a>'), html('a.html')]);
  const report = await inspectArchive(file, { rules });
  expect(report.findings[0]).toMatchObject({
    code: 'DOC-NO-START',
    params: { candidates: 'index.html', expected: 'start.html' },
  });
  const { items } = await planRepair(file, report, { scheduling, rules });
  expect(items).toContainEqual(
    expect.objectContaining({ kind: 'add-start-page', name: 'start.html', target: 'index.html' }),
  );
  const copy = await repairArchive(file, items, { scheduling, rules });
  const after = await inspectArchive(copy, { rules });
  expect(after).toMatchObject({ verdict: 'manual', startPage: 'start.html', pages: 2 });
  // The preview begins with the page that the added one leads to.
  expect((await openArchive(copy, after.startPage))?.pages).toEqual(['index.html', 'a.html']);
});

test('[MANUAL-44] the preview lists the start page of the inspection first', async () => {
  const file = zipFile([html('a.html'), html('index.html'), html('start.html')]);
  expect(await openArchive(file, 'start.html')).toMatchObject({
    startPage: 'start.html',
    pages: ['start.html', 'a.html', 'index.html'],
  });
});

test('[MANUAL-44] a folder with an accepted name is a manual, and any other start page is led to', async () => {
  const rules = { startPages: ['start.html'] };
  for (const names of [
    ['start.html', 'a.html'],
    ['index.html', 'a.html'],
  ] as const) {
    const { manuals } = findManuals(folder(...names), rules.startPages);
    expect(manuals).toMatchObject([{ name: 'm', startPage: names[0] }]);
    const archive = await packManual(manuals[0]!, { scheduling, rules });
    expect(await inspectArchive(archive, { rules })).toMatchObject({
      verdict: 'manual',
      startPage: 'start.html',
    });
  }
});

const program: EntrySpec = { name: 'autorun.exe', data: 'MZ' };

test.for<[string, readonly EntrySpec[]]>([
  ['DOC-NO-PAGES', [{ name: 'a.pdf', data: '%PDF-1.7' }]],
  ['DOC-NO-START', [html('a.html'), html('b.html')]],
  ['DOC-IIRDS', [...iirdsEntries(), html('CONTENT/a.html')]],
  [
    'DOC-NOT-HTML',
    manualEntries({}, { name: 'b.html', data: Buffer.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10) }),
  ],
  ['DOC-XML', [{ name: 'index.xhtml', data: '<html xmlns="http://www.w3.org/1999/xhtml"><p>' }]],
  ['ENTRY-PROGRAM', manualEntries({}, program)],
])(
  '[MANUAL-45] %s can be allowed: a ZIP with it is a manual, and the finding a warning',
  async ([code, entries]) => {
    expect(allowableCodes).toContain(code);
    const strict = await inspect(entries, {});
    expect(errorsOf(strict)).toEqual([code]);
    const report = await inspect(entries, { allow: [code] });
    expect(report).toMatchObject({ verdict: 'manual', complete: true });
    expect(report.findings).toContainEqual(expect.objectContaining({ code, severity: 'warning' }));
    const others = allowableCodes.filter((other) => other !== code);
    expect((await inspect(entries, { allow: others })).verdict).toBe(strict.verdict);
  },
);

test('[MANUAL-45] a severity does not replace a start page', async () => {
  const severities = { 'DOC-NO-START': 'off' } as const;
  const entries = [html('a.html'), html('b.html')];
  expect((await inspect(entries, { severities })).verdict).toBe('not-a-manual');
  expect((await inspect(entries, { severities, allow: ['DOC-NO-START'] })).verdict).toBe('manual');
});

test('[MANUAL-45] a folder with a program that is allowed can be packed', async () => {
  const files = ['index.html', 'autorun.exe'].map((path) => ({ path, file: new File([page()], path) }));
  const pack = (rules: ManualRules) => packManual({ files, startPage: 'index.html' }, { scheduling, rules });
  await expect(pack({})).rejects.toMatchObject({ findings: [{ code: 'ENTRY-PROGRAM' }] });
  expect((await inspectArchive(await pack({ allow: ['ENTRY-PROGRAM'] }))).pages).toBe(1);
});

test.for<[string, readonly EntrySpec[]]>([
  ['ZIP-CRC', manualEntries({ central: { crc: 1 }, local: { crc: 1 } })],
  ['ZIP-ENCRYPTED', manualEntries({ central: { flags: 1 }, local: { flags: 1 } })],
  ['NAME-UNSAFE', manualEntries({}, { name: '../a.txt', data: 'x' })],
  ['NAME-CASE-CLASH', manualEntries({}, { name: 'INDEX.html', data: page() })],
])('[MANUAL-45] no rule allows %s', async ([code, entries]) => {
  const { findings, verdict } = await inspect(entries, { allow: [code], severities: { [code]: 'off' } });
  expect(verdict).toBe('unsafe');
  expect(findings).toContainEqual(expect.objectContaining({ code, severity: 'error' }));
});

test.for<[string, readonly EntrySpec[], string | undefined]>([
  ['vdi2770', documentEntries(), undefined],
  ['iirds', [...iirdsEntries(), html('CONTENT/a.html')], undefined],
  ['iirds', iirdsEntries({ restriction: 'H' }), 'index.html'],
  ['aasx', aasxEntries('<environment/>'), undefined],
])(
  '[MANUAL-46] a package of the format %s is a manual where it is accepted',
  async ([format, entries, startPage]) => {
    const all = ['vdi2770', 'iirds', 'aasx'] as const;
    const packages = all.filter((each) => each === format);
    const report = await inspect(entries, { packages, startPages: ['start.html'] });
    expect(report).toMatchObject({ verdict: 'manual', ...(startPage !== undefined && { startPage }) });
    expect(errorsOf(report)).toEqual([]);
    const others = all.filter((each) => each !== format);
    expect((await inspect(entries, { packages: others, startPages: ['start.html'] })).verdict).toBe(
      'not-a-manual',
    );
  },
);

test('[MANUAL-46] an accepted package that is not safe to unpack stays unsafe', async () => {
  const entries = [...documentEntries(), { name: '../a.txt', data: 'x' }];
  expect((await inspect(entries, { packages: ['vdi2770'] })).verdict).toBe('unsafe');
});

test('[DOCUMENT-15] an error about the safety of an archive stays one, whatever was chosen', () => {
  const findings = [createFinding({ code: 'ZIP-BOMB', severity: 'error' })];
  expect(findingsUnder({ severities: { 'ZIP-BOMB': 'off' } }, findings)).toMatchObject([
    { severity: 'error' },
  ]);
  const archiveCodes = findingCodes.filter((code) => /^(?:ZIP|NAME|ENTRY)-/.test(code));
  expect(archiveCodes.filter(isSafetyCode)).toEqual(
    archiveCodes.filter((code) => severities[code].includes('error')),
  );
  expect(isSafetyCode('DOC-NO-START')).toBe(false);
});
