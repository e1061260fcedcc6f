import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createAddDocuments, createReport, createZipHead } from '../support/dom/add-documents.tsx';

const archive = createReport({ verdict: 'not-a-manual', pages: 0 });

/** Texts of live regions, without empty ones. */
const announced = () =>
  [...document.querySelectorAll('[role=status], [aria-live]')]
    .map(({ textContent }) => textContent)
    .filter(Boolean);

test('ZIPs that were checked are announced together once their checks have ended, many of them by counts', async () => {
  const { choose, inspections } = createAddDocuments();
  const isManual = 'Offline manual: opens with index.html, 3 pages.';
  await choose(createZipHead('a.zip'), createZipHead('b.zip'));
  await waitFor(() => expect(inspections).toHaveLength(2));
  await act(async () => inspections[0]!.resolve(createReport()));
  expect(announced()).toEqual([]);
  await act(async () => inspections[1]!.resolve(archive));
  await waitFor(() => expect(announced()).toEqual([`a.zip: ${isManual} b.zip: ZIP archive`]));
  await choose(...['c', 'd', 'e', 'f'].map((name) => createZipHead(`${name}.zip`)));
  await waitFor(() => expect(inspections).toHaveLength(6));
  await act(async () =>
    inspections.slice(2).forEach(({ resolve }, at) => resolve(at > 0 ? archive : createReport())),
  );
  await waitFor(() => expect(announced()).toEqual(['Offline manual: 1 and Regular file: 3']));
});
