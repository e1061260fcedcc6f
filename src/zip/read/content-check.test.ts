import { deflateRawSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { crc32 } from '../crc32.ts';
import type { ZipEntry } from '../entry.ts';
import { createContentCheck } from './content-check.ts';

const text = Buffer.from('The press stops when the door opens. '.repeat(20));

/** The fields of an entry that the check reads. */
const entryOf = (overrides: Partial<ZipEntry> = {}) =>
  ({ method: 8, sizeBytes: text.length, crc: crc32(text), ...overrides }) as ZipEntry;

/** Passes the packed bytes in pieces of `pieceBytes` and returns the outcome. */
function check(entry: ZipEntry, packed: Uint8Array, chunkBytes = 7) {
  const output: Uint8Array[] = [];
  const checking = createContentCheck();
  checking.start(entry, (bytes) => output.push(Buffer.from(bytes)));
  for (let at = 0; at < packed.length; at += chunkBytes) checking.push(packed.subarray(at, at + chunkBytes));
  return { fault: checking.finish(), content: Buffer.concat(output).toString() };
}

const deflated = deflateRawSync(text);

/** The same fault for each piece size. */
const same = (fault: object) => [fault, fault, fault] as const;

test.each([
  ['deflated', entryOf(), deflated],
  ['stored', entryOf({ method: 0 }), text],
  ['empty', entryOf({ method: 0, sizeBytes: 0, crc: 0 }), new Uint8Array()],
])('content that is %s and intact has no fault', (_, entry, packed) => {
  expect(check(entry, packed)).toEqual({
    fault: undefined,
    content: entry.sizeBytes === 0 ? '' : text.toString(),
  });
});

const size = (found: number, expected: number) => ({ code: 'ZIP-SIZE', params: { found, expected } });
const broken = (detail: string) => ({ code: 'ZIP-DEFLATE', params: { detail } });
const behind = (found: number) => ({ code: 'ZIP-SIZE', params: { detail: 'data-after-end', found } });
const more = Buffer.concat([deflated, Buffer.from('more')]);
const stored = { method: 0 };

/** Faults found in pieces of one byte, of seven bytes, and all at once. */
test.for<[string, ZipEntry, Uint8Array, readonly [object, object, object]]>([
  ['another checksum', entryOf({ crc: 1 }), deflated, same({ code: 'ZIP-CRC', params: {} })],
  ['another checksum, stored', entryOf({ ...stored, crc: 1 }), text, same({ code: 'ZIP-CRC', params: {} })],
  ['more than it declares', entryOf({ sizeBytes: 10 }), deflated, same(size(11, 10))],
  ['a byte more than it declares', entryOf({ sizeBytes: 739 }), deflated, same(size(740, 739))],
  ['less than it declares', entryOf({ sizeBytes: 741 }), deflated, same(size(740, 741))],
  ['less than it declares, stored', entryOf({ ...stored, sizeBytes: 741 }), text, same(size(740, 741))],
  [
    'more than it declares, stored',
    entryOf({ ...stored, sizeBytes: 10 }),
    text,
    [size(11, 10), size(14, 10), size(740, 10)],
  ],
  ['bytes after its end', entryOf(), more, [behind(1), behind((deflated.length + 4) % 7 || 4), behind(4)]],
  ['no end', entryOf(), deflated.subarray(0, -3), same(broken('unexpected end'))],
  ['no data', entryOf({ sizeBytes: 0, crc: 0 }), new Uint8Array(), same(broken('unexpected end'))],
  [
    "bytes that aren't a deflate stream",
    entryOf(),
    Buffer.alloc(20, 0xff),
    same(broken('invalid block type')),
  ],
])('[MANUAL-13] an entry with %s is faulty', ([, entry, packed, faults]) => {
  const chunks = [1, 7, Math.max(1, packed.length)];
  expect(chunks.map((chunkBytes) => check(entry, packed, chunkBytes).fault)).toEqual(faults);
});

test('[MANUAL-13] no more output follows a fault', () => {
  expect(check(entryOf({ sizeBytes: 10 }), deflated, 1).content).toBe('The press ');
  expect(check(entryOf({ sizeBytes: 10 }), deflated, 999).content).toBe('');
  expect(check(entryOf({ ...stored, sizeBytes: 10 }), text, 7).content).toBe('The pre');
});

test('entries are checked independently of each other', () => {
  const checking = createContentCheck();
  const output: string[] = [];
  const run = (entry: ZipEntry, ...chunks: readonly Uint8Array[]) => {
    checking.start(entry, (bytes) => output.push(Buffer.from(bytes).toString()));
    chunks.forEach(checking.push);
    return checking.finish();
  };
  expect(run(entryOf(), deflated.subarray(0, 30))).toEqual(broken('unexpected end'));
  expect(run(entryOf(), Uint8Array.of(0xff))).toEqual(broken('invalid block type'));
  output.length = 0;
  expect(run(entryOf(), deflated)).toBeUndefined();
  expect(run(entryOf(stored), text)).toBeUndefined();
  expect(output).toEqual([text.toString(), text.toString()]);
});
