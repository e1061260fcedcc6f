import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';

import { createAddDocuments, createPdf } from '../support/dom/add-documents.tsx';
import { rowNames, displayName, inFolder } from '../support/dom/file-rows.ts';

/** Live regions: of the area for files, and of the form below it. */
const statusOfSources = () => screen.getAllByRole('status')[0]!;

test('every chosen file gets a row with its size and a name proposed from its own', async () => {
  const { choose, row } = createAddDocuments();
  await choose(createPdf('Pru\u0308f_bericht.pdf', 'x'.repeat(1500)), createPdf('pump.jpg'));
  expect(rowNames()).toEqual(['Pru\u0308f_bericht.pdf', 'pump.jpg']);
  expect(displayName(row('Pru\u0308f_bericht.pdf'))).toHaveValue('Prüf bericht');
  expect(row('Pru\u0308f_bericht.pdf').getAllByText('1.5 kB')[0]).toBeVisible();
  expect(screen.getByText('2 files · 1.5 kB')).toBeVisible();
});

const dragNote = () => screen.queryByText('Drop to add files');

test('[ADD-2] the note of a drag disappears with the drag, also if the element under it was removed', async () => {
  document.body.className = 'app';
  onTestFinished(() => document.body.removeAttribute('class'));
  createAddDocuments();
  const drag = { dataTransfer: { types: ['Files'] } };
  const [first, second] = [1, 2].map(() => document.body.appendChild(document.createElement('p')));
  fireEvent.dragEnter(first!, drag);
  expect(dragNote()).toBeVisible();
  first!.remove();
  fireEvent.dragEnter(second!, drag);
  expect(dragNote()).toBeVisible();
  fireEvent.dragLeave(second!, drag);
  expect(dragNote()).not.toBeInTheDocument();
  fireEvent.dragEnter(second!, drag);
  second!.remove();
  expect(dragNote()).toBeVisible();
  fireEvent.pointerMove(document.body);
  expect(dragNote()).not.toBeInTheDocument();
});

const readNoEntries = (onEntries: (entries: readonly object[]) => void) => onEntries([]);

const emptyFolder = {
  isDirectory: true,
  name: 'Empty',
  createReader: () => ({ readEntries: readNoEntries }),
};

const drop = (items: readonly object[], types: readonly string[] = ['Files']) =>
  fireEvent.drop(screen.getByText('Drop files or a folder here'), { dataTransfer: { items, types } });

/** A dropped file. */
const itemOf = (file: File) => ({ kind: 'file', type: file.type, getAsFile: () => file });

test('[ADD-2] dropped files get rows, and what isn’t a file a message that says what to do', async () => {
  createAddDocuments();
  const status = statusOfSources();
  drop([{ kind: 'string', type: 'text/uri-list' }], ['text/uri-list', 'text/html']);
  const words = 'That isn’t a file. Save the email or page as a file, then drop that file here.';
  await waitFor(() => expect(status.textContent).toBe(words));
  drop([itemOf(createPdf('a.pdf'))]);
  await screen.findByRole('group', { name: 'a.pdf' });
  expect(status).toBeEmptyDOMElement();
  drop([{ kind: 'file', getAsFile: () => null, webkitGetAsEntry: () => emptyFolder }]);
  await waitFor(() => expect(status.textContent).toBe('No files chosen.'));
});

const notFile = () => screen.queryByText(/^That isn’t a file/);

test('[ADD-2] what isn’t a file is announced again when it is dropped again', async () => {
  createAddDocuments();
  drop([{ kind: 'string', type: 'text/uri-list' }], ['text/uri-list']);
  await waitFor(() => expect(notFile()).toBeVisible());
  const announced = notFile();
  drop([{ kind: 'string', type: 'text/uri-list' }], ['text/uri-list']);
  // Screen readers announce an element that is added to a live region.
  await waitFor(() => expect(announced).not.toBeInTheDocument());
  expect(notFile()).toBeVisible();
});

