import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createAddDocuments, createPdf } from '../support/dom/add-documents.tsx';
import { rowNames, displayName, shownMetadata, statusOfForm, setForRows } from '../support/dom/file-rows.ts';

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
  const bar = within(screen.getByRole('region', { name: '2 of 3 selected' }));
  await user.click(bar.getByRole('button', { name: 'Remove' }));
  expect(rowNames()).toEqual(['a.pdf']);
  // A single file can't be selected.
  expect(row('a.pdf').queryByRole('checkbox')).not.toBeInTheDocument();
  await choose(createPdf('d.pdf'));
  await user.click(screen.getByRole('checkbox', { name: 'Select all 2 files' }));
  await user.click(
    within(screen.getByRole('region', { name: '2 of 2 selected' })).getByRole('button', { name: 'Remove' }),
  );
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
});

test('[ADD-12] removed files are restored at their places with the typed values', async () => {
  const { user, choose, chooseMetadata, row, upload } = createAddDocuments();
  await choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'), createPdf('c.pdf', 'c'));
  await user.type(displayName(row('b.pdf')), ' of May');
  await user.click(row('a.pdf').getByRole('checkbox'));
  await user.click(row('b.pdf').getByRole('checkbox'));
  const bar = within(screen.getByRole('region', { name: '2 of 3 selected' }));
  await user.click(bar.getByRole('button', { name: 'Remove' }));
  expect(rowNames()).toEqual(['c.pdf']);
  expect(screen.getByText('2 files removed.', { selector: 'p > span' })).toBeVisible();
  expect(undo()).toHaveAccessibleDescription('2 files removed.');
  await user.click(undo()!);
  expect(rowNames()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  await chooseMetadata();
  expect((await upload()).map(({ displayName: name }) => name)).toEqual(['a', 'b of May', 'c']);
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
    await setForRows(add, ['a.pdf', 'IMG_2041.jpg'], 'Organization', 'Halden');
    expect(undo()).toBeVisible();
    await step();
    expect(undo()).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  }
});

test('[UI-3] the removal of a second file is announced, too', async () => {
  const { user, choose, row } = createAddDocuments();
  await choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'), createPdf('c.pdf', 'c'));
  await user.click(row('a.pdf').getByRole('button', { name: 'Remove a.pdf' }));
  expect(statusOfForm()).toHaveTextContent('1 file removed.');
  const first = statusOfForm().firstChild;
  await user.click(row('b.pdf').getByRole('button', { name: 'Remove b.pdf' }));
  expect(statusOfForm()).toHaveTextContent('1 file removed.');
  expect(statusOfForm().firstChild).not.toBe(first);
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

test('files that cannot be uploaded are removed together', async () => {
  const { user, choose } = createAddDocuments();
  await choose(createPdf('a.pdf'), new File([], 'b.pdf'), new File([], 'c.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Remove them' }));
  expect(rowNames()).toEqual(['a.pdf']);
});

test('[ADD-12] all files are removed at once, and restored at once with their values; one file has its own button', async () => {
  const { user, removeAll, choose, submit, row } = createAddDocuments();
  await choose(createPdf('a.pdf', 'a'));
  expect(screen.queryByRole('button', { name: 'More options' })).not.toBeInTheDocument();
  await choose(createPdf('b.pdf', 'b'), createPdf('empty.pdf', ''));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Owning organization' }), 'Halden');
  await user.type(displayName(row('a.pdf')), ' of May');
  await submit();
  await screen.findByText('2 files need a category', { selector: 'p > span' });
  await removeAll();
  expect(rowNames()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rowNames()).toEqual(['a.pdf', 'b.pdf', 'empty.pdf']);
  expect(displayName(row('a.pdf'))).toHaveValue('a of May');
  expect(shownMetadata()).toEqual(['org-2', '']);
});
