import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { PackFolder } from '#intake/folder-offers.ts';
import { packManual } from '#manual/pack/pack-manual.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { createAddDocuments, createPdf, createReport, createZipHead } from '../support/add-documents.tsx';
import { createMemory } from '../support/memory.ts';

const rowNames = () =>
  [...document.querySelectorAll('[data-file]')].map(
    (row) => document.getElementById(row.getAttribute('aria-labelledby') ?? '')?.textContent,
  );

type Row = ReturnType<ReturnType<typeof createAddDocuments>['row']>;

const displayName = (row: Row) => row.getByRole<HTMLInputElement>('textbox', { name: 'Display name' });

const error = (code: 'DOC-NO-PAGES' | 'DOC-NO-START' | 'ZIP-ENCRYPTED' | 'ZIP-TRUNCATED') => ({
  code,
  severity: 'error' as const,
  params: {},
  count: 1,
  places: [],
  repairable: false,
});

/** Choice of how a ZIP is uploaded. */
const operation = (row: ReturnType<typeof within>) => row.getByRole('combobox', { name: /^Upload as/ });

/** IDs shown for all files: organization and category. */
const shownMetadata = () =>
  ['Owning organization', 'Category'].map(
    (name) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value,
  );

/** Files of a folder as the browser returns them. */
const inFolder = (...paths: readonly string[]): readonly File[] =>
  paths.map((path) =>
    Object.defineProperty(new File([path], path.slice(path.lastIndexOf('/') + 1)), 'webkitRelativePath', {
      value: path,
    }),
  );

/** Live regions: of the area for files, and of the form below it. */
const statusOfSources = () => screen.getAllByRole('status')[0]!;
const statusOfForm = () => screen.getAllByRole('status')[1]!;

