import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createAddDocuments, createPdf } from '../support/dom/add-documents.tsx';
import { statusOfForm } from '../support/dom/file-rows.ts';

const many = (name: string, count: number): readonly File[] =>
  Array.from({ length: count }, (_, index) => createPdf(`${name}-${index + 1}.pdf`));

/** Chooses files without waiting until they are listed. */
const choose = (...files: readonly File[]) =>
  fireEvent.change(screen.getByLabelText('Chosen files'), { target: { files } });

/** Number of rows, also of those out of sight. */
const listedCount = () => Number(document.querySelector('[data-row]')?.getAttribute('aria-setsize') ?? 0);

const isListing = () => screen.queryByText(/^Adding files: /) !== null;

const untilListed = (count: number) =>
  waitFor(
    () => {
      expect(listedCount()).toBe(count);
      expect(isListing()).toBe(false);
    },
    { timeout: 20_000 },
  );

test('[ADD-7] the first rows are shown before the last file is listed, and the footer counts all of them', async () => {
  const { onUnsentChange } = createAddDocuments();
  choose(...many('page', 300));
  // None is said to be less than what will be uploaded, or lost with the page.
  const button = await screen.findByRole('button', { name: /^Upload \d/ });
  expect(button).toHaveTextContent('Upload 300 documents');
  await waitFor(() => expect(onUnsentChange.mock.calls.at(-1)).toEqual([300]));
  await untilListed(300);
  expect(await screen.findByText(/^300 files · /)).toBeVisible();
});

test('[ADD-9] "Remove all" while files are being listed removes all of them, and Undo brings all back', async () => {
  const { user, removeAll, onUnsentChange } = createAddDocuments();
  choose(...many('page', 300));
  await screen.findByRole('button', { name: 'Add files' });
  await removeAll();
  expect(statusOfForm()).toHaveTextContent(/^300 files removed/);
  await waitFor(() => expect(onUnsentChange.mock.calls.at(-1)).toEqual([0]));
  expect(listedCount()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await untilListed(300);
});

test('[INTAKE-3] what is dropped while an earlier drop is being read is added, too', async () => {
  createAddDocuments();
  const area = screen.getByText('Drop files or a folder here');
  for (const file of [createPdf('first.pdf'), createPdf('second.pdf')]) {
    fireEvent.drop(area, {
      dataTransfer: { files: [file], items: [{ kind: 'file', getAsFile: () => file }], types: ['Files'] },
    });
  }
  await waitFor(() => expect(listedCount()).toBe(2));
});
