import { constants, deflateRawSync } from 'node:zlib';

import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { joined } from '#lib/file/bytes.ts';

import { createEntry } from '../../../tests/fixtures/create-entry.ts';
import { crc32 } from '../crc32.ts';
import type { ZipEntry } from '../entry.ts';
import { createCooperativeScheduling } from './cooperative-scheduling.ts';
import { decodeBatch } from './decode-batch.ts';
import type { DecodeBatch } from './scheduling.ts';

const text = Buffer.from('The press stops when the door opens. '.repeat(20));
const packed = deflateRawSync(text);
const sound = { method: 8, compressedBytes: packed.length, sizeBytes: text.length, crc: crc32(text) };
const stored = { method: 0, compressedBytes: text.length };

const decoders: readonly [string, DecodeBatch][] = [
  ['by jszip', decodeBatch],
  ["in the page's thread", createCooperativeScheduling(new AbortController().signal).decode],
];

test.for(decoders)(
  '[MANUAL-13] a batch is unpacked %s, in order, and each handler awaited',
  async ([, decode]) => {
    const outcomes: string[] = [];
    const entries = [{}, stored, { sizeBytes: 10 }, { name: 'last' }];
    const batch = {
      entries: entries.map((fields, at) => createEntry({ name: String(at), ...sound, ...fields })),
      packed: [packed, text, packed, packed],
    };
    await decode(batch, async ({ name }, bytes) => {
      outcomes.push(`${name} ${bytes && Buffer.compare(bytes, text)}`);
      await Promise.resolve();
      outcomes.push(`${name} done`);
    });
    expect(outcomes).toEqual([
      '0 0',
      '0 done',
      '1 0',
      '1 done',
      '2 undefined',
      '2 done',
      'last 0',
      'last done',
    ]);
    await decode({ entries: [], packed: [] }, () => expect.unreachable());
  },
);

/** Content of one entry; fields not overridden are those of the text. */
async function outcomeOf(decode: DecodeBatch, bytes: Uint8Array, change: Partial<ZipEntry> = {}) {
  const outcomes: unknown[] = [];
  const entry = createEntry({ ...sound, compressedBytes: bytes.length, ...change });
  await decode({ entries: [entry], packed: [bytes] }, (_, content) =>
    outcomes.push(content && Buffer.from(content).toString('latin1')),
  );
  expect(outcomes).toHaveLength(1);
  return outcomes[0];
}

test.for<[string, Uint8Array, Partial<ZipEntry>]>([
  ['is longer than declared', packed, { sizeBytes: text.length - 1 }],
  ['is shorter than declared', packed, { sizeBytes: text.length + 1 }],
  ['has another checksum', packed, { crc: 1 }],
  ["isn't deflate", Uint8Array.of(0xff, 0xff, 0xff), {}],
  ['ends too early', packed.subarray(0, -1), {}],
  ['is stored with another checksum', text, { method: 0, crc: 1 }],
])("[MANUAL-13] content that %s isn't passed on", async ([, bytes, change]) => {
  for (const [, decode] of decoders) expect(await outcomeOf(decode, bytes, change)).toBeUndefined();
});

test('[MANUAL-13] a bomb of 2 GB is unpacked to little more than its declared size', async () => {
  const chunk = deflateRawSync(new Uint8Array(2 ** 20), { finishFlush: constants.Z_FULL_FLUSH });
  const bomb = joined(Array.from({ length: 2_000 }, () => chunk));
  const start = performance.now();
  expect(await outcomeOf(decodeBatch, bomb, { sizeBytes: 1_000 })).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(1_000);
});

/** Sizes around the blocks of jszip: 16 KiB packed, 64 KiB unpacked. */
const sizes = fc.oneof(
  fc.integer({ min: 0, max: 300 }),
  fc.constantFrom(16_384, 32_768, 49_152, 65_535, 65_536, 65_537, 131_072),
  fc.integer({ min: 16_300, max: 16_500 }),
);

test('[MANUAL-13] jszip unpacks whatever the strict check accepts', async () => {
  const content = fc.tuple(sizes, fc.integer({ min: 0, max: 2 ** 31 }), fc.boolean());
  const damage = fc.record({
    kind: fc.constantFrom('none', 'cut', 'more', 'flip', 'size', 'crc'),
    at: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(content, damage, async ([size, seed, isNoise], { kind, at }) => {
      const bytes = Uint8Array.from({ length: size }, (_, place) =>
        isNoise ? Math.imul(place + seed, 0x9e3779b1) >>> 24 : 65 + (((place * place) >> 5) % 7),
      );
      const whole = new Uint8Array(deflateRawSync(bytes));
      const flipped = whole.with(at % whole.length, whole[at % whole.length]! ^ (1 << (at % 8)));
      const damages = {
        cut: whole.subarray(0, whole.length - 1 - (at % 3)),
        more: joined([whole, Uint8Array.of(at & 255)]),
        flip: flipped,
      };
      const damaged = kind in damages ? damages[kind as keyof typeof damages] : whole;
      const change = {
        sizeBytes: Math.max(0, size + (kind === 'size' ? (at % 3) - 1 : 0)),
        crc: crc32(bytes) + (kind === 'crc' ? 1 : 0),
      };
      const strict = await outcomeOf(decoders[1]![1], damaged, change);
      const byJszip = await outcomeOf(decodeBatch, damaged, change);
      expect(byJszip).toBe(strict ?? byJszip);
    }),
    { numRuns: 300 },
  );
});
