import { deflateRawSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { createEntry } from '../../../tests/fixtures/create-entry.ts';
import { decodeExcerpt } from './decode-excerpt.ts';
import type { ZipEntry } from './entry.ts';
import { createExcerptBuilder, type Excerpt } from './excerpt.ts';

const text = 'The press stops when the door opens. '.repeat(20);
const packed = deflateRawSync(text);

/** An excerpt of entries that all hold these packed bytes. */
function excerptOf(bytes: Uint8Array, ...entries: readonly Partial<ZipEntry>[]): Excerpt {
  const builder = createExcerptBuilder();
  for (const entry of entries) {
    builder.begin(
      createEntry({ method: 8, compressedBytes: bytes.length, sizeBytes: text.length, ...entry }),
    );
    builder.push(bytes);
    builder.keep();
  }
  return builder.take();
}

test('entries are given one after another, each when the last one is done with', async () => {
  const told: string[] = [];
  await decodeExcerpt(excerptOf(packed, { name: 'a' }, { name: 'b' }), async ({ name }, bytes) => {
    told.push(`${name}: ${Buffer.from(bytes).toString()}`);
    await Promise.resolve();
    told.push(`${name} done`);
  });
  expect(told).toEqual([`a: ${text}`, 'a done', `b: ${text}`, 'b done']);
});

test('[M13] an entry is left where it is longer than it should be', async () => {
  const lie = excerptOf(packed, { sizeBytes: text.length - 1 });
  await expect(decodeExcerpt(lie, () => expect.unreachable())).rejects.toThrow(
    'An entry of the excerpt is longer than it was.',
  );
});

test('what cannot be unpacked, or is not there, ends it with an error', async () => {
  const broken = excerptOf(Uint8Array.of(0xff, 0xff, 0xff), { name: 'a' });
  await expect(decodeExcerpt(broken, () => expect.unreachable())).rejects.toThrow(
    'uncompressed data size mismatch',
  );
  const { bytes, entries } = excerptOf(packed, { name: 'a' });
  const more = { bytes, entries: [...entries, createEntry()] };
  await expect(decodeExcerpt(more, () => undefined)).rejects.toThrow('The excerpt lost entry 1.');
});
