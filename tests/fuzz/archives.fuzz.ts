import * as fc from 'fast-check';
import { expect, test } from 'vitest';
// Fuzzes the inspection with archives damaged by accident or on purpose.
import { fromBufferPromise } from 'yauzl';

import { inspectArchive } from '#manual/inspect.ts';

import { buildZip, concat, extraField, type ArchiveSpec, type EntrySpec } from '../fixtures/build-zip.ts';
import { soundManual } from '../fixtures/create-manual.ts';
import { manualEntries } from '../fixtures/manual-entries.ts';
import { mutate, mutation } from './mutate.ts';

/** Reads every file of an archive, and rejects if anything is wrong with it. */
async function readStrictly(bytes: Uint8Array): Promise<void> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, strictFileNames: true });
  for await (const entry of zip.eachEntry()) {
    for await (const _ of await zip.openReadStreamPromise(entry));
  }
}

/**
 * Inspects an archive; if the inspection finds no error, a strict reader must agree. The reader refuses padding after
 * the archive, which the inspection mentions and other readers ignore: it gets the archive without it.
 */
async function checkInspection(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const { findings, verdict } = await inspectArchive(new Blob([bytes]));
  if (findings.some(({ severity }) => severity !== 'info')) return;
  expect(verdict).not.toBe('unsafe');
  const padding = findings.find(({ code }) => code === 'ZIP-TRAILING-DATA')?.params.bytes ?? 0;
  await readStrictly(bytes.subarray(0, bytes.length - Number(padding)));
}

/** Many of them, so that a random change hits one. */
const fields = concat(Array.from({ length: 50 }, () => extraField(0x5455, new Uint8Array(2))));

const archives = [
  buildZip(manualEntries()),
  buildZip(manualEntries({ descriptor: 'signed' })),
  buildZip(manualEntries().map((one) => ({ ...one, central: { extra: fields } }))),
  buildZip(manualEntries({ method: 0, descriptor: 'signed64' }), { zip64: {} }),
  buildZip([
    ...manualEntries(),
    { name: 'Größe/', data: '' },
    { name: 'Größe/a.txt', data: 'x'.repeat(5000) },
  ]),
];

test('changed, lost, inserted or repeated bytes of an archive', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...archives),
      fc.array(mutation, { minLength: 1, maxLength: 6 }),
      (archive, mutations) => checkInspection(mutate(archive, mutations)),
    ),
  ));

const small = fc.constantFrom(0, 1, 8, 9, 12, 14, 98, 0x7fff, 0xffff);
const large = fc.oneof(
  small,
  fc.constantFrom(0x10000, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff),
  fc.nat(4000),
);
const header = fc.record(
  {
    flags: fc.oneof(small, fc.nat(0xffff)),
    method: small,
    crc: large,
    compressedBytes: large,
    sizeBytes: large,
    extra: fc.uint8Array({ maxLength: 40 }),
    name: fc.oneof(
      fc.uint8Array({ maxLength: 30 }),
      fc.string({ maxLength: 30 }).map((text) => Buffer.from(text)),
    ),
  },
  { requiredKeys: [] },
);
const entry: fc.Arbitrary<EntrySpec> = fc.record(
  {
    name: fc.oneof(
      fc.constantFrom(
        ...Object.keys(soundManual),
        '../up.html',
        '/root.html',
        'a\\b.html',
        'CON',
        'x\0y',
        '',
      ),
      fc.string({ unit: 'binary', maxLength: 40 }),
    ),
    data: fc.oneof(fc.string({ maxLength: 2000 }), fc.uint8Array({ maxLength: 2000 })),
    method: fc.constantFrom(0, 8),
    local: header,
    central: fc.oneof(header, fc.record({ offset: large, attributes: large, madeBy: small, disk: small })),
    descriptor: fc.constantFrom('signed' as const, 'plain' as const, 'signed64' as const),
    omit: fc.constantFrom('local' as const, 'central' as const),
  },
  { requiredKeys: ['name'] },
);
const archive: fc.Arbitrary<ArchiveSpec> = fc.record(
  {
    prefix: fc.uint8Array({ maxLength: 40 }),
    trailing: fc.uint8Array({ maxLength: 40 }),
    end: fc.record({ count: small, directoryBytes: large, directoryOffset: large }, { requiredKeys: [] }),
    zip64: fc.record({ count: large, directoryOffset: large, recordOffset: large }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

test('records of an archive with false values', () =>
  fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 4 }), archive, fc.boolean(), (entries, spec, isManual) =>
      checkInspection(buildZip([...(isManual ? manualEntries() : []), ...entries], spec)),
    ),
  ));

const markup = [
  '<a href="',
  '"',
  "'",
  '>',
  '<',
  '</',
  '<!--',
  '-->',
  '<script>',
  '</script>',
  '<style>@import url(',
  ')',
  '<base href=',
  '<img srcset="',
  ' 2x,',
  '&#x',
  '&amp;',
  '&',
  ';',
  '<meta charset=',
  '<svg><a xlink:href="',
  '<?xml',
  '<![CDATA[',
  '\0',
  '../',
  '//',
  'http://[',
  'javascript:',
  '#',
  '?',
  '%',
  '%zz',
  '\u2028',
  '\ud800',
];
const page = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...markup) }, fc.string({ maxLength: 12 })), {
    maxLength: 60,
  })
  .map((parts) => parts.join(''));

test('pages, styles and scripts of any content', () =>
  fc.assert(
    fc.asyncProperty(page, page, page, (html, css, js) =>
      checkInspection(
        buildZip([
          { name: 'index.html', data: html },
          { name: 'style.css', data: css },
          { name: 'script.js', data: js },
        ]),
      ),
    ),
  ));
