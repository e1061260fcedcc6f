import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';

import { FileUnreadableError } from '#lib/worker/worker-failure.ts';

import { createAddDocuments, createReport, createZipHead } from '../support/dom/add-documents.tsx';
import { statusOfForm } from '../support/dom/file-rows.ts';

const archive = createReport({ verdict: 'not-a-manual', pages: 0 });

/** Texts of live regions, without empty ones. */
const announced = () =>
  [...document.querySelectorAll('[role=status], [aria-live]')]
    .map(({ textContent }) => textContent)
    .filter(Boolean);

/** Watches the live region of the form from now on. Returns the texts that it got, beginning with that of now. */
function watchAnnounced(): () => readonly string[] {
  const texts = [...announced()];
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    texts.push(...added.map(({ textContent }) => textContent ?? '').filter(Boolean));
  });
  observer.observe(statusOfForm(), { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return () => texts;
}

test('ZIPs that were checked are announced together once their checks have ended, many of them by counts', async () => {
  const { choose, inspections } = createAddDocuments();
  const isManual = 'Offline manual: opens with index.html, 3 pages.';
  await choose(createZipHead('a.zip'), createZipHead('b.zip'));
  await waitFor(() => expect(inspections).toHaveLength(2));
  await act(async () => inspections[0]!.resolve(createReport()));
  expect(announced()).toEqual(['2 files added.']);
  await act(async () => inspections[1]!.resolve(archive));
  await waitFor(() => expect(announced()).toEqual([`a.zip: ${isManual} b.zip: ZIP archive`]));
  await choose(...['c', 'd', 'e', 'f'].map((name) => createZipHead(`${name}.zip`)));
  await waitFor(() => expect(inspections).toHaveLength(6));
  await act(async () =>
    inspections.slice(2).forEach(({ resolve }, at) => resolve(at > 0 ? archive : createReport())),
  );
  await waitFor(() => expect(announced()).toEqual(['Offline manual: 1 and Regular file: 3']));
});

test('files that could not be checked are announced once, politely, each with its name in its button', async () => {
  const { choose, inspections } = createAddDocuments({
    inspectDocument: () => Promise.reject(new FileUnreadableError()),
  });
  await choose(createZipHead('a.zip'));
  await waitFor(() => expect(inspections).toHaveLength(1));
  await act(async () => inspections[0]!.reject(new FileUnreadableError()));
  await waitFor(() =>
    expect(announced().join()).toMatch(/a.zip: Couldn’t check this ZIP. Choose how to upload it.$/),
  );
  await choose(file('b.pdf'));
  await waitFor(() => expect(announced().join()).toMatch(/b.pdf: Couldn’t check this file.$/));
  await choose(...['c', 'd', 'e', 'f'].map((name) => file(`${name}.pdf`)));
  await waitFor(() => expect(announced().join()).toMatch(/Regular file: 4 Couldn’t check this file.$/));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry a.zip' })).toBeVisible();
});

const file = (name: string, content = 'x') => new File([content], name);

test('[ADD-33] how many files of a choice were added is announced once, and again for the next choice', async () => {
  const { choose, user } = createAddDocuments();
  await choose(...Array.from({ length: 300 }, (_, at) => file(`${at}.pdf`)));
  const texts = watchAnnounced();
  await waitFor(() => expect(texts()).toEqual(['300 files added.']));
  await choose(file('a.pdf'));
  await waitFor(() => expect(texts()).toEqual(['300 files added.', '1 file added.']));
  await choose(file('b.pdf'));
  await waitFor(() => expect(texts()).toEqual(['300 files added.', '1 file added.', '1 file added.']));
  await user.click(screen.getByRole('button', { name: 'Remove 1.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(texts().slice(3)).toEqual(['1 file removed.', 'Undone.']));
});

test.each([
  [
    'one file with its name and the reason',
    [file('big.pdf', 'more than ten bytes')],
    'No files added. 1 file can’t be uploaded: big.pdf: This file is 19 bytes; the limit is 10 bytes. Make it smaller or split it, then choose it again.',
  ],
  [
    'several by their number',
    [file('a.exe'), file('empty.pdf', '')],
    'No files added. 2 files can’t be uploaded',
  ],
  [
    'one beside files that were added',
    [file('a.pdf'), file('empty.pdf', ''), file('b.pdf')],
    '2 files added. 1 file can’t be uploaded: empty.pdf: This file is empty. Check the original and choose it again.',
  ],
])('[ADD-33] of files that can’t be uploaded, a choice announces %s', async (_, files, text) => {
  const { choose } = createAddDocuments({ limits: { maxFileSizeBytes: 10, acceptedTypes: ['.pdf'] } });
  await choose(...files);
  await waitFor(() => expect(announced()).toEqual([text]));
});

test('[ADD-33] of files that come with values, such as drafts, only those that can’t be uploaded are announced', async () => {
  const { choose, store } = createAddDocuments({ limits: { acceptedTypes: ['.pdf'] } });
  const arrive = (name: string) =>
    act(async () =>
      store.dispatch({ type: 'arrived', files: [{ path: name, file: file(name), values: {} }] }),
    );
  await arrive('a.pdf');
  const texts = watchAnnounced();
  await choose(file('b.pdf'));
  await waitFor(() => expect(texts()).toEqual(['1 file added.']));
  await arrive('c.exe');
  await waitFor(() =>
    expect(texts()[1]).toMatch(/^1 file can’t be uploaded: c.exe: This type of file isn’t/),
  );
});
