import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { packManual } from '#manual/pack/pack-manual.ts';
import type { ManualFolder } from '#manual/pack/find-manuals.ts';
import { uninterruptedScheduling } from '#manual/uninterrupted-scheduling.ts';

import { createAddDocuments, createPdf, createReport, createZipHead } from '../support/add-documents.tsx';
import { createMemory } from '../support/memory.ts';
import { fakeOf } from '../support/fake-of.ts';

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

/** The choice of how a ZIP is uploaded. */
const operation = (row: ReturnType<typeof within>) => row.getByRole('combobox', { name: /^Upload as/ });

/** IDs shown for all files: organization and category. */
const shownMetadata = () =>
  ['Owning organization', 'Category'].map(
    (name) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value,
  );

test('every chosen file gets a row with its size and a name proposed from its own', async () => {
  const { choose, row } = createAddDocuments();
  await choose(createPdf('Pru\u0308f_bericht.pdf', 'x'.repeat(1500)), createPdf('pump.jpg'));
  expect(rowNames()).toEqual(['Pru\u0308f_bericht.pdf', 'pump.jpg']);
  expect(displayName(row('Pru\u0308f_bericht.pdf')).value).toBe('Prüf bericht');
  expect(row('Pru\u0308f_bericht.pdf').getByText('· 1.5 kB')).toBeTruthy();
  expect(screen.getByText('2 documents · 1.5 kB')).toBeTruthy();
});

