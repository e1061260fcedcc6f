import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createAddDocuments, createPdf } from '../support/dom/add-documents.tsx';
import {
  displayName,
  rowNames,
  shownMetadata,
  statusOfForm,
  selectRows,
  setForRows,
  setInSheet,
  chooseForRows,
} from '../support/dom/file-rows.ts';
import { createMemory } from '../support/memory.ts';

test('selected rows can have their own organization or category, and show it', async () => {
  const add = createAddDocuments();
  await add.choose(createPdf('a.pdf'), createPdf('b.pdf'), createPdf('c.pdf'));
  await add.chooseMetadata();
  await setForRows(add, ['b.pdf', 'c.pdf'], 'Category', 'Photo');
  expect(screen.queryByRole('region', { name: /selected$/ })).not.toBeInTheDocument();
  expect(statusOfForm()).toHaveTextContent(/^2 files: Photo$/);
  expect(add.row('b.pdf').getByRole('combobox', { name: 'Category: b.pdf' })).toHaveValue('cat-2');
  expect(add.row('a.pdf').getByRole('combobox', { name: 'Category: a.pdf' })).toHaveValue('');
  expect(await add.upload()).toMatchObject([
    { organizationId: 'org-1', categoryId: 'cat-1' },
    { organizationId: 'org-1', categoryId: 'cat-2' },
    { organizationId: 'org-1', categoryId: 'cat-2' },
  ]);
});

test.each(['Use default', 'Undo'])('the category of selected rows is undone by "%s"', async (name) => {
  const add = createAddDocuments();
  await add.choose(createPdf('a.pdf'), createPdf('b.pdf'));
  await add.chooseMetadata();
  await setForRows(add, ['a.pdf', 'b.pdf'], 'Category', 'Photo');
  const category = add.row('a.pdf').getByRole('combobox', { name: 'Category: a.pdf' });
  expect(category).toHaveValue('cat-2');
  if (name === 'Undo') await add.user.click(screen.getByRole('button', { name }));
  else await chooseForRows(add, await selectRows(add, ['a.pdf']), name);
  expect(statusOfForm()).toHaveTextContent(name === 'Undo' ? /^Undone\.$/ : /^Category: 1 file changed\.$/);
  await waitFor(() => expect(category).toHaveValue(''));
  const other = name === 'Undo' ? 'cat-1' : 'cat-2';
  expect(await add.upload()).toMatchObject([{ categoryId: 'cat-1' }, { categoryId: other }]);
});

test("values for all aren't required if every row has its own", async () => {
  const add = createAddDocuments();
  await add.choose(createPdf('a.pdf'));
  await add.submit();
  await screen.findByText('2 fields to complete', { selector: 'p > span' });
  await setInSheet(add, 'a.pdf', { Organization: 'Halden', Category: 'Photo' });
  await waitFor(() =>
    expect(screen.queryByText(/to complete$/, { selector: 'p > span' })).not.toBeInTheDocument(),
  );
  expect(await add.upload()).toMatchObject([{ organizationId: 'org-2', categoryId: 'cat-2' }]);
});

test('[ADD-13] only a row’s own values are applied to the files below, and the command says before how many have others', async () => {
  const add = createAddDocuments({ limits: { maxFileSizeBytes: 100 } });
  const tooLarge = createPdf('x.pdf', 'x'.repeat(200));
  await add.choose(createPdf('a.pdf'), createPdf('b.pdf'), tooLarge, createPdf('c.pdf'), createPdf('d.pdf'));
  await setInSheet(add, 'c.pdf', { Category: 'Photo' });
  await setInSheet(add, 'b.pdf', { Organization: 'Halden' });
  await chooseForRows(add, await selectRows(add, ['b.pdf']), 'Apply to 2 files below');
  expect(statusOfForm()).toHaveTextContent(/^Organization: 2 files changed\.$/);
  await setInSheet(add, 'd.pdf', { Organization: 'Nordwerk' });
  const bar = await selectRows(add, ['b.pdf']);
  await add.user.click(bar.getByRole('button', { name: 'More options' }));
  expect(bar.getByRole('menuitem', { name: 'Apply to 2 files below, 1 has its own' })).toBeVisible();
  await add.user.keyboard('{Escape}');
  await add.user.click(bar.getByRole('button', { name: 'Clear' }));
  await add.user.click(add.row('d.pdf').getByRole('button', { name: 'Remove d.pdf' }));
  // There is nothing below the last one.
  await add.user.click((await selectRows(add, ['c.pdf'])).getByRole('button', { name: 'More options' }));
  expect(screen.queryByRole('menuitem', { name: /^Apply to/ })).not.toBeInTheDocument();
  await add.user.keyboard('{Escape}');
  await add.chooseMetadata();
  expect(await add.upload()).toMatchObject([
    { organizationId: 'org-1', categoryId: 'cat-1' },
    { organizationId: 'org-2', categoryId: 'cat-1' },
    { organizationId: 'org-2', categoryId: 'cat-2' },
  ]);
});

