import { buildZip, bytesOf, concat, extraField } from '../fixtures/build-zip.ts';
import { manualEntries } from '../fixtures/manual-entries.ts';
import { thirdPartyArchives } from '../fixtures/third-party-archives.ts';

import { buildUnusual } from './build-unusual.ts';
import { createRandom, type Random } from './random.ts';

/** An archive to read, and how it was made. */
export interface Mutant {
  readonly kind: 'bytes' | 'built';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type Bytes = Uint8Array<ArrayBuffer>;

const madeOnUnix = { madeBy: 0x0314, attributes: 0o100644 * 2 ** 16 };
const times = extraField(0x5455, Uint8Array.of(1, 0x40, 0x12, 1, 0x6b));

/** Sound archives, as usual programs write them and in other valid forms. */
const sound: readonly [Bytes, ...Bytes[]] = [
  buildZip(manualEntries()),
  ...Object.values(thirdPartyArchives).map((base64) => Uint8Array.from(Buffer.from(base64, 'base64'))),
  buildZip(manualEntries({ descriptor: 'signed' })),
  buildZip(manualEntries({ method: 0, descriptor: 'signed64', extra: times }), { zip64: {} }),
  buildZip(manualEntries({ extra: times, central: madeOnUnix }, { name: 'empty/', method: 0 }), {
    end: { comment: bytesOf('A manual') },
  }),
];

/** Yields an endless sequence of mutants of sound archives; the same for the same seed. */
export function* mutantsOf(seed: number): Generator<Mutant, never> {
  const random = createRandom(seed);
  for (;;) {
    yield { kind: 'bytes', bytes: withOddBytes(random) };
    yield { kind: 'built', bytes: buildUnusual(random) };
  }
}

function withOddBytes(random: Random): Bytes {
  let bytes = random.pick(sound);
  for (let left = random.below(3); left >= 0; left -= 1) {
    const at = random.below(bytes.length);
    const changes: readonly [() => Bytes, ...(() => Bytes)[]] = [
      () => bytes.with(at, random.below(256)),
      () => bytes.with(at, bytes[at]! ^ (1 << random.below(8))),
      () => concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random.below(40))]),
      () => concat([bytes.subarray(0, at + 1 + random.below(40)), bytes.subarray(at)]),
      () => concat([bytes.subarray(0, at), Uint8Array.of(random.below(256)), bytes.subarray(at)]),
    ];
    bytes = random.pick(changes)();
  }
  return bytes;
}
