import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';

import { crc32 } from '#zip/crc32.ts';

import type { EntrySpec } from '../fixtures/build-zip.ts';
import { manualEntries } from '../fixtures/manual-entries.ts';
import { expect, test } from './test.ts';
import { throttle } from './throttle.ts';
import { writeZip } from './write-zip.ts';

const recordingBytes = 64 * 2 ** 20;
const blockBytes = 4096;
/** Packs to about a thirtieth, which no limit treats as an archive bomb. */
const recording = new Uint8Array(recordingBytes);
for (let at = 0; at < recordingBytes; at += blockBytes) recording.set(randomBytes(blockBytes / 32), at);
const packedRecording = new Uint8Array(deflateRawSync(recording));
const recordingCrc = crc32(recording);

/** A manual that takes seconds to check, with its only defect at the very end, after a sound directory. */
function writeSlowZip(name: string): string {
  const recordings = Array.from({ length: 24 }, (_, at): EntrySpec => {
    const crc = at === 23 ? 1 : recordingCrc;
    const declared = { crc, sizeBytes: recordingBytes };
    return { name: `recordings/${at}.bin`, packed: packedRecording, local: declared, central: declared };
  });
  return writeZip(name, [...manualEntries(), ...recordings]);
}

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
    await expect(page.getByRole('group', { name: 'press.zip', exact: true })).toContainText('Checking, ');
    await assetPage.upload(1);
    const row = assetPage.row('Press 42');
    await expect(row.getByText('Uploading', { exact: true })).toBeVisible();
    await assetPage.expectStatus('Press 42', 'Failed');
    await expect(row).toContainText('this ZIP can’t be uploaded as a manual');
    await expect(row.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await expect.poll(() => readdirSync(dataDir, { recursive: true }).length).toBe(before);
  });
});