test('[ADD-14] AI processing is chosen for all files, and differently for some', async () => {
  const add = createAddDocuments();
  await add.choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'));
  await add.chooseMetadata();
  await add.user.click(screen.getByRole('checkbox', { name: 'Allow AI processing' }));
  await chooseForRows(add, await selectRows(add, ['b.pdf']), 'No AI processing');
  expect(add.row('b.pdf').getByText('No AI processing')).toBeVisible();
  const documents = await add.upload();
  expect(documents.map(({ aiEnabled }) => aiEnabled)).toEqual([true, undefined]);
});

test('[ADD-15] a used suggestion is the category of its row, and is offered again once that is removed', async () => {
  const { user, choose, chooseMetadata, row, upload } = createAddDocuments();
  await choose(createPdf('a.pdf', 'a'), createPdf('IMG_2041.jpg', 'b'));
  await chooseMetadata();
  const offer = () => row('IMG_2041.jpg').queryByRole('button', { name: 'Use category “Photo”' });
  const category = row('IMG_2041.jpg').getByRole('combobox', { name: 'Category: IMG_2041.jpg' });
  expect(offer()).toHaveTextContent(/^Photo\?$/);
  await user.click(offer()!);
  expect(offer()).not.toBeInTheDocument();
  expect(category).toHaveValue('cat-2');
  expect(screen.getByRole('group', { name: 'IMG_2041.jpg' })).toHaveFocus();
  await user.selectOptions(category, '');
  expect(offer()).toBeVisible();
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
  expect(row('IMG_1.jpg').getByRole('combobox', { name: 'Category: IMG_1.jpg' })).toHaveValue('cat-2');
  expect((await upload()).map(({ categoryId }) => categoryId)).toEqual([
    'cat-2',
    'cat-2',
    'cat-1',
    'cat-1',
    'cat-2',
  ]);
});

test('[ADD-19] "Show" lists only files with a suggestion, which are used together', async () => {
  const { user, choose } = createAddDocuments();
  const names = ['a.pdf', 'IMG_1.jpg', 'b.pdf', 'IMG_2.jpg'];
  await choose(...names.map((name) => createPdf(name, name)));
  const use = screen.getByRole('button', { name: 'Use 2 suggestions' });
  await user.click(within(use.parentElement!).getByRole('button', { name: 'Show' }));
  expect(rowNames()).toEqual(['IMG_1.jpg', 'IMG_2.jpg']);
  await user.click(use);
  await waitFor(() => expect(rowNames()).toEqual(names));
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
  expect(statusOfForm()).toHaveTextContent(/^1 of 2 selected$/);
  const bar = within(screen.getByRole('region', { name: '1 of 2 selected' }));
  await user.click(bar.getByRole('button', { name: 'Set category' }));
  await user.keyboard('Photo');
  // Ends a conversion of an input method.
  fireEvent.keyDown(bar.getByRole('combobox'), { key: 'Escape', isComposing: true });
  expect(bar.getByRole('combobox')).toHaveValue('Photo');
  await user.keyboard('{Escape}');
  await user.click(bar.getByRole('button', { name: 'Clear' }));
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

test('a single pasted line is ordinary text', async () => {
  const { user, choose, row } = createAddDocuments();
  await choose(createPdf('a.pdf'), createPdf('b.pdf'));
  await user.clear(displayName(row('a.pdf')));
  await user.paste('Pump');
  expect(displayName(row('a.pdf'))).toHaveValue('Pump');
  expect(displayName(row('b.pdf'))).toHaveValue('b');
});

test('[ADD-22] files need an organization and a category, and later ones on the same asset nothing more', async () => {
  const memory = createMemory();
  const { choose, chooseMetadata, unmount, upload } = createAddDocuments({ memory });
  await choose(createPdf(), createPdf('plan.pdf', 'plan'));
  await chooseMetadata();
  expect(await upload()).toHaveLength(2);
  await choose(createPdf('more.pdf', 'more'));
  expect(await upload()).toHaveLength(1);
  unmount();
  const later = createAddDocuments({ memory });
  await later.choose(createPdf('next.pdf', 'next'));
  expect(shownMetadata()).toEqual(['org-1', 'cat-1']);
  expect(await later.upload()).toMatchObject([{ organizationId: 'org-1', categoryId: 'cat-1' }]);
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
  const { user, removeAll, choose, store, unmount } = createAddDocuments({ memory });
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
  unmount();
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
