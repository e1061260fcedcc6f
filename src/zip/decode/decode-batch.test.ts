import { deflateRawSync } from 'node:zlib';

import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { joined } from '#lib/bytes.ts';
import { runAtOnce } from '#lib/steps.ts';

import { createEntry } from '../../../tests/fixtures/create-entry.ts';
import { crc32 } from '../crc32.ts';
import type { ZipEntry } from '../entry.ts';
import { createContentCheck, unpackInSteps } from '../read/content-check.ts';
import { decodeBatch } from './decode-batch.ts';
import { createBatchBuilder, type JszipBatch } from './jszip-batch.ts';

const plainText = 'The press stops when the door opens. '.repeat(20);
const text = Buffer.from(plainText);
const packed = deflateRawSync(text);

/** A batch of entries that all hold these packed bytes; fields not overridden are those of the text. */
function batchOf(bytes: Uint8Array, ...entries: readonly Partial<ZipEntry>[]): JszipBatch {
  const builder = createBatchBuilder();
  for (const entry of entries) {
    const sound = { method: 8, compressedBytes: bytes.length, sizeBytes: text.length, crc: crc32(text) };
    builder.begin(createEntry({ ...sound, ...entry }));
    builder.push(bytes);
    builder.keep();
  }
  return builder.build();
}

const unreachable = ({ name }: ZipEntry) => expect.unreachable(name);

test('each entry is passed on only when the handler of the previous one is done', async () => {
  const outcomes: string[] = [];
  const onEntry = async ({ name }: ZipEntry, bytes: Uint8Array): Promise<void> => {
    outcomes.push(`${name}: ${Buffer.from(bytes).toString()}`);
    await Promise.resolve();
    outcomes.push(`${name} done`);
  };
  await decodeBatch(batchOf(packed, { name: 'a' }, { name: 'b' }), onEntry, unreachable);
  expect(outcomes).toEqual([`a: ${plainText}`, 'a done', `b: ${plainText}`, 'b done']);
});

test('an entry missing from the batch rejects', async () => {
  const batch = batchOf(packed, { name: 'a' });
  const more = { ...batch, entries: [...batch.entries, createEntry()] };
  await expect(decodeBatch(more, () => undefined, unreachable)).rejects.toThrow('The batch lost entry 1.');
});

/** Outcome for one entry: its bytes or its fault. */
async function outcomeOf(bytes: Uint8Array, change: Partial<ZipEntry> = {}): Promise<unknown> {
  const outcomes: unknown[] = [];
  await decodeBatch(
    batchOf(bytes, change),
    (_, content) => outcomes.push(Buffer.from(content).toString('latin1')),
    (_, fault) => outcomes.push(fault),
  );
  expect(outcomes).toHaveLength(1);
  return outcomes[0];
}

test.for<[string, Uint8Array, Partial<ZipEntry>, object]>([
  ['is longer than declared', packed, { sizeBytes: text.length - 1 }, { code: 'ZIP-SIZE' }],
  ['is shorter than declared', packed, { sizeBytes: text.length + 1 }, { code: 'ZIP-SIZE' }],
  ['has another checksum', packed, { crc: 1 }, { code: 'ZIP-CRC' }],
  ["isn't deflate", Uint8Array.of(0xff, 0xff, 0xff), {}, { code: 'ZIP-DEFLATE' }],
  [
    'ends too early',
    packed.subarray(0, -1),
    {},
    { code: 'ZIP-DEFLATE', params: { detail: 'unexpected end' } },
  ],
  [
    'has a byte after its end',
    joined([packed, Uint8Array.of(0)]),
    {},
    { code: 'ZIP-SIZE', params: { detail: 'data-after-end', found: 1 } },
  ],
  ['is stored with another checksum', text, { method: 0, crc: 1 }, { code: 'ZIP-CRC' }],
])('[MANUAL-13] content that %s is a fault', async ([, bytes, change, fault]) => {
  expect(await outcomeOf(bytes, change)).toMatchObject(fault);
});

test.for([16_384, 32_768, 49_152, 65_536, 131_072])(
  '[MANUAL-13] content of %i bytes, which jszip emits before the end of the stream, must have an end',
  async (size) => {
    const bytes = Uint8Array.from({ length: size }, (_, place) => 65 + (((place * place) >> 5) % 7));
    const whole = deflateRawSync(bytes);
    const change = { sizeBytes: size, crc: crc32(bytes) };
    expect(await outcomeOf(whole, change)).toBe(Buffer.from(bytes).toString('latin1'));
    expect(await outcomeOf(whole.subarray(0, -1), change)).toMatchObject({ code: 'ZIP-DEFLATE' });
  },
);

/** Outcome of the strict check for the same entry. */
function strictOutcomeOf(bytes: Uint8Array, change: Partial<ZipEntry>): unknown {
  const entry = createEntry({ method: 8, compressedBytes: bytes.length, ...change });
  const unpacked = runAtOnce(
    unpackInSteps(createContentCheck(), { entry, packed: bytes, sliceBytes: Infinity }),
  );
  return unpacked.fault ?? Buffer.from(unpacked.bytes).toString('latin1');
}

/** Sizes around the blocks of jszip: 16 KiB packed, 64 KiB unpacked. */
const sizes = fc.oneof(
  fc.integer({ min: 0, max: 300 }),
  fc.constantFrom(16_384, 32_768, 49_152, 65_535, 65_536, 65_537, 131_072),
  fc.integer({ min: 16_300, max: 16_500 }),
);

test('[MANUAL-13] jszip and the strict check agree on any content', async () => {
  const content = fc.tuple(sizes, fc.integer({ min: 0, max: 2 ** 31 }), fc.boolean());
  const kinds = fc.constantFrom('none', 'cut', 'more', 'much more', 'flip', 'size', 'crc');
  const damage = fc.record({ kind: kinds, at: fc.nat() });
  await fc.assert(
    fc.asyncProperty(content, damage, async ([size, seed, isNoise], { kind, at }) => {
      const bytes = Uint8Array.from({ length: size }, (_, place) =>
        isNoise ? Math.imul(place + seed, 0x9e3779b1) >>> 24 : 65 + (((place * place) >> 5) % 7),
      );
      const sound = new Uint8Array(deflateRawSync(bytes));
      const flipped = sound.slice();
      flipped[at % sound.length]! ^= 1 << (at % 8);
      const damaged = {
        none: sound,
        cut: sound.subarray(0, sound.length - 1 - (at % 3)),
        more: joined([sound, Uint8Array.of(at & 255)]),
        'much more': joined([sound, new Uint8Array(20_000)]),
        flip: flipped,
        size: sound,
        crc: sound,
      }[kind];
      const change = {
        sizeBytes: Math.max(0, size + (kind === 'size' ? (at % 3) - 1 : 0)),
        crc: crc32(bytes) + (kind === 'crc' ? 1 : 0),
      };
      expect(await outcomeOf(damaged, change)).toEqual(strictOutcomeOf(damaged, change));
    }),
    { numRuns: 300 },
  );
});
