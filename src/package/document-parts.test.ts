import { expect, test } from 'vitest';

import { partsOf, titleOfPart, withoutParts } from './document-parts.ts';
import type { PackageDocument } from './report/package-report.ts';
import { textFor } from './report/texts.ts';

const fileAt = (...place: readonly string[]) => ({ place, sizeBytes: 1 });

const documentOf = (overrides: Partial<PackageDocument>): PackageDocument => ({
  id: 'DOC-1',
  titles: { de: 'Anleitung', en: 'Manual' },
  languages: ['de'],
  classIds: ['03-02'],
  objectIds: [],
  files: [fileAt('a.zip', 'manual.pdf')],
  ...overrides,
});

test('[PACKAGE-33] each PDF of a document is a part; other files are not', () => {
  const one = documentOf({});
  const several = documentOf({
    files: [fileAt('b.zip', 'de/Teil 1.pdf'), fileAt('b.zip', 'part.docx'), fileAt('b.zip', 'x.bin')],
  });
  const two = documentOf({ files: [fileAt('c.zip', 'de/Teil 1.PDF'), fileAt('c.zip', 'de/Teil 2.pdf')] });
  const none = documentOf({ files: [fileAt('d.zip', 'model.step')] });
  const documents = [one, several, two, none];
  const parts = partsOf({ documents });
  expect(parts.map(({ file }) => file.place.join('/'))).toEqual([
    'a.zip/manual.pdf',
    'b.zip/de/Teil 1.pdf',
    'c.zip/de/Teil 1.PDF',
    'c.zip/de/Teil 2.pdf',
  ]);
  expect(parts.map((part) => titleOfPart(part, ['de']))).toEqual([
    'Anleitung',
    'Anleitung',
    'Anleitung – Teil 1',
    'Anleitung – Teil 2',
  ]);
  expect(withoutParts({ documents }, parts)).toEqual([none]);
});

test('[PACKAGE-33] a PDF that two documents name is one part, and none of them counts as left out', () => {
  const documents = [documentOf({}), documentOf({ id: 'DOC-2' })];
  const parts = partsOf({ documents });
  expect(parts.map(({ document }) => document.id)).toEqual(['DOC-1']);
  expect(withoutParts({ documents }, parts)).toEqual([]);
});

test.each([
  [['de-AT'], 'Anleitung'],
  [['zh-Hans'], 'Manual'],
  [['fr', 'de'], 'Anleitung'],
])('[PACKAGE-31] for a person who reads %j the title is %s', (languages, title) => {
  const [part] = partsOf({ documents: [documentOf({})] });
  expect(titleOfPart(part!, languages)).toBe(title);
});

test('[PACKAGE-31] without a title in the languages of the person, English or the document, any other counts', () => {
  const [part] = partsOf({ documents: [documentOf({ titles: { und: 'Handbuch' }, languages: [] })] });
  expect(titleOfPart(part!, ['de'])).toBe('Handbuch');
  const [untitled] = partsOf({ documents: [documentOf({ titles: {} })] });
  expect(titleOfPart(untitled!, ['de'])).toBeUndefined();
  expect(textFor({ 'pt-BR': 'Manual', pt: 'Guia' }, ['pt'])).toBe('Guia');
});
