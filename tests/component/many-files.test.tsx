import { act, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { createAddDocuments, createPdf } from '../support/add-documents.tsx';

/** Continues the work that waits for the page. */
let takeTurn: () => Promise<void>;

beforeEach(() => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal(
    'MessageChannel',
    class {
      readonly port1 = Object.assign(new EventTarget(), { start: () => undefined, close: () => undefined });
      readonly port2 = {
        postMessage: () => waiting.push(() => this.port1.dispatchEvent(new Event('message'))),
      };
    },
  );
  takeTurn = () => act(async () => waiting.splice(0).forEach((resume) => resume()));
  return () => vi.unstubAllGlobals();
});

/** Chooses files, and continues until the browser has handed them over. */
async function choose(user: UserEvent, ...files: readonly File[]): Promise<void> {
  await user.upload(screen.getByLabelText('Chosen files'), [...files]);
  await takeTurn();
}

const many = (name: string, count: number): readonly File[] =>
  Array.from({ length: count }, (_, index) => createPdf(`${name}-${index + 1}.pdf`));

/** Number of rows, also of those out of sight. */
const listedCount = () => Number(document.querySelector('[data-row]')?.getAttribute('aria-setsize') ?? 0);

async function takeTurnsUntil(isSo: () => boolean): Promise<void> {
  for (let turns = 0; !isSo(); turns += 1) {
    expect(turns).toBeLessThan(200);
    await takeTurn();
  }
}

const isListing = () => screen.queryByText(/^Adding files: /) !== null;

test('[UPLOAD-77] the first rows are shown before the last file is looked at, and the footer counts them', async () => {
  const { user, onUnsentChange } = createAddDocuments();
  // Files of the same name are compared by their dates.
  const files = [...many('page', 299), createPdf('page-1.pdf')];
  let rowsAtLastFile: number | undefined;
  Object.defineProperty(files.at(-1), 'lastModified', {
    get: () => {
      rowsAtLastFile ??= listedCount();
      return 1;
    },
  });
  await choose(user, ...files);
  await takeTurnsUntil(isListing);
  expect(rowsAtLastFile).toBeUndefined();
  expect(listedCount()).toBeGreaterThan(0);
  expect(screen.getByText(`Adding files: ${listedCount()} of 300`)).toBeVisible();
  // None is said to be less than what will be uploaded, or lost with the page.
  expect(screen.getByRole('button', { name: 'Upload 300 documents' })).toBeEnabled();
  expect(onUnsentChange).toHaveBeenLastCalledWith(300);
  await takeTurnsUntil(() => !isListing());
  expect(rowsAtLastFile).toBeGreaterThan(0);
  expect(listedCount()).toBe(300);
  expect(screen.getByText(/^300 documents · /)).toBeVisible();
});

test('[UPLOAD-78] files chosen while others are being listed follow them, and repeats are found in both', async () => {
  const { user, chooseMetadata, upload } = createAddDocuments();
  await choose(user, ...many('first', 300));
  await choose(user, ...many('second', 20), createPdf('first-300.pdf'));
  await takeTurnsUntil(() => listedCount() > 0 && !isListing());
  expect(listedCount()).toBe(320);
  expect(await screen.findByText('“first-300.pdf” is already in the list.', { selector: 'p' })).toBeVisible();
  await chooseMetadata();
  const uploaded = await upload();
  expect(uploaded.map(({ file }) => file.name)).toEqual(
    [...many('first', 300), ...many('second', 20)].map(({ name }) => name),
  );
});

test('[UPLOAD-79] "Remove all" while files are being listed removes all of them, and Undo brings all back', async () => {
  const { user, onUnsentChange } = createAddDocuments();
  await choose(user, ...many('page', 300));
  await takeTurnsUntil(isListing);
  await user.click(screen.getByRole('button', { name: 'Remove all' }));
  expect(listedCount()).toBe(0);
  const notice = document.querySelector<HTMLElement>('.add-foot__notice')!;
  expect(notice).toHaveTextContent('300 files removed');
  await takeTurn();
  await takeTurn();
  expect(listedCount()).toBe(0);
  expect(onUnsentChange).toHaveBeenLastCalledWith(0);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await takeTurnsUntil(() => listedCount() === 300);
  expect(isListing()).toBe(false);
});

test('[UPLOAD-79] a file removed while others are being listed stays away, and its repeat takes its place', async () => {
  const { user, row } = createAddDocuments();
  await choose(user, ...many('page', 300), createPdf('page-1.pdf'));
  await takeTurnsUntil(isListing);
  await user.click(row('page-1.pdf').getByRole('button', { name: 'Remove' }));
  await takeTurnsUntil(() => !isListing());
  expect(listedCount()).toBe(300);
  expect(screen.getByText(/^300 documents · /)).toBeVisible();
});

test('[UPLOAD-79] "Upload" while files are being listed uploads all of them', async () => {
  const { user, chooseMetadata, submit, uploaded } = createAddDocuments();
  await choose(user, ...many('page', 300));
  await takeTurnsUntil(isListing);
  await chooseMetadata();
  await submit();
  expect(uploaded).toEqual([]);
  await takeTurnsUntil(() => uploaded.length > 0);
  expect(uploaded[0]).toHaveLength(300);
});

test('[UPLOAD-78] what is dropped while an earlier drop is being read is added, too', async () => {
  createAddDocuments();
  const area = screen.getByText('Drop files or a folder here');
  const drop = (file: File) =>
    fireEvent.drop(area, {
      dataTransfer: { files: [file], items: [{ kind: 'file', getAsFile: () => file }], types: ['Files'] },
    });
  drop(createPdf('first.pdf'));
  drop(createPdf('second.pdf'));
  await takeTurnsUntil(() => listedCount() === 2);
  expect(screen.getAllByRole('group', { name: /^(first|second)\.pdf$/ })).toHaveLength(2);
});
