import { createHash } from 'node:crypto';
import { type FileHandle, open, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { postDocument } from '../../tests/support/post-document.ts';
import { type RunningService, startService } from '../../tests/support/start-service.ts';

let service: RunningService;

beforeEach(async () => {
  service = await startService();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await service.stop();
  expect(service.errors).toEqual([]);
});

const content = 'the last straw';

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

/** From now on, the disk has no space for files that begin like this; other files can be written. */
async function fillDisk(beginning: string, meanwhile?: () => Promise<void>): Promise<void> {
  const file = await open(service.dataDir);
  const handles = Object.getPrototypeOf(file) as FileHandle;
  await file.close();
  vi.spyOn(handles, 'writeFile').mockImplementation(async function (this: FileHandle, data, options) {
    // The service writes no streams.
    const isMeant = Buffer.from(data as string | Uint8Array)
      .toString()
      .startsWith(beginning);
    if (!isMeant) return await this.appendFile(data, options);
    await meanwhile?.();
    throw full;
  });
}

/** Names of all files below a folder of the data, without those of folders. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(service.dataDir, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name);
}

const everything = () => Promise.all(['files', 'documents', 'incoming'].map(filesIn));

test.each([
  ['file', content],
  ['record', '{'],
])('[SERVICE-13] a full disk while writing the %s is a 507, and nothing is stored', async (_, begin) => {
  const before = await everything();
  await fillDisk(begin);
  const { status, body } = await postDocument(service, { content });
  expect([status, body.code]).toEqual([507, 'storage-full']);
  expect(await everything()).toEqual(before);
  vi.restoreAllMocks();
  expect((await postDocument(service, { content })).status).toBe(201);
});

test('[SERVICE-13] [STORAGE-8] a full disk is reported even if it is unknown whether there is a record', async () => {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const record = join(service.dataDir, 'documents', `${sha256}.json`);
  // A link to itself: it exists, but following it fails.
  await fillDisk('{', () => symlink(record, record));
  const { status, body } = await postDocument(service, { content });
  expect([status, body.code]).toEqual([507, 'storage-full']);
  expect(await filesIn('files')).toContain(sha256);
});