test('every chosen file gets a row with its size and a name proposed from its own', async () => {
  const { choose, row } = createAddDocuments();
  await choose(createPdf('Pru\u0308f_bericht.pdf', 'x'.repeat(1500)), createPdf('pump.jpg'));
  expect(rowNames()).toEqual(['Pru\u0308f_bericht.pdf', 'pump.jpg']);
  expect(displayName(row('Pru\u0308f_bericht.pdf'))).toHaveValue('Prüf bericht');
  expect(row('Pru\u0308f_bericht.pdf').getByText('· 1.5 kB')).toBeVisible();
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

test('entered values are handed over, trimmed and in NFC, and the form is empty again', async () => {
  const { user, choose, chooseMetadata, row, onUnsentChange, upload } = createAddDocuments();
  const pdf = createPdf();
  await choose(pdf);
  await waitFor(() => expect(onUnsentChange).toHaveBeenLastCalledWith(1));
  await chooseMetadata();
  await user.clear(displayName(row('report.pdf')));
  await user.type(displayName(row('report.pdf')), '  Pru\u0308fung 7 ');
  expect(await upload()).toEqual([
    {
      operation: 'document',
      displayName: 'Prüfung 7',
      organizationId: 'org-1',
      categoryId: 'cat-1',
      file: pdf,
    },
  ]);
  await waitFor(() => expect(rowNames()).toEqual([]));
  expect(onUnsentChange).toHaveBeenLastCalledWith(0);
});

const readNoEntries = (onEntries: (entries: readonly object[]) => void) => onEntries([]);
const emptyFolder = {
  isDirectory: true,
  name: 'Empty',
  createReader: () => ({ readEntries: readNoEntries }),
};

test('[ADD-2] dropped files get rows, and what isn’t a file a message that says what to do', async () => {
  createAddDocuments();
  const area = screen.getByText('Drop files or a folder here');
  const drop = (items: readonly object[], types: readonly string[]) =>
    fireEvent.drop(area, { dataTransfer: { items, types } });
  const status = statusOfSources();
  drop([{ kind: 'string', type: 'text/uri-list' }], ['text/uri-list', 'text/html']);
  const words = 'That isn’t a file. Save the email or page as a file, then drop that file here.';
  await waitFor(() => expect(status.textContent).toBe(words));
  const file = createPdf('a.pdf');
  drop([{ kind: 'file', type: file.type, getAsFile: () => file }], ['Files']);
  await screen.findByRole('group', { name: 'a.pdf' });
  expect(status).toBeEmptyDOMElement();
  drop([{ kind: 'file', getAsFile: () => null, webkitGetAsEntry: () => emptyFolder }], ['Files']);
  await waitFor(() => expect(status.textContent).toBe('No files chosen.'));
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
])('[ADD-4] %s is rejected in its row at once and never handed over', async (_, file, words) => {
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
  expect(row(file.name).getByRole('button', { name: 'Remove' })).toBeVisible();
});

test('[ADD-4] a type that the deployment accepts by its content is not rejected', async () => {
  const { choose, row } = createAddDocuments({ limits: { acceptedTypes: ['application/pdf'] } });
  await choose(new File(['%PDF-1.7'], 'Scan 27.11.2026'));
  expect(displayName(row('Scan 27.11.2026'))).toBeVisible();
});

test('[ADD-8] a file that is in the list already is a note', async () => {
  const { choose } = createAddDocuments();
  await choose(createPdf('a.pdf', 'a'));
  await choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'));
  const note = await screen.findByText('“a.pdf” is already in the list.', { selector: 'p.muted' });
  expect(note).not.toHaveClass('field__error');
  expect(rowNames()).toEqual(['a.pdf', 'b.pdf']);
});

test('[ADD-8] a row says that its content is in the list under another name, or stored from this device', async () => {
  const stored = { displayName: 'Rope certificate', endedAt: Date.UTC(2026, 2, 12) };
  const contents = {
    hash: (file: File) => file.text(),
    findStored: async ({ name }: File) => (name === 'c.pdf' ? stored : undefined),
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
    await row('c.pdf').findByText(/^Identical to “Rope certificate”, stored on PRESS-0042/),
  ).toBeVisible();
  for (const name of ['a.pdf', 'd.pdf']) {
    expect(row(name).queryByText(/^Identical/)).not.toBeInTheDocument();
  }
});

test('[ADD-17] files of a folder name it, so that equal names differ', async () => {
  const { choose } = createAddDocuments();
  await choose(...inFolder('Delivery/Wiring diagrams/plan 2026.pdf', 'Delivery/Pumps/plan 2026.pdf'));
  const [wiring, pumps] = await screen.findAllByRole('group', { name: /^plan 2026\.pdf/ });
  expect(wiring).toHaveAccessibleName('plan 2026.pdf · Delivery/Wiring diagrams');
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

test('[ADD-5] a file that was open elsewhere is read again on focus and with Retry', async () => {
  const { user, choose, row } = createAddDocuments();
  const [plan, list] = [createOpenFile('plan.pdf'), createOpenFile('list.pdf')];
  await choose(plan.file, list.file);
  await row('list.pdf').findByText(/^This file couldn’t be read/);
  plan.close();
  fireEvent.focus(window);
  expect(await row('plan.pdf').findByRole('textbox', { name: 'Display name' })).toBeVisible();
  expect(row('list.pdf').getByText('Not uploaded')).toBeVisible();
  list.close();
  await user.click(row('list.pdf').getByRole('button', { name: 'Retry' }));
  expect(await row('list.pdf').findByRole('textbox', { name: 'Display name' })).toBeVisible();
});

/** Selects rows and gives them their own values. */
async function change(
  { user, row }: ReturnType<typeof createAddDocuments>,
  names: readonly string[],
  values: Record<string, string>,
) {
  if (names.length === 1) {
    const [name] = names;
    for (const [field, value] of Object.entries(values)) {
      await user.selectOptions(row(name!).getByRole('combobox', { name: `${field}: ${name}` }), value);
    }
    return;
  }
  for (const name of names) await user.click(row(name).getByRole('checkbox', { name: `Select ${name}` }));
  const bar = within(screen.getByRole('region', { name: `${names.length} selected` }));
  for (const [field, value] of Object.entries(values)) {
    await user.selectOptions(bar.getByRole('combobox', { name: field }), value);
  }
  await user.click(bar.getByRole('button', { name: 'Apply' }));
}

test('selected rows can have their own organization or category, and show it', async () => {
  const add = createAddDocuments();
  await add.choose(createPdf('a.pdf'), createPdf('b.pdf'), createPdf('c.pdf'));
  await add.chooseMetadata();
  await change(add, ['b.pdf', 'c.pdf'], { Category: 'Photo' });
  expect(screen.queryByRole('region', { name: /selected$/ })).not.toBeInTheDocument();
  expect(statusOfForm()).toHaveTextContent(/^Category: 2 files changed\.$/);
  expect(add.row('b.pdf').getByRole('combobox', { name: 'Category: b.pdf' })).toHaveValue('cat-2');
  expect(add.row('a.pdf').getByRole('combobox', { name: 'Category: a.pdf' })).toHaveValue('');
  expect(await add.upload()).toMatchObject([
    { organizationId: 'org-1', categoryId: 'cat-1' },
    { organizationId: 'org-1', categoryId: 'cat-2' },
    { organizationId: 'org-1', categoryId: 'cat-2' },
  ]);
});

test.each(['Use default', 'Undo'])('the category of a single row is undone by "%s"', async (name) => {
  const add = createAddDocuments();
  await add.choose(createPdf('a.pdf'), createPdf('b.pdf'));
  await add.chooseMetadata();
  await change(add, ['a.pdf', 'b.pdf'], { Category: 'Photo' });
  const [button] = screen.getAllByRole('button', { name });
  await add.user.click(button!);
  const category = add.row('a.pdf').getByRole('combobox', { name: 'Category: a.pdf' });
  await waitFor(() => expect(category).toHaveValue(''));
  const other = name === 'Undo' ? 'cat-1' : 'cat-2';
  expect(await add.upload()).toMatchObject([{ categoryId: 'cat-1' }, { categoryId: other }]);
});

test("values for all aren't required if every row has its own", async () => {
  const add = createAddDocuments();
  await add.choose(createPdf('a.pdf'));
  await add.submit();
  await screen.findByText('2 fields to complete', { selector: 'p > span' });
  await change(add, ['a.pdf'], { Organization: 'Halden', Category: 'Photo' });
  await waitFor(() =>
    expect(screen.queryByText(/to complete$/, { selector: 'p > span' })).not.toBeInTheDocument(),
  );
  expect(await add.upload()).toMatchObject([{ organizationId: 'org-2', categoryId: 'cat-2' }]);
});

test('[ADD-13] only a row’s own values are applied to the files below, and the button says before how many have others', async () => {
  const add = createAddDocuments({ limits: { maxFileSizeBytes: 100 } });
  const tooLarge = createPdf('x.pdf', 'x'.repeat(200));
  await add.choose(createPdf('a.pdf'), createPdf('b.pdf'), tooLarge, createPdf('c.pdf'), createPdf('d.pdf'));
  await change(add, ['c.pdf'], { Category: 'Photo' });
  await change(add, ['b.pdf'], { Organization: 'Halden' });
  const apply = (name: string) => add.row('b.pdf').getByRole('button', { name });
  await add.user.click(apply('Apply to 2 files below'));
  expect(statusOfForm()).toHaveTextContent(/^Organization: 2 files changed\.$/);
  await change(add, ['d.pdf'], { Organization: 'Nordwerk' });
  expect(apply('Apply to 2 files below, 1 has its own')).toBeVisible();
  await add.user.click(add.row('d.pdf').getByRole('button', { name: 'Remove' }));
  expect(apply('Apply to 1 file below')).toBeVisible();
  expect(add.row('c.pdf').queryByRole('button', { name: /^Apply to/ })).not.toBeInTheDocument();
  await add.chooseMetadata();
  expect(await add.upload()).toMatchObject([
    { organizationId: 'org-1', categoryId: 'cat-1' },
    { organizationId: 'org-2', categoryId: 'cat-1' },
    { organizationId: 'org-2', categoryId: 'cat-2' },
  ]);
});

test('all rows are selected at once, and removed together', async () => {
  const { user, choose, row } = createAddDocuments();
  await choose(createPdf('a.pdf'), createPdf('b.pdf'), createPdf('c.pdf'));
  const all = screen.getByRole('checkbox', { name: 'Select all 3 files' });
  await user.click(row('b.pdf').getByRole('checkbox'));
  expect(all).not.toBeChecked();
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(all).toBeChecked();
  expect(all).not.toBePartiallyChecked();
  await user.click(row('a.pdf').getByRole('checkbox'));
  const bar = within(screen.getByRole('region', { name: '2 selected' }));
  await user.click(bar.getByRole('button', { name: 'Remove' }));
  expect(rowNames()).toEqual(['a.pdf']);
  // A single file can't be selected.
  expect(row('a.pdf').queryByRole('checkbox')).not.toBeInTheDocument();
  await choose(createPdf('d.pdf'));
  await user.click(screen.getByRole('checkbox', { name: 'Select all 2 files' }));
  await user.click(
    within(screen.getByRole('region', { name: '2 selected' })).getByRole('button', { name: 'Remove' }),
  );
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
});

test('[ADD-12] removed files are restored at their places with the typed values', async () => {
  const { user, choose, chooseMetadata, row, upload } = createAddDocuments();
  await choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'), createPdf('c.pdf', 'c'));
  await user.type(displayName(row('b.pdf')), ' of May');
  await user.click(row('a.pdf').getByRole('checkbox'));
  await user.click(row('b.pdf').getByRole('checkbox'));
  const bar = within(screen.getByRole('region', { name: '2 selected' }));
  await user.click(bar.getByRole('button', { name: 'Remove' }));
  expect(rowNames()).toEqual(['c.pdf']);
  expect(screen.getByText('2 files removed.', { selector: 'p > span' })).toBeVisible();
  expect(undo()).toHaveAccessibleDescription('2 files removed.');
  await user.click(undo()!);
  expect(rowNames()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  await chooseMetadata();
  expect((await upload()).map(({ displayName: name }) => name)).toEqual(['a', 'b of May', 'c']);
});

test('[ADD-14] AI processing is chosen for all files, and differently for some', async () => {
  const add = createAddDocuments();
  await add.choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'));
  await add.chooseMetadata();
  await add.user.click(screen.getByRole('checkbox', { name: 'Allow AI processing' }));
  await add.user.click(add.row('b.pdf').getByRole('checkbox'));
  const bar = within(screen.getByRole('region', { name: '1 selected' }));
  await add.user.selectOptions(bar.getByLabelText('Allow AI processing'), 'No AI processing');
  await add.user.click(bar.getByRole('button', { name: 'Apply' }));
  expect(add.row('b.pdf').getByText('No AI processing')).toBeVisible();
  const documents = await add.upload();
  expect(documents.map(({ aiEnabled }) => aiEnabled)).toEqual([true, undefined]);
});

test('[ADD-15] a category that the file name points to is offered, and used only by a click', async () => {
  const { user, choose, chooseMetadata, row, upload } = createAddDocuments();
  await choose(createPdf('a.pdf', 'a'), createPdf('IMG_2041.jpg', 'b'));
  await chooseMetadata();
  expect(row('a.pdf').queryByRole('button', { name: /^Use category/ })).not.toBeInTheDocument();
  const offer = () => row('IMG_2041.jpg').queryByRole('button', { name: 'Use category “Photo”' });
  expect(offer()).toBeVisible();
  expect(await upload()).toMatchObject([{ categoryId: 'cat-1' }, { categoryId: 'cat-1' }]);
  await choose(createPdf('IMG_2041.jpg', 'c'), createPdf('manual.pdf', 'd'));
  await chooseMetadata();
  await user.click(offer()!);
  expect(await upload()).toMatchObject([{ categoryId: 'cat-2' }, { categoryId: 'cat-1' }]);
});

test('[ADD-15] a used suggestion stays in its row, and a second press undoes it', async () => {
  const { user, choose, chooseMetadata, row, upload } = createAddDocuments();
  await choose(createPdf('a.pdf', 'a'), createPdf('IMG_2041.jpg', 'b'));
  await chooseMetadata();
  const offer = () => row('IMG_2041.jpg').getByRole('button', { name: 'Use category “Photo”' });
  expect(offer()).toHaveAttribute('aria-pressed', 'false');
  await user.click(offer());
  expect(offer()).toHaveAttribute('aria-pressed', 'true');
  await user.click(offer());
  expect(offer()).toHaveAttribute('aria-pressed', 'false');
  expect(await upload()).toMatchObject([{ categoryId: 'cat-1' }, { categoryId: 'cat-1' }]);
});

test('[ADD-10] what a person chose or accepted for a row is its own, also if it equals the value for all', async () => {
  const { user, choose, chooseMetadata, row, upload } = createAddDocuments();
  const photos = ['IMG_1.jpg', 'IMG_2.jpg'];
  await choose(...[...photos, 'manual.pdf', 'a.pdf', 'b.pdf'].map((name) => createPdf(name, name)));
  await chooseMetadata();
  await user.click(screen.getByRole('button', { name: 'Use 3 suggestions' }));
  await user.selectOptions(row('a.pdf').getByRole('combobox', { name: 'Category: a.pdf' }), 'cat-1');
  const category = screen.getByRole('combobox', { name: 'Category' });
  await user.selectOptions(category, 'Photo');
  expect(row('IMG_1.jpg').getByRole('button', { name: 'Use category “Photo”' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect((await upload()).map(({ categoryId }) => categoryId)).toEqual([
    'cat-2',
    'cat-2',
    'cat-1',
    'cat-1',
    'cat-2',
  ]);
});

test('[ADD-15] a locked category gets no suggestion', async () => {
  const { choose, row } = createAddDocuments({
    choices: {
      categories: [{ id: 'cat-2', name: 'Photo' }],
      presets: { categoryId: { id: 'cat-1', locked: true } },
    },
  });
  await choose(createPdf('IMG_2041.jpg'));
  expect(row('IMG_2041.jpg').queryByRole('button', { name: /^Use category/ })).not.toBeInTheDocument();
});

test('a selection is cleared with the header in focus, and nothing is changed', async () => {
  const { user, choose, chooseMetadata, row, upload } = createAddDocuments();
  await choose(createPdf('a.pdf'), createPdf('b.pdf'));
  await chooseMetadata();
  await user.click(row('a.pdf').getByRole('checkbox'));
  expect(statusOfForm()).toHaveTextContent(/^1 selected$/);
  await user.selectOptions(
    within(screen.getByRole('region', { name: '1 selected' })).getByRole('combobox', { name: 'Category' }),
    'Photo',
  );
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select all 2 files' }));
  expect(await upload()).toMatchObject([{ categoryId: 'cat-1' }, { categoryId: 'cat-1' }]);
});

test('a pasted column names a row and those below, and is undone with one click', async () => {
  const { user, choose, row } = createAddDocuments();
  await choose(...['a', 'b', 'c', 'd'].map((name) => createPdf(`${name}.pdf`)));
  const names = () => ['a', 'b', 'c', 'd'].map((name) => displayName(row(`${name}.pdf`)).value);
  await user.click(displayName(row('b.pdf')));
  await user.paste('Pump\r\n\r\nValve\r\nMotor\r\n');
  expect(names()).toEqual(['a', 'Pump', 'c', 'Valve']);
  expect(statusOfForm()).toHaveTextContent(/^2 display names filled in\. 1 pasted line wasn’t used\.$/);
  expect(displayName(row('b.pdf'))).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['a', 'b', 'c', 'd']);
  expect(statusOfForm()).toHaveTextContent(/^Undone\.$/);
});

const undo = () => screen.queryByRole('button', { name: 'Undo' });

test('[ADD-12] "Undo" belongs to the last step, and goes when the next one begins', async () => {
  const add = createAddDocuments();
  const { user, choose, row } = add;
  await choose(createPdf('a.pdf', 'a'), createPdf('IMG_2041.jpg', 'b'));
  const steps = [
    () => user.type(displayName(row('a.pdf')), ' 7'),
    () => user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Manual'),
    () => user.click(row('IMG_2041.jpg').getByRole('button', { name: 'Use category “Photo”' })),
    () => choose(createPdf('c.pdf', 'c')),
  ];
  for (const step of steps) {
    await change(add, ['a.pdf', 'IMG_2041.jpg'], { Organization: 'Halden' });
    expect(undo()).toBeVisible();
    await step();
    expect(undo()).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  }
});

test('[ADD-12] changing a value for all says how many files it changed, and can be undone', async () => {
  const { user, choose, chooseMetadata, row } = createAddDocuments();
  await choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'), createPdf('c.pdf', 'c'));
  await chooseMetadata();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await user.selectOptions(row('a.pdf').getByRole('combobox', { name: 'Category: a.pdf' }), 'cat-1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Photo');
  expect(statusOfForm()).toHaveTextContent(/^Category: 2 files changed\.$/);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shownMetadata()).toEqual(['org-1', 'cat-1']);
});

test('a single pasted line is ordinary text', async () => {
  const { user, choose, row } = createAddDocuments();
  await choose(createPdf('a.pdf'), createPdf('b.pdf'));
  await user.clear(displayName(row('a.pdf')));
  await user.paste('Pump');
  expect(displayName(row('a.pdf'))).toHaveValue('Pump');
  expect(displayName(row('b.pdf'))).toHaveValue('b');
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

test('files that cannot be uploaded are removed together', async () => {
  const { user, choose } = createAddDocuments();
  await choose(createPdf('a.pdf'), new File([], 'b.pdf'), new File([], 'c.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Remove them' }));
  expect(rowNames()).toEqual(['a.pdf']);
});

test('[ADD-18] after a failed upload, a field with an error has focus, also in a row that was not rendered', async () => {
  const { user, choose, chooseMetadata, submit, row } = createAddDocuments();
  const [first, ...others] = Array.from({ length: 60 }, (_, at) => createPdf(`sheet-${at}.pdf`));
  await choose(first!);
  await chooseMetadata();
  await choose(...others);
  // Filled down to one name that nobody sees, from the last row that the first rendering holds to the end.
  await user.click(displayName(row('sheet-0.pdf')));
  await user.paste(`${'Sheet\n'.repeat(49)}\u200B\nSheet`);
  expect(screen.queryByRole('group', { name: 'sheet-49.pdf' })).not.toBeInTheDocument();
  await submit();
  expect(await screen.findByRole('group', { name: 'sheet-49.pdf' })).toBeVisible();
  expect(displayName(row('sheet-49.pdf'))).toHaveFocus();
});

test('IDs are typed if the deployment has no lists', async () => {
  const { user, choose, submit, upload } = createAddDocuments({ choices: {} });
  await choose(createPdf());
  await submit();
  expect(await screen.findByText('Enter an organization')).toBeVisible();
  expect(screen.getByText('Enter a category')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Owning organization' }), ' acme ');
  await user.type(screen.getByRole('textbox', { name: 'Category' }), 'drawing');
  expect(await upload()).toMatchObject([{ organizationId: 'acme', categoryId: 'drawing' }]);
});

test('a list of more than 15 entries can be searched', async () => {
  const organizations = Array.from({ length: 16 }, (_, index) => ({
    id: `org-${index}`,
    name: `Plant ${index}`,
  }));
  const choices = { organizations, categories: [{ id: 'cat-1', name: 'Manual' }] };
  const { user, choose, upload } = createAddDocuments({ choices });
  await choose(createPdf());
  await user.type(screen.getByRole('combobox', { name: 'Owning organization' }), '12{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Manual');
  expect(await upload()).toMatchObject([{ organizationId: 'org-12' }]);
});

test('[ADD-18] every error is at its field; the first field takes focus, and "Show" leads there again', async () => {
  const { user, choose, submit, uploaded, row } = createAddDocuments();
  await choose(createPdf('a.pdf'), createPdf('b.pdf'));
  await user.clear(displayName(row('b.pdf')));
  await submit();
  const organization = screen.getByRole('combobox', { name: 'Owning organization' });
  await waitFor(() => expect(organization).toHaveFocus());
  expect(organization).toHaveAccessibleDescription('Select an organization for all files');
  const others = {
    'Select a category': screen.getByRole('combobox', { name: 'Category' }),
    'Enter a display name for b.pdf': displayName(row('b.pdf')),
  };
  for (const [message, field] of Object.entries(others)) {
    expect(field).toBeInvalid();
    expect(screen.getByText(message)).toBeVisible();
  }
  expect(statusOfForm()).toHaveTextContent('3 fields to complete');
  await user.click(displayName(row('a.pdf')));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(organization).toHaveFocus();
  expect(displayName(row('a.pdf'))).toHaveValue('a');
  expect(uploaded).toEqual([]);
});

test('[ADD-18] a missing name stays marked while something else of its row is changed, until it is filled in', async () => {
  const add = createAddDocuments();
  const { user, choose, chooseMetadata, submit, row, upload } = add;
  await choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'));
  await chooseMetadata();
  await user.clear(displayName(row('b.pdf')));
  await submit();
  const message = 'Enter a display name for b.pdf';
  await row('b.pdf').findByText(message);
  await change(add, ['b.pdf'], { Category: 'Photo' });
  await change(add, ['a.pdf', 'b.pdf'], { Organization: 'Halden' });
  await waitFor(() => expect(screen.getByText('1 field to complete')).toBeTruthy());
  expect(row('b.pdf').getByText(message)).toBeTruthy();
  await user.type(displayName(row('b.pdf')), 'Plan');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  expect(await upload()).toMatchObject([
    { organizationId: 'org-2', categoryId: 'cat-1' },
    { organizationId: 'org-2', categoryId: 'cat-2' },
  ]);
});

test('the metadata used last are selected the next time', async () => {
  const memory = createMemory();
  const { choose, chooseMetadata, unmount, upload } = createAddDocuments({ memory });
  await choose(createPdf());
  await chooseMetadata();
  await upload();
  unmount();
  await createAddDocuments({ memory }).choose(createPdf('next.pdf'));
  expect(shownMetadata()).toEqual(['org-1', 'cat-1']);
});

test.each([
  [
    'an ID that the list no longer contains',
    { organizationId: 'gone', categoryId: 'cat-2', assetId: 'PRESS-0042', kinds: ['document'] },
    ['', 'cat-2'],
  ],
  [
    'what was chosen for another asset',
    { organizationId: 'org-1', categoryId: 'cat-2', assetId: 'PUMP-310', kinds: ['document'] },
    ['', ''],
  ],
  [
    'a category of another kind of file',
    { organizationId: 'org-1', categoryId: 'cat-2', assetId: 'PRESS-0042', kinds: ['photo'] },
    ['org-1', ''],
  ],
  [
    'what an earlier version saved without its asset',
    { organizationId: 'org-1', categoryId: 'cat-2' },
    ['', ''],
  ],
  [
    'a category of files of several kinds',
    { organizationId: 'org-1', categoryId: 'cat-2', assetId: 'PRESS-0042', kinds: ['document', 'photo'] },
    ['org-1', ''],
  ],
  ['something else', ['org-1'], ['', '']],
])('[ADD-16] %s is not remembered', async (_, remembered, shown) => {
  const memory = createMemory({ 'last-metadata': remembered });
  await createAddDocuments({ memory }).choose(createPdf());
  expect(shownMetadata()).toEqual(shown);
});

test('[ADD-16] no category is carried over against a suggestion, and nothing after "Remove all", unless it is undone', async () => {
  const last = { organizationId: 'org-1', categoryId: 'cat-1', assetId: 'PRESS-0042', kinds: ['document'] };
  const { user, removeAll, choose } = createAddDocuments({ memory: createMemory({ 'last-metadata': last }) });
  await choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'));
  expect(shownMetadata()).toEqual(['org-1', 'cat-1']);
  await choose(createPdf('Photo of the plate.pdf', 'c'));
  expect(shownMetadata()).toEqual(['org-1', '']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Photo');
  await removeAll();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shownMetadata()).toEqual(['org-1', 'cat-2']);
  await removeAll();
  await choose(createPdf('d.pdf', 'd'));
  expect(shownMetadata()).toEqual(['', '']);
});

test('[ADD-10][ADD-16] what is filled in stays so after "Remove all" and "Undo", and isn’t saved as typed', async () => {
  const last = { organizationId: 'org-1', categoryId: 'cat-1', assetId: 'PRESS-0042', kinds: ['document'] };
  const memory = createMemory({ 'last-metadata': last });
  const { user, removeAll, choose, store } = createAddDocuments({ memory });
  await choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'));
  await removeAll();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shownMetadata()).toEqual(['org-1', 'cat-1']);
  expect(screen.getAllByText('From last time')).toHaveLength(2);
  expect(store.drafts()[0]?.values.shared).toEqual({ organizationId: '', categoryId: '' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Owning organization' }), 'Halden');
  await choose(createPdf('Photo of the plate.pdf', 'c'));
  expect(shownMetadata()).toEqual(['org-2', '']);
  expect(store.drafts()[0]?.values.shared).toEqual({ organizationId: 'org-2', categoryId: '' });
});

test('[DRAFT-3] what was typed for all files counts as typed again', async () => {
  const { store } = createAddDocuments();
  const shared = { organizationId: 'org-2', categoryId: 'cat-2', isAiEnabled: true };
  const file = createPdf();
  act(() =>
    store.dispatch({ type: 'arrived', files: [{ path: file.name, file, values: { shared, edits: {} } }] }),
  );
  await screen.findByRole('group', { name: 'report.pdf' });
  expect(shownMetadata()).toEqual(['org-2', 'cat-2']);
  expect(store.drafts()).toMatchObject([{ file, values: { shared } }]);
});

test('[ADD-16] the organization of the asset comes before that of the last upload', async () => {
  const last = { organizationId: 'org-1', categoryId: '', kinds: [] };
  const memory = createMemory({ 'last-metadata': last });
  await createAddDocuments({ memory, assetOrganizationId: 'org-2' }).choose(createPdf());
  expect(shownMetadata()).toEqual(['org-2', '']);
  expect(screen.queryByText('From last time')).not.toBeInTheDocument();
});

test('[ADD-17] a display name ends at the limit, and a longer pasted one is rejected', async () => {
  const { user, choose, chooseMetadata, row, submit, uploaded } = createAddDocuments({
    limits: { maxDisplayNameLength: 12 },
  });
  await choose(createPdf('a.pdf'), createPdf('b.pdf'));
  await chooseMetadata();
  const name = row('a.pdf').getByRole('textbox', { name: 'Display name' });
  await user.clear(name);
  await user.type(name, 'Certificate of May');
  expect(name).toHaveValue('Certificate ');
  expect(row('a.pdf').getByText('At most 12 characters')).toBeVisible();
  await user.click(row('a.pdf').getByRole('textbox', { name: 'Display name' }));
  await user.paste('Certificate\nCertificate of May');
  await submit();
  const tooLong = 'Shorten the display name of b.pdf to 12 characters';
  expect(await row('b.pdf').findByText(tooLong)).toBeVisible();
  expect(screen.getByText('1 field to complete', { selector: 'p > span' })).toBeVisible();
  expect(uploaded).toEqual([]);
});

test('[ADD-3] a person who may not upload can neither choose nor drop files', async () => {
  createAddDocuments({ isDisabled: true });
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeDisabled();
  fireEvent.drop(screen.getByText('Drop files or a folder here'), {
    dataTransfer: { files: [createPdf()], types: ['Files'], items: [] },
  });
  // A drop that is taken shows its row in a later task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('group', { name: 'report.pdf' })).not.toBeInTheDocument();
});

test('a manual is proposed as a manual, with the reason, and is sent by the ZIP operation', async () => {
  const { choose, chooseMetadata, inspections, row, upload } = createAddDocuments();
  await choose(createZipHead());
  expect(await row('manual.zip').findByText('Checking ZIP…')).toBeVisible();
  await act(async () => inspections[0]?.resolve(createReport()));
  expect(operation(row('manual.zip'))).toHaveValue('manual');
  expect(row('manual.zip').getByText('Offline manual: opens with index.html, 3 pages.')).toBeVisible();
  await chooseMetadata();
  expect(await upload()).toMatchObject([{ operation: 'manual' }]);
});

test.each([
  ['DOC-NO-PAGES', 0, 'ZIP archive'],
  ['DOC-NO-START', 2, 'ZIP archive · The start page is missing'],
  ['ZIP-ENCRYPTED', 2, 'Files are password-protected'],
  ['ZIP-TRUNCATED', 0, 'The archive is cut off'],
] as const)(
  '[INSPECT-5] a ZIP with %s and %i pages is proposed as a regular file: %s',
  async (code, pages, text) => {
    const { row, chooseZip } = createAddDocuments();
    const verdict = code.startsWith('ZIP') ? 'unsafe' : 'not-a-manual';
    const report = createReport({ verdict, pages, findings: [error(code)] });
    await chooseZip(report);
    const zip = row('manual.zip');
    expect(zip.getByText(text)).toBeVisible();
    expect(operation(zip)).toHaveValue('document');
    expect(zip.getByRole('option', { name: 'Offline manual' })).toBeDisabled();
  },
);

const uploadButton = () => screen.getByRole('button', { name: /^Upload \d/ }).textContent;
const rejected = (code: Parameters<typeof error>[0], pages: number) =>
  createReport({ verdict: 'not-a-manual', pages, findings: [error(code)] });

test('[INSPECT-5] the upload button says how many manuals become regular files, and no other ZIPs', async () => {
  const { user, choose, inspections, row } = createAddDocuments();
  await choose(...['a.zip', 'b.zip', 'c.zip'].map(createZipHead));
  await waitFor(() => expect(inspections).toHaveLength(3));
  await user.selectOptions(operation(row('c.zip')), 'Offline manual');
  await act(async () => inspections[0]?.resolve(rejected('DOC-NO-START', 2)));
  expect(uploadButton()).toBe('Upload 3 documents, 1 as regular file');
  await act(async () => inspections[1]?.resolve(rejected('DOC-NO-PAGES', 0)));
  expect(uploadButton()).toBe('Upload 3 documents, 1 as regular file');
  await act(async () => inspections[2]?.resolve(rejected('DOC-NO-PAGES', 0)));
  expect(row('b.zip').getByText('ZIP archive')).toBeVisible();
  // Only here, a person chose the manual.
  expect(
    row('c.zip').getByText('Can’t be uploaded as a manual: The archive has no HTML page.'),
  ).toBeVisible();
  expect(uploadButton()).toBe('Upload 3 documents, 2 as regular files');
  await user.click(row('b.zip').getByRole('button', { name: 'Remove' }));
  expect(uploadButton()).toBe('Upload 2 documents as regular files');
});

test('[INSPECT-5] a ZIP that can’t be read is counted until it is kept as a regular file', async () => {
  const { user, chooseZip } = createAddDocuments({
    renderReport: ({ onKeepAsRegular }) => (
      <button type="button" onClick={onKeepAsRegular}>
        Keep
      </button>
    ),
  });
  await chooseZip({ ...rejected('ZIP-TRUNCATED', 0), verdict: 'unsafe' });
  expect(uploadButton()).toBe('Upload 1 document as regular file');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(uploadButton()).toBe('Upload 1 document');
});

test('[INSPECT-2] another file takes the place of a ZIP, with what was entered for it', async () => {
  const { user, row, chooseZip } = createAddDocuments({
    renderReport: ({ onChooseOther }) => (
      <button type="button" onClick={() => onChooseOther(createPdf('other.pdf'))}>
        Other
      </button>
    ),
  });
  await chooseZip({ ...rejected('ZIP-TRUNCATED', 0), verdict: 'unsafe' });
  const name = row('manual.zip').getByLabelText('Display name');
  await user.clear(name);
  await user.type(name, 'Press manual');
  await user.click(screen.getByRole('button', { name: 'Other' }));
  expect(screen.queryByRole('group', { name: 'manual.zip' })).not.toBeInTheDocument();
  expect(await row('other.pdf').findByDisplayValue('Press manual')).toBeVisible();
});

test('[INSPECT-3] a repaired copy takes the place of the file, is uploaded, and can be undone', async () => {
  const copy = { file: new File(['PK'], 'manual-repaired.zip'), report: createReport() };
  const { user, choose, chooseMetadata, inspections, row, upload } = createAddDocuments({
    renderReport: ({ original, onReplace, onRestore }) => (
      <>
        <p>{`Original: ${original?.file.name ?? 'none'}`}</p>
        <button type="button" onClick={() => onReplace(copy)}>
          Replace
        </button>
        <button type="button" onClick={onRestore}>
          Undo
        </button>
      </>
    ),
  });
  await choose(createZipHead());
  await chooseMetadata();
  await waitFor(() => expect(inspections).toHaveLength(1));
  await act(async () => inspections[0]?.resolve(rejected('DOC-NO-START', 2)));
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(row('manual-repaired.zip').getByText('Original: manual.zip')).toBeTruthy();
  expect(operation(row('manual-repaired.zip'))).toHaveProperty('value', 'manual');
  expect(displayName(row('manual-repaired.zip')).value).toBe('manual');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(row('manual.zip').getByText('Original: none')).toBeTruthy();
  expect(operation(row('manual.zip'))).toHaveProperty('value', 'document');
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(await upload()).toMatchObject([{ operation: 'manual', displayName: 'manual', file: copy.file }]);
});

test('a file that is no ZIP has no operation to choose', async () => {
  const { choose, chooseMetadata, upload, row } = createAddDocuments();
  await choose(createPdf());
  await chooseMetadata();
  expect(row('report.pdf').queryByRole('combobox', { name: /^Upload as/ })).not.toBeInTheDocument();
  expect(await upload()).toMatchObject([{ operation: 'document' }]);
});

test('the title of a manual is proposed as its name, with a note', async () => {
  const { row, chooseZip } = createAddDocuments();
  await chooseZip(createReport({ title: 'Press 42' }));
  expect(displayName(row('manual.zip'))).toHaveValue('Press 42');
  expect(row('manual.zip').getByText('From the manual’s title.')).toBeVisible();
});

test('a typed name stays, and so does a chosen operation', async () => {
  const { user, choose, inspections, row } = createAddDocuments();
  await choose(createZipHead());
  await user.type(displayName(row('manual.zip')), ' 2026');
  await user.selectOptions(
    await row('manual.zip').findByRole('combobox', { name: 'Upload as: manual.zip' }),
    'Regular file',
  );
  await act(async () => inspections[0]?.resolve(createReport({ title: 'Press 42' })));
  expect(displayName(row('manual.zip'))).toHaveValue('manual 2026');
  expect(operation(row('manual.zip'))).toHaveValue('document');
});

test('Upload waits for the checks that are still running', async () => {
  const { choose, chooseMetadata, submit, uploaded, inspections } = createAddDocuments();
  await choose(createZipHead(), createPdf());
  await chooseMetadata();
  await submit();
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Checking ZIP…' });
  expect(button).toBeDisabled();
  expect(uploaded).toEqual([]);
  await act(async () => inspections[0]?.resolve(createReport()));
  expect(uploaded).toMatchObject([[{ operation: 'manual' }, { operation: 'document' }]]);
});

test('the operation of a ZIP that could not be checked is chosen by hand, and has focus after a failed upload', async () => {
  const { user, choose, chooseMetadata, submit, inspections, row, upload } = createAddDocuments();
  await choose(createZipHead());
  await chooseMetadata();
  await waitFor(() => expect(inspections).toHaveLength(1));
  await act(async () => inspections[0]?.reject(new Error('no worker')));
  const zip = row('manual.zip');
  expect(zip.getByText('Couldn’t check this ZIP. Choose how to upload it.')).toBeVisible();
  expect(operation(zip)).toHaveValue('');
  await submit();
  await waitFor(() => expect(operation(zip)).toHaveFocus());
  expect(operation(zip)).toBeInvalid();
  await user.selectOptions(operation(zip), 'Offline manual');
  expect(await upload()).toMatchObject([{ operation: 'manual' }]);
});

test("AI processing is not offered if the deployment doesn't allow it", () => {
  createAddDocuments({ offerAi: false });
  expect(screen.queryByRole('checkbox', { name: 'Allow AI processing' })).not.toBeInTheDocument();
});

test('[ADD-4] accepted types are listed before anything is chosen, and offered by the file dialog', () => {
  createAddDocuments({ limits: { maxFileSizeBytes: 2_000_000_000, acceptedTypes: ['.pdf', '.zip'] } });
  expect(screen.getByText('Accepted: PDF and ZIP. Up to 2 GB each.')).toBeVisible();
  expect(screen.getByLabelText('Chosen files')).toHaveAttribute('accept', '.pdf,.zip');
});

test('a manual can be uploaded while its contents are being read; the check continues, unless a regular upload doesn’t need it', async () => {
  const { user, choose, chooseMetadata, inspections, handedOver, row, upload } = createAddDocuments();
  await choose(createZipHead(), createZipHead('regular.zip'));
  await waitFor(() => expect(inspections).toHaveLength(2));
  await act(async () =>
    inspections.forEach((each) => each.reportStructure(createReport({ complete: false }))),
  );
  expect(row('manual.zip').getByText('Report: 0 findings, reading on')).toBeVisible();
  await user.selectOptions(operation(row('regular.zip')), 'Regular file');
  await chooseMetadata();
  expect(await upload()).toMatchObject([{ operation: 'manual' }, { operation: 'document' }]);
  expect(inspections.map(({ signal }) => signal.aborted)).toEqual([false, true]);
  const damaged = createReport({ verdict: 'unsafe', findings: [error('ZIP-TRUNCATED')] });
  await act(async () => inspections[0]?.resolve(damaged));
  expect(await handedOver[0]?.inspection).toEqual({ status: 'zip', report: damaged });
});

test('a check can be stopped, and its findings so far stay', async () => {
  const { user, inspections, row, chooseZip } = createAddDocuments();
  await chooseZip();
  await act(async () => inspections[0]?.reportStructure(createReport({ complete: false })));
  await user.click(row('manual.zip').getByRole('button', { name: 'Stop checking' }));
  expect(inspections[0]?.signal.aborted).toBe(true);
  expect(row('manual.zip').getByText('Report: 0 findings')).toBeVisible();
  expect(operation(row('manual.zip'))).toHaveValue('manual');
});

test('damage found while the form is filled in removes the ZIP operation', async () => {
  const { inspections, row, chooseZip } = createAddDocuments();
  await chooseZip();
  await act(async () => inspections[0]?.reportStructure(createReport({ complete: false })));
  await act(async () =>
    inspections[0]?.resolve(createReport({ verdict: 'unsafe', findings: [error('ZIP-TRUNCATED')] })),
  );
  const zip = row('manual.zip');
  expect(zip.getByRole('option', { name: 'Offline manual' })).toBeDisabled();
  expect(operation(zip)).toHaveValue('document');
  expect(zip.getByText(/The archive is cut off/)).toBeVisible();
});

test('a name of invisible characters is not a name', async () => {
  const { user, choose, chooseMetadata, row, submit } = createAddDocuments();
  await choose(createPdf());
  await chooseMetadata();
  await user.clear(displayName(row('report.pdf')));
  await user.type(displayName(row('report.pdf')), '\u200B\u2060 ');
  await submit();
  expect(await screen.findByText('Enter a display name for report.pdf')).toBeVisible();
});

test('[ADD-10] the title of a manual does not change a name that has the focus, which makes it nobody’s own', async () => {
  const { user, inspections, row, chooseZip } = createAddDocuments();
  await chooseZip();
  await user.click(displayName(row('manual.zip')));
  await act(async () => inspections[0]?.resolve(createReport({ title: 'Press 42' })));
  expect(displayName(row('manual.zip'))).toHaveValue('manual');
  await user.tab();
  expect(displayName(row('manual.zip'))).toHaveValue('Press 42');
});

test("files that the queue doesn't accept stay in the list with their values", async () => {
  const onUpload = vi.fn(() => false);
  const { choose, chooseMetadata, row, submit, user } = createAddDocuments({ onUpload });
  await choose(createPdf());
  await chooseMetadata();
  await user.type(displayName(row('report.pdf')), ' of May');
  await submit();
  await waitFor(() => expect(onUpload).toHaveBeenCalledOnce());
  expect(displayName(row('report.pdf'))).toHaveValue('report of May');
});

test('an upload between two queues goes to the next one, without another click', async () => {
  const onUpload = vi.fn(() => false);
  const { choose, chooseMetadata, submit, change } = createAddDocuments({ onUpload });
  await choose(createPdf());
  await chooseMetadata();
  await submit();
  await waitFor(() => expect(onUpload).toHaveBeenCalledOnce());
  const next = vi.fn(() => true);
  // The same queue, rendered once more.
  change({ onUpload: next });
  expect(next).not.toHaveBeenCalled();
  change({ onUpload: next, queue: {} });
  await waitFor(() => expect(next).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('group', { name: 'report.pdf' })).not.toBeInTheDocument());
  change({ onUpload: next, queue: {} });
  expect(next).toHaveBeenCalledOnce();
});

const pack: PackFolder = (folder) =>
  'startPage' in folder
    ? packManual(folder, { scheduling: uninterruptedScheduling })
    : Promise.reject(new Error('This is a package.'));

test('[ADD-20] Enter in a field uploads nothing: it goes on to the same field of the next row, and Escape restores the text', async () => {
  const { user, choose, chooseMetadata, row, uploaded } = createAddDocuments();
  await choose(createPdf('a.pdf', 'a'), new File([], 'empty.pdf'), createPdf('b.pdf', 'b'));
  await chooseMetadata();
  await user.click(displayName(row('a.pdf')));
  await user.keyboard(' of May{Enter}Plan{Escape}');
  expect(displayName(row('b.pdf'))).toHaveFocus();
  expect(displayName(row('b.pdf'))).toHaveValue('b');
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(displayName(row('a.pdf'))).toHaveFocus();
  expect(displayName(row('a.pdf'))).toHaveValue('a of May');
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(screen.getByRole('group', { name: 'b.pdf' })).toHaveFocus();
  const category = (name: string) => row(name).getByRole('combobox', { name: `Category: ${name}` });
  category('a.pdf').focus();
  await user.keyboard('{Enter}');
  expect(category('b.pdf')).toHaveFocus();
  for (const box of screen.getAllByRole('checkbox')) {
    box.focus();
    await user.keyboard('{Enter}');
  }
  expect(uploaded).toEqual([]);
  await user.click(displayName(row('a.pdf')));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(uploaded).toHaveLength(1));
});

test('[ADD-19] after a failed upload the footer counts the files that need a category, and "Show" lists only these', async () => {
  const { user, choose, row, submit, uploaded } = createAddDocuments();
  await choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'), createPdf('c.pdf', 'c'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Owning organization' }), 'Nordwerk');
  const category = (name: string) => row(name).getByRole('combobox', { name: `Category: ${name}` });
  await user.selectOptions(category('c.pdf'), 'Photo');
  await submit();
  const count = await screen.findByText('2 files need a category', { selector: 'p > span' });
  expect(category('a.pdf')).toBeInvalid();
  expect(category('c.pdf')).toBeValid();
  await user.click(within(count.parentElement!).getByRole('button', { name: 'Show' }));
  expect(rowNames()).toEqual(['a.pdf', 'b.pdf']);
  expect(screen.getByText('2 of 3 files')).toBeVisible();
  // A row leaves once another one is edited: a native list may choose with each press of an arrow key.
  await user.selectOptions(category('a.pdf'), 'Photo');
  expect(rowNames()).toEqual(['a.pdf', 'b.pdf']);
  category('b.pdf').focus();
  await waitFor(() => expect(rowNames()).toEqual(['b.pdf']));
  // With the last one, all of it goes: the error of the field for all, too.
  await user.selectOptions(category('b.pdf'), 'Photo');
  await waitFor(() => expect(rowNames()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']));
  expect(
    screen.queryByText(/needs? a category|of 3 files/, { selector: 'p > span' }),
  ).not.toBeInTheDocument();
  expect(screen.queryByText('Select a category')).not.toBeInTheDocument();
  // Typing on changes no row that wasn't shown.
  await user.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: 'b.pdf' })).toHaveFocus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(uploaded.flat()).toHaveLength(3));
});

test('[ADD-19] "Show" lists only files that can’t be uploaded, until all are shown again', async () => {
  const { user, choose } = createAddDocuments();
  await choose(createPdf('a.pdf', 'a'), new File([], 'empty.pdf'));
  const count = await screen.findByText('1 file can’t be uploaded');
  await user.click(within(count.parentElement!).getByRole('button', { name: 'Show' }));
  expect(rowNames()).toEqual(['empty.pdf']);
  await user.click(within(count.parentElement!).getByRole('button', { name: 'Show all' }));
  expect(rowNames()).toEqual(['a.pdf', 'empty.pdf']);
});

test('[PACK-9] a folder that would make a rejected manual says why and because of which files, and can be uploaded as single files', async () => {
  const { user, choose } = createAddDocuments({ pack });
  await choose(
    ...inFolder(
      'Press/index.html',
      'Press/x:y.html',
      'Press/sub/a\u202eb.html',
      'Press/A.html',
      'Press/a.html',
    ),
  );
  const offer = within(await screen.findByRole('group', { name: 'Press' }));
  await user.click(offer.getByRole('button', { name: 'As a manual' }));
  const alert = within(await offer.findByRole('alert'));
  expect(alert.getByText(/^This folder can’t be uploaded as a manual\./)).toBeVisible();
  const reasons = alert.getAllByRole('listitem').map((item) => item.textContent);
  expect(reasons).toEqual([
    'A file name is dangerous: x:y.html',
    'A file name is dangerous: sub/a[U+202E]b.html',
    'Two names are the same on Windows or macOS: a.html',
  ]);
  expect(screen.queryByRole('group', { name: 'Press.zip' })).not.toBeInTheDocument();
  await user.click(offer.getByRole('button', { name: 'As 5 separate files' }));
  await waitFor(() => expect(rowNames()).toHaveLength(5));
});

test('[PACK-1] "Upload" leaves no folder behind: the question is counted beside it, and comes first', async () => {
  const { user, choose, chooseMetadata, submit, upload, uploaded } = createAddDocuments({ pack });
  await choose(createPdf('a.pdf'), ...inFolder('Press/index.html', 'Press/a.html'));
  await chooseMetadata();
  const question = await screen.findByRole('group', { name: 'Press' });
  await user.click(screen.getByRole('button', { name: 'How should this folder be uploaded?' }));
  expect(question).toHaveFocus();
  await submit();
  expect(question).toHaveFocus();
  expect(uploaded).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'As 2 separate files' }));
  await waitFor(() => expect(rowNames()).toHaveLength(3));
  expect(await upload()).toHaveLength(3);
});