test.each([
  ['an empty file', new File([], 'a.pdf'), 'This file is empty. Check the original and choose it again.'],
  [
    'a file over the limit',
    createPdf('a.pdf', 'x'.repeat(2100)),
    'This file is 2.1 kB; the limit is 2 kB. Make it smaller or split it, then choose it again.',
  ],
  [
    'another type',
    createPdf('a.exe'),
    'This type of file isn’t accepted. Save it as one of these, then choose it again: PDF, JPEG, PNG, TIFF, HEIC, WEBP, GIF, or ZIP.',
  ],
])('[INTAKE-1] %s is rejected in its row at once and never handed over', async (_, file, words) => {
  const limits = { maxFileSizeBytes: 2000, acceptedTypes: ['.pdf', 'image/*', '.zip'] };
  const { choose, chooseMetadata, row, upload } = createAddDocuments({ limits });
  await choose(file);
  expect(row(file.name).getByText(words)).toBeVisible();
  expect(row(file.name).getByText('Not uploaded')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Upload/ })).not.toBeInTheDocument();
  await choose(createPdf('good.pdf'));
  expect(screen.getByText('1 file can’t be uploaded')).toBeVisible();
  await chooseMetadata();
  const documents = await upload();
  expect(documents.map((document) => document.file.name)).toEqual(['good.pdf']);
  await waitFor(() => expect(rowNames()).toEqual([file.name]));
  // Only its row is left of the form, until it is removed.
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByText('1 file can’t be uploaded')).not.toBeInTheDocument();
  expect(row(file.name).getByRole('button', { name: `Remove ${file.name}` })).toBeVisible();
});

test('[INTAKE-1] a type that the deployment accepts by its content is not rejected', async () => {
  const { choose, row } = createAddDocuments({ limits: { acceptedTypes: ['application/pdf'] } });
  await choose(new File(['%PDF-1.7'], 'Scan 27.11.2026'));
  expect(displayName(row('Scan 27.11.2026'))).toBeVisible();
});

test('[INTAKE-3] a file that is in the list already is a note', async () => {
  const { choose } = createAddDocuments();
  await choose(createPdf('a.pdf', 'a'));
  await choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'));
  const note = await screen.findByText('“a.pdf” is already in the list.', { selector: 'p.muted' });
  expect(note).not.toHaveClass('field__error');
  expect(rowNames()).toEqual(['a.pdf', 'b.pdf']);
});

test('[INTAKE-3] a row says that its content is in the list under another name, or stored from this device', async () => {
  const stored = { displayName: 'Rope certificate', endedAt: Date.UTC(2026, 2, 12) };
  const contents = {
    hash: (file: File) => file.text(),
    findStored: async ({ name }: File) => (name === 'c.pdf' ? stored : undefined),
    listStored: async () => [],
  };
  const { choose, row } = createAddDocuments({ contents });
  await choose(
    createPdf('a.pdf', 'a'),
    createPdf('b.pdf', 'a'),
    createPdf('c.pdf', 'c'),
    createPdf('d.pdf', 'd'),
  );
  expect(await row('b.pdf').findByText('Identical to “a.pdf” in this list.')).toBeVisible();
  expect(
    await row('c.pdf').findByText(/^Identical to “Rope certificate”, stored for PRESS-0042/),
  ).toBeVisible();
  for (const name of ['a.pdf', 'd.pdf']) {
    expect(row(name).queryByText(/^Identical/)).not.toBeInTheDocument();
  }
});

test('[ADD-17] files of a folder name it, so that equal names differ', async () => {
  const { choose } = createAddDocuments();
  await choose(...inFolder('Delivery/Wiring diagrams/plan 2026.pdf', 'Delivery/Pumps/plan 2026.pdf'));
  const [wiring, pumps] = await screen.findAllByRole('group', { name: /^plan 2026\.pdf/ });
  expect(wiring).toHaveAccessibleName('plan 2026.pdf Delivery/Wiring diagrams');
  expect(within(pumps!).getByText('Delivery/Pumps')).toBeVisible();
});

test('[PHOTO-3] photos that are all called image.jpg get names of their own, except in a folder', async () => {
  const { choose } = createAddDocuments();
  await choose(new File(['x'], 'image.jpg'), new File(['y'], 'image.jpg'), ...inFolder('Pages/image.jpg'));
  await waitFor(() => expect(rowNames()).toHaveLength(3));
  const [first, second] = rowNames();
  expect(first).toMatch(/^PRESS-0042 \d{4}-\d\d-\d\d \d\d-\d\d-\d\d\.jpg$/);
  expect(second).toMatch(/^PRESS-0042 \d{4}-\d\d-\d\d \d\d-\d\d-\d\d( 2)?\.jpg$/);
  expect(second).not.toBe(first);
  expect(screen.getByText('image.jpg')).toBeVisible();
});

test('[ADD-17] a proposed name keeps to the longest allowed one', async () => {
  const { choose, row } = createAddDocuments({ limits: { maxDisplayNameLength: 12 } });
  await choose(createPdf('Pumpenkennlinie 4711.pdf'));
  expect(displayName(row('Pumpenkennlinie 4711.pdf'))).toHaveValue('Pumpenkennli');
});