test('what the person decided is handed over, trimmed and as NFC, and the form is empty again', async () => {
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

test('a file that can never be sent is nothing that waits to be', async () => {
  const { choose, onUnsentChange } = createAddDocuments({ limits: { maxFileSizeBytes: 100 } });
  await choose(createPdf('large.pdf', 'x'.repeat(101)), createPdf('small.pdf', 'x'));
  expect(rowNames()).toEqual(['large.pdf', 'small.pdf']);
  await waitFor(() => expect(onUnsentChange).toHaveBeenLastCalledWith(1));
});

test('files that are dropped get rows too, and a drop without files is answered in words', async () => {
  createAddDocuments();
  const area = screen.getByText('Drop files or a folder here');
  const drop = (files: readonly File[]) =>
    fireEvent.drop(area, {
      dataTransfer: {
        files,
        items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
        types: ['Files'],
      },
    });
  drop([]);
  const words = 'Nothing added. There are no files in what you dropped.';
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
  drop([createPdf('a.pdf')]);
  await screen.findByRole('group', { name: 'a.pdf' });
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['an empty file', new File([], 'a.pdf'), 'This file is empty. Check the original and choose it again.'],
  ['a file over the limit', createPdf('a.pdf', 'x'.repeat(2001)), 'The file must be smaller than 2 kB.'],
  ['another type', createPdf('a.exe'), 'The file must be one of these: .pdf, image/*, or .zip.'],
])('%s is refused in its row at once and never handed over', async (_, file, words) => {
  const limits = { maxFileSizeBytes: 2000, acceptedTypes: ['.pdf', 'image/*', '.zip'] };
  const { choose, chooseMetadata, row, upload } = createAddDocuments({ limits });
  await choose(file);
  expect(row(file.name).getByText(words)).toBeTruthy();
  expect(row(file.name).getByText('Not uploaded')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
  await choose(createPdf('good.pdf'));
  expect(screen.getByText('1 file can’t be uploaded')).toBeTruthy();
  await chooseMetadata();
  const documents = await upload();
  expect(documents.map((document) => document.file.name)).toEqual(['good.pdf']);
  await waitFor(() => expect(rowNames()).toEqual([file.name]));
});

test.each([
  ['a MIME pattern', ['image/*'], new File(['x'], 'pump.jpg', { type: 'image/jpeg' })],
  ['a MIME type', ['application/pdf'], createPdf()],
  ['capitals', ['.pdf'], createPdf('REPORT.PDF')],
  ['an empty list', [], createPdf()],
])('a type that the deployment accepts by %s is not refused', async (_, acceptedTypes, file) => {
  const { choose, row } = createAddDocuments({ limits: { acceptedTypes } });
  await choose(file);
  expect(displayName(row(file.name))).toBeTruthy();
});

test('the same file twice is refused the second time', async () => {
  const { choose, row } = createAddDocuments();
  await choose(createPdf('a.pdf'));
  await choose(createPdf('a.pdf'), createPdf('b.pdf'));
  const [first, second] = screen.getAllByRole('group', { name: 'a.pdf' });
  expect(within(first!).queryByText('Not uploaded')).toBeNull();
  expect(within(second!).getByText('This file is already in the list.')).toBeTruthy();
  expect(displayName(row('b.pdf'))).toBeTruthy();
});

test('a folder, whose content no one can read, is refused as soon as that is known', async () => {
  const folder = createPdf('folder');
  Object.assign(folder, {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
  });
  const { choose, row } = createAddDocuments();
  await choose(folder);
  expect(await row('folder').findByText(/^This file couldn’t be read\. It may be a folder/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
});

/** Ticks rows and gives them something of their own. */
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

test('selected rows may have an organization or a category of their own, and say so', async () => {
  const add = createAddDocuments();
  await add.choose(createPdf('a.pdf'), createPdf('b.pdf'), createPdf('c.pdf'));
  await add.chooseMetadata();
  await change(add, ['b.pdf', 'c.pdf'], { Category: 'Photo' });
  expect(screen.queryByRole('region', { name: /selected$/ })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Changed in 2 files.');
  expect(add.row('b.pdf').getByRole('combobox', { name: 'Category: b.pdf' })).toHaveProperty(
    'value',
    'cat-2',
  );
  expect(add.row('a.pdf').getByRole('combobox', { name: 'Category: a.pdf' })).toHaveProperty('value', '');
  expect(await add.upload()).toMatchObject([
    { organizationId: 'org-1', categoryId: 'cat-1' },
    { organizationId: 'org-1', categoryId: 'cat-2' },
    { organizationId: 'org-1', categoryId: 'cat-2' },
  ]);
});

test.each(['Use default', 'Undo'])('a category of its own is taken back by "%s"', async (name) => {
  const add = createAddDocuments();
  await add.choose(createPdf('a.pdf'), createPdf('b.pdf'));
  await add.chooseMetadata();
  await change(add, ['a.pdf', 'b.pdf'], { Category: 'Photo' });
  const [button] = screen.getAllByRole('button', { name });
  await add.user.click(button!);
  const category = add.row('a.pdf').getByRole('combobox', { name: 'Category: a.pdf' });
  await waitFor(() => expect(category).toHaveProperty('value', ''));
  const other = name === 'Undo' ? 'cat-1' : 'cat-2';
  expect(await add.upload()).toMatchObject([{ categoryId: 'cat-1' }, { categoryId: other }]);
});

test('details that every row has of its own need none for all', async () => {
  const add = createAddDocuments();
  await add.choose(createPdf('a.pdf'));
  await add.submit();
  await screen.findByRole('alert');
  await change(add, ['a.pdf'], { Organization: 'Halden', Category: 'Photo' });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await add.upload()).toMatchObject([{ organizationId: 'org-2', categoryId: 'cat-2' }]);
});

test('a row’s organization and category are filled down to all below it', async () => {
  const add = createAddDocuments({ limits: { maxFileSizeBytes: 100 } });
  const tooLarge = createPdf('x.pdf', 'x'.repeat(200));
  await add.choose(createPdf('a.pdf'), createPdf('b.pdf'), tooLarge, createPdf('c.pdf'), createPdf('d.pdf'));
  await add.chooseMetadata();
  await change(add, ['b.pdf'], { Category: 'Photo' });
  await add.user.click(add.row('b.pdf').getByRole('button', { name: 'Apply to files below' }));
  expect(screen.getByRole('status').textContent).toBe('Changed in 2 files.');
  expect(add.row('d.pdf').queryByRole('button', { name: 'Apply to files below' })).toBeNull();
  const documents = await add.upload();
  expect(documents.map(({ categoryId }) => categoryId)).toEqual(['cat-1', 'cat-2', 'cat-2', 'cat-2']);
});

test('all rows are selected at once, and removed together', async () => {
  const { user, choose, row } = createAddDocuments();
  await choose(createPdf('a.pdf'), createPdf('b.pdf'), createPdf('c.pdf'));
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 3 files' });
  await user.click(row('b.pdf').getByRole('checkbox'));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await user.click(all);
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  await user.click(row('a.pdf').getByRole('checkbox'));
  const bar = within(screen.getByRole('region', { name: '2 selected' }));
  await user.click(bar.getByRole('button', { name: 'Remove' }));
  expect(rowNames()).toEqual(['a.pdf']);
  // A single file can't be selected.
  expect(row('a.pdf').queryByRole('checkbox')).toBeNull();
  await choose(createPdf('d.pdf'));
  await user.click(screen.getByRole('checkbox', { name: 'Select all 2 files' }));
  await user.click(
    within(screen.getByRole('region', { name: '2 selected' })).getByRole('button', { name: 'Remove' }),
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files' }));
});

test('[DEVICE-32] removed files come back at their places with what was typed', async () => {
  const { user, choose, chooseMetadata, row, upload } = createAddDocuments();
  await choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'), createPdf('c.pdf', 'c'));
  await user.type(displayName(row('b.pdf')), ' of May');
  await user.click(row('a.pdf').getByRole('checkbox'));
  await user.click(row('b.pdf').getByRole('checkbox'));
  const bar = within(screen.getByRole('region', { name: '2 selected' }));
  await user.click(bar.getByRole('button', { name: 'Remove' }));
  expect(rowNames()).toEqual(['c.pdf']);
  expect(screen.getByText('2 files removed.', { selector: 'div > span' })).toBeTruthy();
  await choose(createPdf('d.pdf', 'd'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rowNames()).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
  await chooseMetadata();
  expect((await upload()).map(({ displayName: name }) => name)).toEqual(['a', 'b of May', 'c', 'd']);
});

test('[DEVICE-32] the last file can be brought back, too; a repeat that took its place is rejected again', async () => {
  const { user, choose, row } = createAddDocuments();
  await choose(createPdf());
  await user.click(row('report.pdf').getByRole('button', { name: 'Remove' }));
  expect(rowNames()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rowNames()).toEqual(['report.pdf']);
  await choose(createPdf());
  expect(screen.getByText('This file is already in the list.')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Remove' })[0]!);
  await waitFor(() => expect(screen.queryByText('This file is already in the list.')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rowNames()).toEqual(['report.pdf', 'report.pdf']);
  expect(screen.getByText('This file is already in the list.')).toBeTruthy();
});

test('[DEVICE-32] a ZIP that comes back is inspected again if its inspection was ended', async () => {
  const { user, choose, inspections, row } = createAddDocuments();
  await choose(createZipHead());
  await waitFor(() => expect(inspections).toHaveLength(1));
  await user.click(row('manual.zip').getByRole('button', { name: 'Remove' }));
  expect(inspections[0]!.signal.aborted).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(inspections).toHaveLength(2));
  await act(async () => inspections[1]!.resolve(createReport({ title: 'Press 42' })));
  expect(displayName(row('manual.zip')).value).toBe('Press 42');
});

test('[DEVICE-33] AI processing is chosen for all files, and differently for some', async () => {
  const add = createAddDocuments();
  await add.choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'));
  await add.chooseMetadata();
  await add.user.click(screen.getByRole('checkbox', { name: 'Allow AI processing' }));
  await add.user.click(add.row('b.pdf').getByRole('checkbox'));
  const bar = within(screen.getByRole('region', { name: '1 selected' }));
  await add.user.selectOptions(bar.getByLabelText('Allow AI processing'), 'No AI processing');
  await add.user.click(bar.getByRole('button', { name: 'Apply' }));
  expect(add.row('b.pdf').getByText('No AI processing')).toBeTruthy();
  const documents = await add.upload();
  expect(documents.map(({ aiEnabled }) => aiEnabled)).toEqual([true, undefined]);
});

test('[DEVICE-34] a category that the file name points to is offered, and used only by a click', async () => {
  const { user, choose, chooseMetadata, row, upload } = createAddDocuments();
  await choose(createPdf('a.pdf', 'a'), createPdf('IMG_2041.jpg', 'b'));
  await chooseMetadata();
  expect(row('a.pdf').queryByRole('button', { name: /^Use category/ })).toBeNull();
  const offer = () => row('IMG_2041.jpg').queryByRole('button', { name: 'Use category “Photo”' });
  expect(offer()).not.toBeNull();
  expect(await upload()).toMatchObject([{ categoryId: 'cat-1' }, { categoryId: 'cat-1' }]);
  await choose(createPdf('IMG_2041.jpg', 'c'), createPdf('manual.pdf', 'd'));
  await user.click(offer()!);
  expect(offer()).toBeNull();
  expect(await upload()).toMatchObject([{ categoryId: 'cat-2' }, { categoryId: 'cat-1' }]);
});

test('[DEVICE-34] all suggestions are used at once, and taken back at once', async () => {
  const { user, choose, chooseMetadata, upload } = createAddDocuments();
  await choose(...['IMG_1.jpg', 'IMG_2.jpg', 'plan.pdf'].map((name) => createPdf(name, name)));
  await chooseMetadata();
  await user.click(screen.getByRole('button', { name: 'Use 2 suggested categories' }));
  expect(screen.queryByRole('button', { name: /suggested categories/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Use 2 suggested categories' }));
  expect((await upload()).map(({ categoryId }) => categoryId)).toEqual(['cat-2', 'cat-2', 'cat-1']);
});

test('[DEVICE-34] a locked category gets no suggestion', async () => {
  const { choose, row } = createAddDocuments({
    choices: {
      categories: [{ id: 'cat-2', name: 'Photo' }],
      presets: { categoryId: { id: 'cat-1', locked: true } },
    },
  });
  await choose(createPdf('IMG_2041.jpg'));
  expect(row('IMG_2041.jpg').queryByRole('button', { name: /^Use category/ })).toBeNull();
});

test('a selection is cleared with the foot in focus, and nothing is changed', async () => {
  const { user, choose, chooseMetadata, row, upload } = createAddDocuments();
  await choose(createPdf('a.pdf'), createPdf('b.pdf'));
  await chooseMetadata();
  await user.click(row('a.pdf').getByRole('checkbox'));
  expect(screen.getByRole('status').textContent).toBe('1 selected');
  await user.selectOptions(
    within(screen.getByRole('region', { name: '1 selected' })).getByRole('combobox', { name: 'Category' }),
    'Photo',
  );
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Upload 2 documents' }))).toBe(
    true,
  );
  expect(await upload()).toMatchObject([{ categoryId: 'cat-1' }, { categoryId: 'cat-1' }]);
});

test('a pasted column names a row and those below, one each, and is taken back with one click', async () => {
  const { user, choose, row } = createAddDocuments();
  await choose(...['a', 'b', 'c', 'd'].map((name) => createPdf(`${name}.pdf`)));
  const names = () => ['a', 'b', 'c', 'd'].map((name) => displayName(row(`${name}.pdf`)).value);
  await user.click(displayName(row('b.pdf')));
  await user.paste('Pump\r\n\r\nValve\r\nMotor\r\n');
  expect(names()).toEqual(['a', 'Pump', 'c', 'Valve']);
  expect(screen.getByRole('status').textContent).toBe(
    '2 display names filled in. 1 pasted line wasn’t used.',
  );
  expect(document.activeElement).toBe(displayName(row('b.pdf')));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['a', 'b', 'c', 'd']);
  expect(screen.getByRole('status').textContent).toBe('Undone.');
});

test('what was typed or chosen after an edit of many rows is not undone with it', async () => {
  const add = createAddDocuments();
  const { user, choose, chooseMetadata, row, upload } = add;
  await choose(createPdf('a.pdf'), createPdf('b.pdf'));
  await chooseMetadata();
  await user.click(displayName(row('a.pdf')));
  await user.paste('Pump\r\nValve\r\n');
  await user.type(displayName(row('a.pdf')), ' 7');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect([displayName(row('a.pdf')).value, displayName(row('b.pdf')).value]).toEqual(['Pump 7', 'b']);
  await change(add, ['a.pdf', 'b.pdf'], { Category: 'Photo' });
  await user.type(displayName(row('b.pdf')), '!');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await upload()).toMatchObject([
    { displayName: 'Pump 7', categoryId: 'cat-1' },
    { displayName: 'b!', categoryId: 'cat-1' },
  ]);
});

test('one pasted line is ordinary text', async () => {
  const { user, choose, row } = createAddDocuments();
  await choose(createPdf('a.pdf'), createPdf('b.pdf'));
  await user.clear(displayName(row('a.pdf')));
  await user.paste('Pump');
  expect([displayName(row('a.pdf')).value, displayName(row('b.pdf')).value]).toEqual(['Pump', 'b']);
});

test('what systems leave in folders is left out, and said to be', async () => {
  const { choose } = createAddDocuments();
  await choose(createPdf('a.pdf'), new File(['x'], '.DS_Store'), new File(['x'], 'Thumbs.db'));
  expect(rowNames()).toEqual(['a.pdf']);
  expect(screen.getByRole('status').textContent).toBe('2 system files skipped.');
  await choose(new File(['x'], 'desktop.ini'));
  expect(rowNames()).toEqual(['a.pdf']);
  expect(screen.getByRole('status').textContent).toBe('1 system file skipped.');
});

test('what cannot be uploaded is removed together', async () => {
  const { user, choose } = createAddDocuments();
  await choose(createPdf('a.pdf'), new File([], 'b.pdf'), new File([], 'c.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Remove them' }));
  expect(rowNames()).toEqual(['a.pdf']);
});

test('the summary leads to a row that is not in the page', async () => {
  const { user, choose, chooseMetadata, submit, row } = createAddDocuments();
  await choose(...Array.from({ length: 60 }, (_, at) => createPdf(`sheet-${at}.pdf`)));
  await chooseMetadata();
  // Filled down to one name that nobody sees, from the last row that the first rendering holds to the end.
  await user.click(displayName(row('sheet-0.pdf')));
  await user.paste(`${'Sheet\n'.repeat(49)}\u200B\nSheet`);
  expect(screen.queryByRole('group', { name: 'sheet-49.pdf' })).toBeNull();
  await submit();
  await user.click(await screen.findByRole('link', { name: 'Enter a display name for sheet-49.pdf' }));
  expect(document.activeElement).toBe(displayName(row('sheet-49.pdf')));
});

test('where the deployment gives no lists, ids are typed', async () => {
  const { user, choose, submit, upload } = createAddDocuments({ choices: {} });
  await choose(createPdf());
  await submit();
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Enter an organization',
    'Enter a category',
  ]);
  await user.type(screen.getByRole('textbox', { name: 'Owning organization' }), ' acme ');
  await user.type(screen.getByRole('textbox', { name: 'Category' }), 'drawing');
  expect(await upload()).toMatchObject([{ organizationId: 'acme', categoryId: 'drawing' }]);
});

test('a list above 15 entries is searched', async () => {
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

test('every mistake is at its field and in the summary, which leads to each', async () => {
  const { user, choose, submit, uploaded, row } = createAddDocuments();
  await choose(createPdf('a.pdf'), createPdf('b.pdf'));
  await user.clear(displayName(row('b.pdf')));
  await submit();
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Select an organization',
    'Select a category',
    'Enter a display name for b.pdf',
  ]);
  const fields = [
    screen.getByRole('combobox', { name: 'Owning organization' }),
    screen.getByRole('combobox', { name: 'Category' }),
    displayName(row('b.pdf')),
  ];
  for (const [index, field] of fields.entries()) {
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.click(links[index]!);
    expect(document.activeElement).toBe(field);
  }
  expect(displayName(row('a.pdf')).value).toBe('a');
  expect(uploaded).toEqual([]);
});

test('a second refusal moves focus to the summary again', async () => {
  const { choose, submit } = createAddDocuments();
  await choose(createPdf());
  await submit();
  await screen.findByRole('alert');
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
});

test('the metadata that were last used are there the next time', async () => {
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
    'an id that the list no longer holds',
    { organizationId: 'gone', categoryId: 'cat-2', assetId: 'PRESS-0042', kinds: ['document'] },
    ['', 'cat-2'],
  ],
  [
    'a category of another asset',
    { organizationId: 'org-1', categoryId: 'cat-2', assetId: 'PUMP-310', kinds: ['document'] },
    ['org-1', ''],
  ],
  [
    'a category of another kind of file',
    { organizationId: 'org-1', categoryId: 'cat-2', assetId: 'PRESS-0042', kinds: ['photo'] },
    ['org-1', ''],
  ],
  [
    'a category that an earlier version remembered without its asset',
    { organizationId: 'org-1', categoryId: 'cat-2' },
    ['org-1', ''],
  ],
  ['something else', ['org-1'], ['', '']],
])('[DEVICE-36] %s is not remembered', async (_, remembered, shown) => {
  const memory = createMemory({ 'last-metadata': remembered });
  await createAddDocuments({ memory }).choose(createPdf());
  expect(shownMetadata()).toEqual(shown);
});

test('[DEVICE-36] values from last time are marked until another one is chosen, and a chosen category stays', async () => {
  const last = { organizationId: 'org-1', categoryId: 'cat-2', assetId: 'PRESS-0042', kinds: ['document'] };
  const { user, choose } = createAddDocuments({ memory: createMemory({ 'last-metadata': last }) });
  await choose(createPdf());
  expect(screen.getAllByText('From last time')).toHaveLength(2);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Manual');
  expect(screen.getAllByText('From last time')).toHaveLength(1);
  await choose(new File(['a photo'], 'plate.jpg', { type: 'image/jpeg' }));
  expect(shownMetadata()).toEqual(['org-1', 'cat-1']);
});

test('[DEVICE-36] after an upload, the category is asked again for another kind of file', async () => {
  const { choose, chooseMetadata, upload } = createAddDocuments();
  await choose(createPdf());
  await chooseMetadata();
  await upload();
  await choose(createPdf('next.pdf'));
  expect(shownMetadata()).toEqual(['org-1', 'cat-1']);
  await choose(new File(['a photo'], 'plate.jpg', { type: 'image/jpeg' }));
  expect(shownMetadata()).toEqual(['org-1', '']);
});

test('[DEVICE-36] the organization of the asset comes before that of the last upload', async () => {
  const last = { organizationId: 'org-1', categoryId: '', kinds: [] };
  const memory = createMemory({ 'last-metadata': last });
  await createAddDocuments({ memory, assetOrganizationId: 'org-2' }).choose(createPdf());
  expect(shownMetadata()).toEqual(['org-2', '']);
  expect(screen.queryByText('From last time')).toBeNull();
});

test('[DEVICE-37] a display name ends at the limit, and a longer one that was pasted is refused', async () => {
  const { user, choose, chooseMetadata, row, submit, uploaded } = createAddDocuments({
    limits: { maxDisplayNameLength: 12 },
  });
  await choose(createPdf('a.pdf'), createPdf('b.pdf'));
  await chooseMetadata();
  const name = row('a.pdf').getByRole('textbox', { name: 'Display name' });
  await user.clear(name);
  await user.type(name, 'Certificate of May');
  expect(name).toHaveProperty('value', 'Certificate ');
  expect(row('a.pdf').getByText('At most 12 characters')).toBeTruthy();
  await user.click(row('a.pdf').getByRole('textbox', { name: 'Display name' }));
  await user.paste('Certificate\nCertificate of May');
  await submit();
  const tooLong = 'Shorten the display name of b.pdf to 12 characters';
  expect(await row('b.pdf').findByText(tooLong)).toBeTruthy();
  expect(screen.getByText('1 field to complete')).toBeTruthy();
  expect(uploaded).toEqual([]);
});

test('[DEVICE-35] somebody who may not upload can neither choose nor drop files', async () => {
  createAddDocuments({ isDisabled: true });
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveProperty('disabled', true);
  fireEvent.drop(screen.getByText('Drop files or a folder here'), {
    dataTransfer: { files: [createPdf()], types: ['Files'], items: [] },
  });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('group', { name: 'report.pdf' })).toBeNull();
});

test('a manual is proposed as one, with the reason, and goes to the ZIP operation', async () => {
  const { choose, chooseMetadata, inspections, row, upload } = createAddDocuments();
  await choose(createZipHead());
  expect(await row('manual.zip').findByText('Checking ZIP…')).toBeTruthy();
  await act(async () => inspections[0]?.resolve(createReport()));
  expect(operation(row('manual.zip'))).toHaveProperty('value', 'manual');
  expect(row('manual.zip').getByText('Offline manual: opens with index.html, 3 pages.')).toBeTruthy();
  await chooseMetadata();
  expect(await upload()).toMatchObject([{ operation: 'manual' }]);
});

test.each([
  ['DOC-NO-PAGES', 'The archive has no HTML page.'],
  ['DOC-NO-START', 'The start page is missing.'],
  ['ZIP-ENCRYPTED', 'Files are password-protected.'],
  ['ZIP-TRUNCATED', 'The archive is cut off.'],
] as const)('a ZIP with %s is proposed as plain file, because %s', async (code, reason) => {
  const { choose, inspections, row } = createAddDocuments();
  await choose(createZipHead());
  const report = createReport({ verdict: 'not-a-manual', findings: [error(code)] });
  await waitFor(() => expect(inspections).toHaveLength(1));
  await act(async () => inspections[0]?.resolve(report));
  const zip = row('manual.zip');
  expect(zip.getByText(`Can’t be uploaded as a manual: ${reason}`)).toBeTruthy();
  expect(operation(zip)).toHaveProperty('value', 'document');
  expect(zip.getByRole<HTMLOptionElement>('option', { name: 'Offline manual' }).disabled).toBe(true);
});

const uploadButton = () => screen.getByRole('button', { name: /^Upload \d/ }).textContent;
const rejected = (code: Parameters<typeof error>[0], pages: number) =>
  createReport({ verdict: 'not-a-manual', pages, findings: [error(code)] });

test('[DEVICE-48] the upload button says how many manuals become regular files, and no other ZIPs', async () => {
  const { user, choose, inspections, row } = createAddDocuments();
  await choose(...['a.zip', 'b.zip', 'c.zip'].map(createZipHead));
  await waitFor(() => expect(inspections).toHaveLength(3));
  await user.selectOptions(operation(row('c.zip')), 'Offline manual');
  await act(async () => inspections[0]?.resolve(rejected('DOC-NO-START', 2)));
  expect(uploadButton()).toBe('Upload 3 documents, 1 as regular file');
  await act(async () => inspections[1]?.resolve(rejected('DOC-NO-PAGES', 0)));
  expect(uploadButton()).toBe('Upload 3 documents, 1 as regular file');
  await act(async () => inspections[2]?.resolve(rejected('DOC-NO-PAGES', 0)));
  expect(uploadButton()).toBe('Upload 3 documents, 2 as regular files');
  await user.click(row('b.zip').getByRole('button', { name: 'Remove' }));
  expect(uploadButton()).toBe('Upload 2 documents as regular files');
});

test('[DEVICE-48] a manual that a person decides to upload as a regular file is no surprise to them', async () => {
  const { user, choose, inspections, row } = createAddDocuments();
  await choose(createZipHead());
  await waitFor(() => expect(inspections).toHaveLength(1));
  await act(async () => inspections[0]?.resolve(createReport()));
  await user.selectOptions(operation(row('manual.zip')), 'Regular file');
  expect(screen.getByRole('button', { name: 'Upload 1 document' })).toBeTruthy();
});

test('[DEVICE-46] a repaired copy takes the place of the file, is uploaded, and can be undone', async () => {
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
  // However often it is repaired, the original is what was chosen.
  await user.click(screen.getByRole('button', { name: 'Replace' }));
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
  expect(row('report.pdf').queryByRole('combobox', { name: /^Upload as/ })).toBeNull();
  expect(await upload()).toMatchObject([{ operation: 'document' }]);
});

test('the title of a manual is proposed as its name, and said to be', async () => {
  const { choose, inspections, row } = createAddDocuments();
  await choose(createZipHead());
  await waitFor(() => expect(inspections).toHaveLength(1));
  await act(async () => inspections[0]?.resolve(createReport({ title: 'Press 42' })));
  expect(displayName(row('manual.zip')).value).toBe('Press 42');
  expect(row('manual.zip').getByText('From the manual’s title.')).toBeTruthy();
});

test('a name that was typed stays, and so does an operation that was chosen', async () => {
  const { user, choose, inspections, row } = createAddDocuments();
  await choose(createZipHead());
  await user.type(displayName(row('manual.zip')), ' 2026');
  await user.selectOptions(
    await row('manual.zip').findByRole('combobox', { name: 'Upload as: manual.zip' }),
    'Regular file',
  );
  await act(async () => inspections[0]?.resolve(createReport({ title: 'Press 42' })));
  expect(displayName(row('manual.zip')).value).toBe('manual 2026');
  expect(operation(row('manual.zip'))).toHaveProperty('value', 'document');
});

test('Upload waits for the checks that are still running', async () => {
  const { choose, chooseMetadata, submit, uploaded, inspections } = createAddDocuments();
  await choose(createZipHead(), createPdf());
  await chooseMetadata();
  await submit();
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Checking ZIP…' });
  expect(button.disabled).toBe(true);
  expect(uploaded).toEqual([]);
  await act(async () => inspections[0]?.resolve(createReport()));
  expect(uploaded).toMatchObject([[{ operation: 'manual' }, { operation: 'document' }]]);
});

test('a file that is chosen while Upload waits is uploaded with the others, not lost', async () => {
  const { choose, chooseMetadata, submit, uploaded, inspections } = createAddDocuments();
  await choose(createZipHead());
  await chooseMetadata();
  await submit();
  await choose(createPdf('late.pdf'));
  await act(async () => inspections[0]?.resolve(createReport()));
  await waitFor(() => expect(uploaded).toHaveLength(1));
  expect(uploaded[0]?.map(({ file, displayName: name }) => [file.name, name])).toEqual([
    ['manual.zip', 'manual'],
    ['late.pdf', 'late'],
  ]);
  expect(rowNames()).toEqual([]);
});

test('a ZIP that is chosen while Upload waits is waited for too', async () => {
  const { choose, chooseMetadata, submit, uploaded, inspections } = createAddDocuments();
  await choose(createZipHead('first.zip'));
  await chooseMetadata();
  await submit();
  await choose(createZipHead('late.zip'));
  await waitFor(() => expect(inspections).toHaveLength(2));
  await act(async () => inspections[0]?.resolve(createReport()));
  expect(uploaded).toEqual([]);
  await act(async () => inspections[1]?.resolve(createReport({ verdict: 'not-a-manual' })));
  await waitFor(() => expect(uploaded).toMatchObject([[{ operation: 'manual' }, { operation: 'document' }]]));
});

test('a file that is removed while Upload waits is not uploaded', async () => {
  const { user, choose, chooseMetadata, submit, uploaded, inspections, row } = createAddDocuments();
  await choose(createZipHead(), createPdf());
  await chooseMetadata();
  await submit();
  await user.click(row('report.pdf').getByRole('button', { name: 'Remove' }));
  await act(async () => inspections[0]?.resolve(createReport()));
  await waitFor(() => expect(uploaded).toMatchObject([[{ operation: 'manual' }]]));
});

test('when nothing is left to upload, nothing is handed over', async () => {
  const { user, choose, chooseMetadata, submit, uploaded, row, upload } = createAddDocuments();
  await choose(createZipHead());
  await chooseMetadata();
  await submit();
  await user.click(row('manual.zip').getByRole('button', { name: 'Remove' }));
  await choose(createPdf());
  expect(screen.queryByRole('alert')).toBeNull();
  await upload();
  expect(uploaded).toMatchObject([[{ operation: 'document' }]]);
});

test('a ZIP that could not be looked into is chosen by hand, and the summary leads there', async () => {
  const { user, choose, chooseMetadata, submit, inspections, row, upload } = createAddDocuments();
  await choose(createZipHead());
  await chooseMetadata();
  await waitFor(() => expect(inspections).toHaveLength(1));
  await act(async () => inspections[0]?.reject(new Error('no worker')));
  const zip = row('manual.zip');
  expect(zip.getByText('Couldn’t check this ZIP. Choose how to upload it.')).toBeTruthy();
  expect(operation(zip)).toHaveProperty('value', '');
  await submit();
  await user.click(await screen.findByRole('link', { name: 'Choose how to upload manual.zip' }));
  expect(document.activeElement).toBe(operation(zip));
  await user.selectOptions(operation(zip), 'Offline manual');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await upload()).toMatchObject([{ operation: 'manual' }]);
});

test('removing a row ends its check, and leaving the page ends them all', async () => {
  const { user, choose, inspections, row, unmount } = createAddDocuments();
  await choose(createZipHead('a.zip'), createZipHead('b.zip'));
  await waitFor(() => expect(inspections).toHaveLength(2));
  await user.click(row('a.zip').getByRole('button', { name: 'Remove' }));
  expect(inspections.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(rowNames()).toEqual(['b.zip']);
  unmount();
  expect(inspections[1]?.signal.aborted).toBe(true);
});

test('a check that ends as another file is chosen is not lost', async () => {
  const { choose, inspections, row } = createAddDocuments();
  await choose(createZipHead());
  await waitFor(() => expect(inspections).toHaveLength(1));
  const input = screen.getByLabelText('Chosen files');
  await act(async () => {
    inspections[0]?.resolve(createReport());
    await new Promise(setImmediate);
    fireEvent.change(input, { target: { files: [createPdf('late.pdf')] } });
    await new Promise(setImmediate);
  });
  expect(await screen.findByRole('group', { name: 'late.pdf' })).toBeTruthy();
  expect(row('manual.zip').getByText('Offline manual: opens with index.html, 3 pages.')).toBeTruthy();
});

test('AI goes with plain files only, and only when it is ticked', async () => {
  const { user, choose, chooseMetadata, inspections, upload } = createAddDocuments();
  await choose(createPdf('a.pdf'));
  await chooseMetadata();
  expect((await upload())[0]).not.toHaveProperty('aiEnabled');
  await choose(createPdf('b.pdf'), createZipHead());
  await user.click(screen.getByRole('checkbox', { name: 'Allow AI processing' }));
  await waitFor(() => expect(inspections).toHaveLength(1));
  await act(async () => inspections[0]?.resolve(createReport()));
  await chooseMetadata();
  expect((await upload()).map(({ aiEnabled }) => aiEnabled)).toEqual([true, undefined]);
});

test('AI is not asked about where the deployment does not offer it', () => {
  createAddDocuments({ offerAi: false });
  expect(screen.queryByRole('checkbox', { name: 'Allow AI processing' })).toBeNull();
});

test('what is accepted is said before anybody chooses', () => {
  createAddDocuments({ limits: { maxFileSizeBytes: 2_000_000_000, acceptedTypes: ['.pdf', '.zip'] } });
  expect(screen.getByText('Accepted: .pdf and .zip. Up to 2 GB each.')).toBeTruthy();
});

test('a manual may be uploaded while its contents are still being read, and the rest of the check goes along', async () => {
  const { choose, chooseMetadata, inspections, handedOver, row, upload } = createAddDocuments();
  await choose(createZipHead());
  await waitFor(() => expect(inspections).toHaveLength(1));
  await act(async () => inspections[0]?.tellStructure(createReport({ complete: false })));
  expect(row('manual.zip').getByText('Report: 0 findings, reading on')).toBeTruthy();
  await chooseMetadata();
  expect(await upload()).toMatchObject([{ operation: 'manual' }]);
  expect(inspections[0]?.signal.aborted).toBe(false);
  const damaged = createReport({ verdict: 'unsafe', findings: [error('ZIP-TRUNCATED')] });
  await act(async () => inspections[0]?.resolve(damaged));
  expect(await handedOver[0]?.inspection).toEqual({ status: 'zip', report: damaged });
});

test('a check that is not needed for a plain upload ends with it', async () => {
  const { user, choose, chooseMetadata, inspections, row, upload } = createAddDocuments();
  await choose(createZipHead());
  await waitFor(() => expect(inspections).toHaveLength(1));
  await act(async () => inspections[0]?.tellStructure(createReport({ complete: false })));
  await user.selectOptions(operation(row('manual.zip')), 'Regular file');
  await chooseMetadata();
  expect(await upload()).toMatchObject([{ operation: 'document' }]);
  expect(inspections[0]?.signal.aborted).toBe(true);
});

test('a check can be stopped, and what is known by then stays', async () => {
  const { user, choose, inspections, row } = createAddDocuments();
  await choose(createZipHead());
  await waitFor(() => expect(inspections).toHaveLength(1));
  await act(async () => inspections[0]?.tellStructure(createReport({ complete: false })));
  await user.click(row('manual.zip').getByRole('button', { name: 'Stop checking' }));
  expect(inspections[0]?.signal.aborted).toBe(true);
  expect(row('manual.zip').getByText('Report: 0 findings')).toBeTruthy();
  expect(operation(row('manual.zip'))).toHaveProperty('value', 'manual');
});

test('damage that is found while the form is filled in takes the ZIP operation away', async () => {
  const { choose, inspections, row } = createAddDocuments();
  await choose(createZipHead());
  await waitFor(() => expect(inspections).toHaveLength(1));
  await act(async () => inspections[0]?.tellStructure(createReport({ complete: false })));
  await act(async () =>
    inspections[0]?.resolve(createReport({ verdict: 'unsafe', findings: [error('ZIP-TRUNCATED')] })),
  );
  const zip = row('manual.zip');
  expect(zip.getByRole<HTMLOptionElement>('option', { name: 'Offline manual' }).disabled).toBe(true);
  expect(operation(zip)).toHaveProperty('value', 'document');
  expect(zip.getByText(/The archive is cut off/)).toBeTruthy();
});

test('the second of two equal files takes the place of the first when that is removed', async () => {
  const { user, choose, chooseMetadata, row, upload } = createAddDocuments();
  await choose(createPdf());
  await choose(createPdf());
  expect(screen.getByText('This file is already in the list.')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Remove' })[0]!);
  await waitFor(() => expect(screen.queryByText('This file is already in the list.')).toBeNull());
  expect(displayName(row('report.pdf')).value).toBe('report');
  await chooseMetadata();
  expect(await upload()).toMatchObject([{ displayName: 'report', operation: 'document' }]);
});

test('a file that was chosen twice is handed over once, and its match leaves the list with it', async () => {
  const { choose, chooseMetadata, upload } = createAddDocuments();
  await choose(createPdf());
  await choose(createPdf(), createPdf('other.pdf', '%PDF-1.7 other'));
  await chooseMetadata();
  expect((await upload()).map(({ file }) => file.name)).toEqual(['report.pdf', 'other.pdf']);
  await waitFor(() => expect(rowNames()).toEqual([]));
});

test('a file whose reading never ends does not hold up the others once it is removed', async () => {
  const { user, choose, chooseMetadata, row, submit, uploaded } = createAddDocuments();
  const stuck = createPdf('on-a-dead-share.pdf');
  stuck.slice = () => fakeOf<Blob>({ arrayBuffer: () => new Promise(() => {}) });
  await choose(createPdf(), stuck);
  await chooseMetadata();
  await submit();
  await user.click(row('on-a-dead-share.pdf').getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(uploaded).toHaveLength(1));
  expect(uploaded[0]?.map(({ file }) => file.name)).toEqual(['report.pdf']);
});

test('a name of marks that nobody sees is no name', async () => {
  const { user, choose, chooseMetadata, row, submit } = createAddDocuments();
  await choose(createPdf());
  await chooseMetadata();
  await user.clear(displayName(row('report.pdf')));
  await user.type(displayName(row('report.pdf')), '\u200B\u2060 ');
  await submit();
  expect(await screen.findByRole('link', { name: 'Enter a display name for report.pdf' })).toBeTruthy();
});

test('without files nothing is asked for any more', async () => {
  const { user, choose, submit } = createAddDocuments();
  await choose(createPdf());
  await submit();
  await screen.findByText('There is a problem');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('There is a problem')).toBeNull());
});

test('the title of a manual does not change a name that somebody is about to type', async () => {
  const { choose, inspections, row } = createAddDocuments();
  await choose(createZipHead());
  await waitFor(() => expect(inspections).toHaveLength(1));
  displayName(row('manual.zip')).focus();
  await act(async () => inspections[0]?.resolve(createReport({ title: 'Press 42' })));
  expect(displayName(row('manual.zip')).value).toBe('manual');
});

test('what is not taken stays in the list with what was typed', async () => {
  const onUpload = vi.fn(() => false);
  const { choose, chooseMetadata, row, submit, user } = createAddDocuments({ onUpload });
  await choose(createPdf());
  await chooseMetadata();
  await user.type(displayName(row('report.pdf')), ' of May');
  await submit();
  await waitFor(() => expect(onUpload).toHaveBeenCalledOnce());
  expect(displayName(row('report.pdf')).value).toBe('report of May');
});

test('what is uploaded between two queues goes to the next one, without another press', async () => {
  const onUpload = vi.fn(() => false);
  const { choose, chooseMetadata, submit, change } = createAddDocuments({ onUpload });
  await choose(createPdf());
  await chooseMetadata();
  await submit();
  await waitFor(() => expect(onUpload).toHaveBeenCalledOnce());
  const next = vi.fn(() => true);
  change({ onUpload: next });
  await waitFor(() => expect(next).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('group', { name: 'report.pdf' })).toBeNull());
  change({ onUpload: vi.fn(() => true) });
  expect(next).toHaveBeenCalledOnce();
});

test('an id of marks that nobody sees is none', async () => {
  const { user, choose, submit, uploaded } = createAddDocuments({ choices: {} });
  await choose(createPdf());
  await user.type(screen.getByRole('textbox', { name: 'Owning organization' }), '\u200b');
  await user.type(screen.getByRole('textbox', { name: 'Category' }), 'c-1');
  await submit();
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Enter an organization',
  ]);
  expect(uploaded).toEqual([]);
});

/** Files of a folder as the browser gives them. */
const inFolder = (...paths: readonly string[]): readonly File[] =>
  paths.map((path) =>
    Object.defineProperty(
      new File(['<p>page'], path.slice(path.lastIndexOf('/') + 1)),
      'webkitRelativePath',
      {
        value: path,
      },
    ),
  );

const pack = (manual: ManualFolder) => packManual(manual, { scheduling: uninterruptedScheduling });

test('[PACK-9] a folder that would make a refused manual says why and of which files, and can go as single files', async () => {
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
  expect(alert.getByText(/^This folder can’t be uploaded as a manual\./)).toBeTruthy();
  const reasons = alert.getAllByRole('listitem').map((item) => item.textContent);
  expect(reasons).toEqual([
    'A file name is dangerous: x:y.html',
    'A file name is dangerous: sub/a[U+202E]b.html',
    'Two names are the same on Windows or macOS: a.html',
  ]);
  expect(screen.queryByRole('group', { name: 'Press.zip' })).toBeNull();
  await user.click(offer.getByRole('button', { name: 'As 5 separate files' }));
  await waitFor(() => expect(rowNames()).toHaveLength(5));
});
