import { deflateRawSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { createContentCheck } from './content-check.ts';
import { crc32 } from './crc32.ts';
import type { ZipEntry } from './entry.ts';

const text = Buffer.from('The press stops when the door opens. '.repeat(20));

/** As much of an entry as is checked. */
const entryOf = (overrides: Partial<ZipEntry> = {}) =>
  ({ method: 8, sizeBytes: text.length, crc: crc32(text), ...overrides }) as ZipEntry;

/** Gives the packed bytes in pieces of that many, and says what came of it. */
function check(entry: ZipEntry, packed: Uint8Array, pieceBytes = 7) {
  const output: Uint8Array[] = [];
  const checking = createContentCheck();
  checking.start(entry, (bytes) => output.push(Buffer.from(bytes)));
  for (let at = 0; at < packed.length; at += pieceBytes) checking.push(packed.subarray(at, at + pieceBytes));
  return { fault: checking.finish(), content: Buffer.concat(output).toString() };
}

const deflated = deflateRawSync(text);

test.each([
  ['deflated', entryOf(), deflated],
  ['stored', entryOf({ method: 0 }), text],
  ['empty', entryOf({ method: 0, sizeBytes: 0, crc: 0 }), new Uint8Array()],
])('what is %s and whole has no fault', (_, entry, packed) => {
  expect(check(entry, packed)).toEqual({
    fault: undefined,
    content: entry.sizeBytes === 0 ? '' : text.toString(),
  });
});

test.for<[string, ZipEntry, Uint8Array, object]>([
  ['another checksum', entryOf({ crc: 1 }), deflated, { code: 'ZIP-CRC' }],
  [
    'more than it declares',
    entryOf({ sizeBytes: 10 }),
    deflated,
    { code: 'ZIP-SIZE', params: { expected: 10 } },
  ],
  ['less than it declares', entryOf({ sizeBytes: 9999 }), deflated, { code: 'ZIP-SIZE' }],
  ['more than it declares, stored', entryOf({ method: 0, sizeBytes: 10 }), text, { code: 'ZIP-SIZE' }],
  ['bytes behind its end', entryOf(), Buffer.concat([deflated, Buffer.from('more')]), { code: 'ZIP-SIZE' }],
  ['no end', entryOf(), deflated.subarray(0, -3), { code: 'ZIP-DEFLATE' }],
  ['bytes that are no stream', entryOf(), Buffer.alloc(20, 0xff), { code: 'ZIP-DEFLATE' }],
])('an entry with %s is at fault', ([, entry, packed, fault]) => {
  for (const pieceBytes of [1, 7, packed.length]) {
    expect(check(entry, packed, pieceBytes).fault).toMatchObject(fault);
  }
});

test('bytes behind the end of a stream are at fault also where they come by themselves', () => {
  const { fault } = check(entryOf(), Buffer.concat([deflated, Buffer.from('more')]), deflated.length);
  expect(fault).toMatchObject({ code: 'ZIP-SIZE' });
});

test('nothing more is given out once a fault is known', () => {
  const { content } = check(entryOf({ sizeBytes: 10 }), deflated, 1);
  expect(content.length).toBeLessThanOrEqual(10);
});

test('to finish what was never begun is a defect of ours', () => {
  const checking = createContentCheck();
  checking.push(text);
  expect(() => checking.finish()).toThrow('No entry was started.');
});
