import * as fc from 'fast-check';

/** One change of some bytes; positions are fractions of the length, so that they fit archives of any size. */
export type Mutation =
  | { readonly kind: 'set'; readonly at: number; readonly value: number }
  | { readonly kind: 'flip'; readonly at: number; readonly bit: number }
  | { readonly kind: 'cut'; readonly at: number; readonly count: number }
  | { readonly kind: 'put'; readonly at: number; readonly bytes: Uint8Array }
  | { readonly kind: 'repeat'; readonly at: number; readonly count: number }
  | { readonly kind: 'end'; readonly at: number };

const at = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
/** Range limits, record signatures, and the value that means "look elsewhere". */
const interestingValues = fc.constantFrom(
  [0, 0, 0, 0],
  [0xff, 0xff, 0xff, 0xff],
  [0xff, 0xff],
  [0, 0, 0, 0x80],
  [0x50, 0x4b, 1, 2],
  [0x50, 0x4b, 3, 4],
  [0x50, 0x4b, 5, 6],
  [0x50, 0x4b, 6, 6],
  [0x50, 0x4b, 6, 7],
  [0x50, 0x4b, 7, 8],
);

/** Any change, with records hit more often than at random. */
export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), at, value: fc.nat(255) }),
  fc.record({ kind: fc.constant('flip' as const), at, bit: fc.nat(7) }),
  fc.record({ kind: fc.constant('cut' as const), at, count: fc.integer({ min: 1, max: 64 }) }),
  fc.record({
    kind: fc.constant('put' as const),
    at,
    bytes: fc.oneof(
      interestingValues.map((bytes) => Uint8Array.from(bytes)),
      fc.uint8Array({ maxLength: 64 }),
    ),
  }),
  fc.record({ kind: fc.constant('repeat' as const), at, count: fc.integer({ min: 1, max: 512 }) }),
  fc.record({ kind: fc.constant('end' as const), at }),
);

/** Applies all mutations, one after another. */
export const mutate = (bytes: Uint8Array, mutations: readonly Mutation[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(mutations.reduce(change, bytes));

function change(bytes: Uint8Array, mutation: Mutation): Uint8Array {
  if (bytes.length === 0) return bytes;
  const place = Math.floor(mutation.at * bytes.length);
  switch (mutation.kind) {
    case 'set':
      return bytes.with(place, mutation.value);
    case 'flip':
      return bytes.with(place, (bytes[place] ?? 0) ^ (1 << mutation.bit));
    case 'cut':
      return join(bytes.subarray(0, place), bytes.subarray(place + mutation.count));
    case 'put':
      return join(bytes.subarray(0, place), mutation.bytes, bytes.subarray(place + mutation.bytes.length));
    case 'repeat':
      return join(bytes.subarray(0, place + mutation.count), bytes.subarray(place));
    case 'end':
      return bytes.subarray(0, place + 1);
  }
}

const join = (...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);
