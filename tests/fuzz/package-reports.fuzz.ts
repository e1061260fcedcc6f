// Fuzzes what is made of packages: documents with metadata of their own, and the reports of the command line.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';

import { classIds } from '#package/class-ids.ts';
import { mapDocument } from '#package/document-mapping.ts';
import { partsOf, titleOfPart, withoutParts } from '#package/document-parts.ts';
import { packageCodes } from '#package/package-finding.ts';
import type { PackageJson } from '#package/package-json.ts';
import type { PackageDocument } from '#package/package-report.ts';

import { runInspect } from '../../src/command/run-inspect.ts';
import { buildZip, type EntrySpec } from '../fixtures/build-zip.ts';
import { documentationEntries, documentEntries, iirdsEntries } from '../fixtures/package-files.ts';
import { mutate, mutation } from './mutate.ts';

/** Texts with the characters that names and metadata are attacked with. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    'Acme Pumps',
    ' acme  PUMPS ',
    '03-02',
    '__proto__',
    'constructor',
    '\u202Efdp.exe',
    '\u001B[2J',
    '',
  ),
);
const classId = fc.oneof(fc.constantFrom(...classIds), text);

const lists = fc.record({
  categories: fc.array(fc.record({ id: fc.uuid(), vdi2770: fc.array(classId, { maxLength: 4 }) }), {
    maxLength: 8,
  }),
  organizations: fc.array(fc.record({ id: fc.uuid(), name: text }), { maxLength: 8 }),
});

const lettersOf = (name = ''): string => name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

test('[PACKAGE-31] a document is given only a category of one of its classes, and only the organization of its name', () =>
  fc.assert(
    fc.property(
      fc.array(classId, { maxLength: 4 }),
      fc.option(text, { nil: undefined }),
      lists,
      (ids, name, all) => {
        const mapped = mapDocument({ classIds: ids, ...(name !== undefined && { manufacturer: name }) }, all);
        const ofClass = all.categories.filter((one) => ids.some((id) => one.vdi2770.includes(id)));
        expect(mapped.categoryId).toBe(ofClass.length === 1 ? ofClass[0]!.id : undefined);
        const organization = all.organizations.find(({ id }) => id === mapped.organizationId);
        expect(organization === undefined || lettersOf(organization.name) === lettersOf(name)).toBe(true);
      },
    ),
  ));

const place = fc.array(fc.oneof(text, fc.constantFrom('a.zip', 'manual.pdf', 'x/Plan.PDF')), {
  minLength: 1,
  maxLength: 3,
});
const packageDocument: fc.Arbitrary<PackageDocument> = fc.record({
  id: text,
  titles: fc.dictionary(fc.constantFrom('de', 'en', 'und', 'zh-Hans'), text),
  languages: fc.array(fc.constantFrom('de', 'en', 'sr-Latn')),
  classIds: fc.array(classId),
  objectIds: fc.constant([]),
  files: fc.array(fc.record({ place, sizeBytes: fc.nat() }), { maxLength: 5 }),
});

test('[PACKAGE-31] each PDF becomes a part once, with a title of its document, and every document is accounted for', () =>
  fc.assert(
    fc.property(fc.array(packageDocument, { maxLength: 6 }), (documents) => {
      const parts = partsOf({ documents });
      const places = parts.map(({ file }) => JSON.stringify(file.place));
      expect(new Set(places).size).toBe(places.length);
      for (const { file, document } of parts) expect(document.files).toContain(file);
      for (const part of parts) {
        const title = titleOfPart(part, ['de']);
        const own = Object.values(part.document.titles);
        expect(title === undefined || own.some((one) => title.startsWith(one))).toBe(true);
      }
      const left = new Set(withoutParts({ documents }, parts));
      const pdfs = documents
        .flatMap(({ files }) => files)
        .filter(({ place: at }) => /\.pdf$/i.test(at.at(-1)!));
      for (const { place: at } of pdfs) expect(places).toContain(JSON.stringify(at));
      for (const document of left) expect(parts.some((part) => part.document === document)).toBe(false);
    }),
  ));

const folder = mkdtempSync(join(tmpdir(), 'package-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reports of the command line on one file, as text and as JSON. */
async function reportsOn(bytes: Uint8Array) {
  const path = join(folder, 'press.zip');
  writeFileSync(path, bytes);
  const run = async (...args: readonly string[]) => {
    let printed = '';
    const code = await runInspect([...args, path], {
      script: '',
      out: (more) => (printed += more),
      err: (more) => (printed += more),
    });
    return { code, printed };
  };
  return { asText: await run(), asJson: await run('--json') };
}

const hostileName = fc.constantFrom('\u001B[2Jmanual.pdf', 'a\nerror.pdf', '\u202Efdp.pdf', 'manual.pdf');
const packageEntries: fc.Arbitrary<readonly EntrySpec[]> = fc
  .record({ id: text, title: text, manufacturer: text, serial: text, classId, file: hostileName })
  .filter((document) => !/[^\t\n\r\u0020-\uFFFD]/u.test(JSON.stringify(document)))
  .chain(({ title, file, ...rest }) => {
    const document = { ...rest, titles: { en: title, de: 'Anleitung' }, files: [file] };
    const documents = [{ id: 'urn:a', title, source: `CONTENT/${file}` }];
    return fc.constantFrom(
      documentEntries(document),
      documentationEntries([document, { id: 'B' }], { method: 8 }),
      iirdsEntries({ documents, restriction: 'H' }),
      [{ name: 'pump.iirds', data: buildZip(iirdsEntries({ documents })) }],
    );
  });

test('[PACKAGE-53] the reports of the command line tell the same, in lines without control characters', () =>
  fc.assert(
    fc.asyncProperty(
      packageEntries,
      fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(mutation, { maxLength: 4 })),
      async (entries, mutations) => {
        const { asText, asJson } = await reportsOn(mutate(buildZip(entries), mutations));
        expect([0, 1]).toContain(asText.code);
        expect(asJson.code).toBe(asText.code);
        // A line of the report for each line feed: no name and no title breaks or controls it.
        expect(asText.printed.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Cf}/u);
        const { package: json } = JSON.parse(asJson.printed) as { readonly package?: PackageJson };
        if (json === undefined) return;
        expect(asText.printed.match(/^ {2}document[ :]/gm)?.length ?? 0).toBe(json.documents.length);
        for (const { files, mainFile } of json.documents) {
          expect([undefined, ...files.map(({ path }) => path)]).toContain(mainFile);
        }
        for (const { code, count, places } of json.findings) {
          expect(packageCodes).toContain(code);
          expect(asText.printed).toContain(` ${code}: `);
          expect(count).toBeGreaterThanOrEqual(places.length);
        }
      },
    ),
  ));