/** A file that another program keeps open until `close` is called. */
function createOpenFile(name: string) {
  const file = createPdf(name);
  const read = file.slice.bind(file);
  let isOpen = true;
  Object.assign(file, {
    slice: (...range: Parameters<File['slice']>) =>
      isOpen
        ? { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }
        : read(...range),
  });
  const close = () => {
    isOpen = false;
  };
  return { file, close };
}

test('[INTAKE-2] a file that was open elsewhere is read again on focus and with Retry', async () => {
  const { user, choose, row } = createAddDocuments();
  const [plan, list] = [createOpenFile('plan.pdf'), createOpenFile('list.pdf')];
  await choose(plan.file, list.file);
  await row('list.pdf').findByText(/^This file couldn’t be read/);
  plan.close();
  fireEvent.focus(window);
  expect(await row('plan.pdf').findByRole('textbox', { name: 'Display name' })).toBeVisible();
  expect(row('list.pdf').getByText('Not uploaded')).toBeVisible();
  list.close();
  await user.click(row('list.pdf').getByRole('button', { name: 'Retry list.pdf' }));
  expect(await row('list.pdf').findByRole('textbox', { name: 'Display name' })).toBeVisible();
});

test('[ADD-6] system and temporary files are skipped and counted', async () => {
  const { choose } = createAddDocuments();
  const appleDouble = new File([new Uint8Array([0, 5, 0x16, 7])], '._a.pdf');
  await choose(createPdf('a.pdf'), createPdf('._b.pdf'), new File(['x'], '.DS_Store'), appleDouble);
  expect(rowNames()).toEqual(['a.pdf', '._b.pdf']);
  expect(statusOfSources()).toHaveTextContent(/^2 system or temporary files skipped\.$/);
  expect(statusOfSources()).not.toHaveClass('field__error');
  await choose(new File(['x'], '~$Plan.docx'));
  expect(rowNames()).toEqual(['a.pdf', '._b.pdf']);
  expect(statusOfSources()).toHaveTextContent(/^1 system or temporary file skipped\.$/);
});

test('[ADD-3] a person who may not upload can neither choose nor drop files', async () => {
  const { change } = createAddDocuments({ isDisabled: true });
  const chooseButton = screen.getByRole('button', { name: 'Choose files' });
  expect(chooseButton).toBeDisabled();
  drop([itemOf(createPdf('a.pdf'))]);
  change({ isDisabled: false });
  expect(chooseButton).toBeEnabled();
  drop([itemOf(createPdf('b.pdf'))]);
  await screen.findByRole('group', { name: 'b.pdf' });
  expect(screen.queryByRole('group', { name: 'a.pdf' })).not.toBeInTheDocument();
});

test('[INTAKE-1] accepted types are listed before anything is chosen, and offered by the file dialog', () => {
  createAddDocuments({ limits: { maxFileSizeBytes: 2_000_000_000, acceptedTypes: ['.pdf', '.zip'] } });
  const accepted = 'Accepted: PDF and ZIP. Up to 2 GB each.';
  expect(screen.getByText(accepted)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveAccessibleDescription(accepted);
  expect(screen.getByLabelText('Chosen files')).toHaveAttribute('accept', '.pdf,.zip');
});

test('[ADD-25] a name that stands above or was stored today is said in its row, until it is another one', async () => {
  const endedAt = new Date().setHours(0, 0, 0, 0);
  const contents = {
    hash: (file: File) => file.text(),
    findStored: async () => undefined,
    listStored: async () => [
      { displayName: 'Rope plan', endedAt },
      { displayName: 'valve', endedAt: endedAt - 1 },
    ],
  };
  const { user, choose, chooseMetadata, row, upload } = createAddDocuments({ contents });
  const names = ['rope_plan.pdf', 'valve.pdf', 'a.pdf', 'a.docx', 'b.pdf'];
  await choose(...names.map((name) => createPdf(name, name)));
  await chooseMetadata();
  const listed = 'Same name as another file in this list.';
  expect(
    await row('rope_plan.pdf').findByText(/^Same name as a document of 12:00\sAM: a new version\?$/),
  ).toBeVisible();
  expect(row('a.docx').getByText(listed)).toBeVisible();
  for (const name of ['valve.pdf', 'a.pdf', 'b.pdf']) expect(row(name).queryByText(/^Same name/)).toBeNull();
  await user.clear(displayName(row('b.pdf')));
  await user.type(displayName(row('b.pdf')), 'A ');
  expect(await row('b.pdf').findByText(listed)).toBeVisible();
  await user.type(displayName(row('b.pdf')), '2');
  await waitFor(() => expect(row('b.pdf').queryByText(listed)).toBeNull());
  expect(await upload()).toHaveLength(names.length);
});
