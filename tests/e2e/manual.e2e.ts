import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';

import type { Locator, Page } from '@playwright/test';
import JSZip from 'jszip';

import type { InspectionReport } from '#manual/report.ts';
import { crc32 } from '#zip/crc32.ts';

import { buildZip, type ArchiveSpec, type EntrySpec } from '../fixtures/build-zip.ts';
import { files } from '../fixtures/make-files.ts';
import { manualEntries } from '../fixtures/manual-entries.ts';
import { chooseAction, openPanel } from './inspection-panel.ts';
import { expect, test } from './test.ts';
import { throttle } from './throttle.ts';

/** Writes an archive to choose; its row has the same name. */
function writeZip(name: string, entries: readonly EntrySpec[], archive?: ArchiveSpec): string {
  const path = join(mkdtempSync(join(tmpdir(), 'manual-')), name);
  writeFileSync(path, buildZip(entries, archive));
  return path;
}

const recordingBytes = 64 * 2 ** 20;
const blockBytes = 4096;
/** Packs to about a thirtieth, which no limit treats as an archive bomb. */
const recording = new Uint8Array(recordingBytes);
for (let at = 0; at < recordingBytes; at += blockBytes) recording.set(randomBytes(blockBytes / 32), at);
const packedRecording = new Uint8Array(deflateRawSync(recording));
const recordingCrc = crc32(recording);

/** A manual that takes seconds to check, with its only defect at the very end, after a sound directory. */
function writeSlowZip(name: string, isDamaged = true): string {
  const recordings = Array.from({ length: 24 }, (_, at): EntrySpec => {
    const crc = isDamaged && at === 23 ? 1 : recordingCrc;
    const declared = { crc, sizeBytes: recordingBytes };
    return { name: `recordings/${at}.bin`, packed: packedRecording, local: declared, central: declared };
  });
  return writeZip(name, [...manualEntries(), ...recordings]);
}

const chosen = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

/** The number in front of a word in the verdict, such as the 12 of "12 warnings"; 0 where it is not said. */
async function countOf(panel: Locator, word: string): Promise<number> {
  const text = await panel.locator('.verdict').innerText();
  return Number(new RegExp(`([\\d,]+) ${word}`).exec(text)?.[1]?.replaceAll(',', '') ?? 0);
}

async function saved(
  page: Page,
  panel: Locator,
  item: string,
): Promise<{ readonly name: string; readonly text: string }> {
  const download = page.waitForEvent('download');
  await chooseAction(panel, item);
  const file = await download;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

test('a real manual gets its verdict with counts, and its report can be saved, searched and filtered', async ({
  assetPage,
  page,
}) => {
  const zip = await JSZip.loadAsync(readFileSync(files.manual));
  const names = Object.values(zip.files).flatMap((file) => (file.dir ? [] : [file.name]));
  const pages = names.filter((name) => /\.html?$/.test(name)).length;
  await assetPage.choose(files.manual);
  const row = chosen(page, 'sqlite-manual.zip');
  await expect(row).toContainText(`Offline manual: opens with index.html, ${pages} pages.`);
  const panel = await openPanel(page, row);

  const json = await saved(page, panel, 'Save as JSON');
  expect(json.name).toBe('sqlite-manual.json');
  const report = JSON.parse(json.text) as InspectionReport;
  expect(report).toMatchObject({ verdict: 'manual', complete: true, pages, files: names.length });
  const ofSeverity = (severity: string) =>
    new Set(report.findings.flatMap((one) => (one.severity === severity ? [one.code] : []))).size;
  expect(await countOf(panel, 'warning')).toBe(ofSeverity('warning'));
  expect(await countOf(panel, 'note')).toBe(ofSeverity('info'));
  expect(ofSeverity('error')).toBe(0);

  const text = await saved(page, panel, 'Save report');
  expect(text.name).toBe('sqlite-manual.txt');
  expect(text.text).toContain('Inspection of sqlite-manual.zip');
  expect(text.text).toContain('This is an offline manual.');
  for (const { code } of report.findings) expect(text.text).toContain(code);

  const titles = panel.locator('.finding strong');
  expect(report.findings.length).toBeGreaterThan(20);
  await panel.getByLabel('Show').selectOption('Note');
  await expect(panel.getByText('Broken link', { exact: true })).toBeHidden();
  await panel.getByLabel('Show').selectOption('All');
  await panel.getByLabel('Search findings').fill('LINK-BROKEN');
  await expect(titles).toHaveText(['Broken link']);
  await panel.locator('.finding summary').click();
  await expect(panel.locator('.finding__one').first()).toContainText('in the archive.');
  await panel.getByLabel('Search findings').fill('no such thing');
  await expect(panel.getByText('No matching findings.')).toBeVisible();
});

const dataDir = mkdtempSync(join(tmpdir(), 'manual-data-'));

test.describe('a service whose stored files can be read', () => {
  test.use({ appEnv: { DATA_DIR: dataDir } });

  test('damage after a sound directory stops the upload with a message, and nothing is stored', async ({
    assetPage,
    page,
  }) => {
    const before = readdirSync(dataDir, { recursive: true }).length;
    await assetPage.chooseMetadata();
    await throttle(page, 50_000);
    await assetPage.choose(writeSlowZip('press.zip'));
    await expect(chosen(page, 'press.zip')).toContainText('Offline manual: opens with index.html');
    await assetPage.upload(1);
    const row = assetPage.row('Press 42');
    await expect(row.getByText('Uploading', { exact: true })).toBeVisible();
    await assetPage.expectStatus('Press 42', 'Failed');
    await expect(row).toContainText('this ZIP can’t be uploaded as a manual');
    await expect(row.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await expect.poll(() => readdirSync(dataDir, { recursive: true }).length).toBe(before);
  });
});

const sound = buildZip(manualEntries());

test('a ZIP that is cut off is rejected as a manual, for its reason, and is uploaded as a regular file @quick', async ({
  assetPage,
  page,
}) => {
  await assetPage.chooseMetadata();
  const cut = writeZip('a.zip', []);
  writeFileSync(cut, sound.subarray(0, sound.length - 60));
  await assetPage.choose(cut);
  const row = chosen(page, 'a.zip');
  await expect(row).toContainText('The archive is cut off');
  await expect(row.getByRole('option', { name: 'Offline manual' })).toBeDisabled();
  await expect(row.getByLabel('Upload as: ')).toHaveValue('document');
  const sent = page.waitForRequest((request) => request.url().includes('/v1/'));
  await assetPage.upload(1, ' as regular file');
  expect(new URL((await sent).url()).pathname).toBe('/v1/documents/assets/PRESS-0042');
  await assetPage.expectStatus('a', 'Stored');
});
