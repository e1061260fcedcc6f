import { buildZip, bytesOf, concat, extraField } from '../fixtures/build-zip.ts';
import { manualEntries } from '../fixtures/manual-entries.ts';
import { thirdPartyArchives } from '../fixtures/third-party-archives.ts';
import { createRandom, type Random } from '../support/random.ts';

/** An archive to read, and how it was made. */
export interface Mutant {
  readonly kind: 'bytes' | 'fields';
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
    yield { kind: 'fields', bytes: withOddFields(random) };
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

type Field = readonly [offset: number, width: number];

const localHeader = 0x04034b50;
const centralRecord = 0x02014b50;

/** Fields one after another. */
const inARow = (start: number, ...widths: readonly number[]): readonly Field[] =>
  widths.map((width, at) => [widths.slice(0, at).reduce((sum, each) => sum + each, start), width]);

/** Fields of each kind of record by its signature (APPNOTE 6.3.10, section 4.3), with some of a name and of extra fields. */
const fieldsOf: Readonly<Record<number, readonly Field[]>> = {
  [localHeader]: [
    ...inARow(4, 2, 2, 2, 2, 2, 4, 4, 4, 2, 2),
    ...[inARow(30, 1), inARow(34, 1), inARow(42, 2), inARow(46, 4)].flat(),
  ],
  [centralRecord]: [
    ...inARow(4, 1, 1, 2, 2, 2, 2, 2, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 4),
    ...[inARow(46, 1), inARow(56, 2), inARow(60, 4)].flat(),
  ],
  0x08074b50: inARow(4, 4, 4, 4),
  0x06054b50: inARow(4, 2, 2, 2, 2, 4, 4, 2),
  0x06064b50: [inARow(4, 4), inARow(12, 2, 2, 4, 4, 4), inARow(32, 4), inARow(40, 4), inARow(48, 4)].flat(),
  0x07064b50: [...inARow(4, 4, 4), ...inARow(16, 4)],
};

/**
 * Fields that both headers of an entry have, in the local header and in the central record: up to the sizes, and two
 * letters of the name.
 */
const commonFields = [
  ...fieldsOf[localHeader]!.slice(0, 8).map(([offset, width]) => shifted(offset, width, 2)),
  shifted(30, 1, 16),
  shifted(33, 1, 16),
];

function shifted(offset: number, width: number, by: number): readonly [Field, Field] {
  return [
    [offset, width],
    [offset + by, width],
  ];
}

function withOddFields(random: Random): Bytes {
  const bytes = random.pick(sound).slice();
  const buffer = Buffer.from(bytes.buffer);
  const recordsBy = (wanted: (signature: number) => boolean): number[] =>
    Array.from({ length: bytes.length - 4 }, (_, at) => at).filter((at) => wanted(buffer.readUInt32LE(at)));
  const places = recordsBy((signature) => signature in fieldsOf);
  const locals = recordsBy((signature) => signature === localHeader);
  const centrals = recordsBy((signature) => signature === centralRecord);
  for (let left = random.below(2); left >= 0; left -= 1) {
    if (random.oneIn(2)) {
      const which = random.below(locals.length);
      const [local, central] = commonFields[random.below(commonFields.length)]!;
      const value = oddValue(fieldAt(buffer, locals[which]!, local), random);
      fieldAt(buffer, locals[which]!, local).write(value);
      fieldAt(buffer, centrals[which]!, central).write(value);
    } else {
      const at = places[random.below(places.length)]!;
      const fields = fieldsOf[buffer.readUInt32LE(at)] ?? [[0, 1]];
      const field = fieldAt(buffer, at, fields[random.below(fields.length)]!);
      field.write(oddValue(field, random));
    }
  }
  return bytes;
}

interface FieldAccess {
  readonly width: number;
  readonly value: number;
  readonly write: (value: number) => void;
}

/** Returns a field of a record, without the part after the end of the archive. */
function fieldAt(buffer: Buffer, at: number, [offset, wanted]: Field): FieldAccess {
  const place = at + offset;
  const width = Math.min(wanted, buffer.length - place);
  if (width < 1) return { width: 1, value: 0, write: () => undefined };
  return {
    width,
    value: buffer.readUIntLE(place, width),
    write: (value) => buffer.writeUIntLE((value + 256 ** width) % 256 ** width, place, width),
  };
}

function oddValue({ width, value }: FieldAccess, random: Random): number {
  const max = 256 ** width - 1;
  const flipped = (value ^ (1 << random.below(8 * width))) >>> 0;
  return random.pick([0, 1, 2, max, max - 1, value + 1, value - 1, flipped, random.below(256)]);
}
