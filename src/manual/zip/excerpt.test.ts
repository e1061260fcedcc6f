import JSZip from 'jszip';
import { expect, test } from 'vitest';

import { buildZip } from '../../../tests/fixtures/build-zip.ts';
import { manualEntries } from '../../../tests/fixtures/manual-entries.ts';
import { defaultLimits } from '../limits.ts';
import { readArchive } from './archive.ts';
import { decodeExcerpt } from './decode-excerpt.ts';
import type { ZipEntry } from './entry.ts';
import { createExcerptBuilder, type Excerpt } from './excerpt.ts';
import { passOver } from './pass.ts';

/** An excerpt of the entries that `isKept` chooses. */
async function createExcerpt(bytes: Uint8Array, isKept: (entry: ZipEntry) => boolean): Promise<Excerpt> {
  const file = new Blob([bytes as Uint8Array<ArrayBuffer>]);
  const { archive } = await readArchive(file, defaultLimits);
  const builder = createExcerptBuilder();
  await passOver(file, archive!, {
    remark: (remark) => expect.unreachable(remark.code),
    begin: builder.begin,
    packed: builder.push,
    unpacked: () => undefined,
    end: (entry) => (isKept(entry) ? builder.keep() : undefined),
  });
  return builder.take();
}

const entries = manualEntries({ descriptor: 'signed' }, { name: 'stored.css', data: 'a { }', method: 0 });

test('[M17] what jszip sees is written here: numbers as names, no flags, no descriptors, no extra fields', async () => {
  const excerpt = await createExcerpt(buildZip(entries), (entry) => entry.name !== 'style.css');
  const zip = await JSZip.loadAsync(excerpt.bytes, { checkCRC32: true });
  expect(Object.keys(zip.files)).toEqual(['0', '1', '2']);
  const view = new DataView(excerpt.bytes.buffer);
  expect(view.getUint16(6, true)).toBe(0);
  expect(view.getUint16(28, true)).toBe(0);
});

test('each kept entry is decoded once, in order, and a forgotten one is not in it', async () => {
  const excerpt = await createExcerpt(buildZip(entries), (entry) => entry.name !== 'style.css');
  const seen: [string, string][] = [];
  await decodeExcerpt(excerpt, (entry, bytes) => seen.push([entry.name, new TextDecoder().decode(bytes)]));
  const expected = entries
    .filter((entry) => entry.name !== 'style.css')
    .map((entry) => [entry.name, entry.data]);
  expect(seen).toEqual(expected);
});

test('an empty excerpt decodes to nothing', async () => {
  const excerpt = await createExcerpt(buildZip(entries), () => false);
  await decodeExcerpt(excerpt, (entry) => expect.unreachable(entry.name));
  expect(excerpt.entries).toEqual([]);
});