test('[ADD-12] all files are removed at once, and restored at once; one file has its own button', async () => {
  const { user, removeAll, choose } = createAddDocuments();
  await choose(createPdf('a.pdf', 'a'));
  const menu = screen.getAllByRole('button', { name: 'More options' })[0]!;
  await user.click(menu);
  expect(screen.queryByRole('menuitem', { name: 'Remove all' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await choose(createPdf('b.pdf', 'b'), createPdf('empty.pdf', ''));
  await removeAll();
  expect(rowNames()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rowNames()).toEqual(['a.pdf', 'b.pdf', 'empty.pdf']);
});

test('[ADD-16] a moved form takes the organization of its new asset, unless a person chose one', async () => {
  const { choose, change, user } = createAddDocuments({ assetOrganizationId: 'org-1' });
  await choose(createPdf());
  expect(shownMetadata()).toEqual(['org-1', '']);
  change({ assetId: 'PUMP-1', assetOrganizationId: 'org-2' });
  expect(shownMetadata()).toEqual(['org-2', '']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Owning organization' }), 'Nordwerk');
  change({ assetId: 'PUMP-2', assetOrganizationId: 'org-2' });
  expect(shownMetadata()).toEqual(['org-1', '']);
});

test('[ADD-18] errors are translated when the language changes, and no others appear', async () => {
  const { choose, user, row, submit, changeLanguage } = createAddDocuments();
  await choose(createPdf('a.pdf'));
  await user.clear(displayName(row('a.pdf')));
  await submit();
  expect(await screen.findAllByText('Select a category')).not.toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Owning organization' }), 'Nordwerk');
  changeLanguage('de');
  expect((await screen.findAllByText('Wählen Sie eine Kategorie')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Geben Sie einen Anzeigenamen für a.pdf ein').length).toBeGreaterThan(0);
  expect(screen.queryByText('Select a category')).not.toBeInTheDocument();
  expect(screen.queryByText('Wählen Sie eine Organisation')).not.toBeInTheDocument();
});
