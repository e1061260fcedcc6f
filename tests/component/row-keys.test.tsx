import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createAddDocuments, createPdf, createZipHead } from '../support/dom/add-documents.tsx';
import { displayName, operation, rowNames, statusOfForm } from '../support/dom/file-rows.ts';

const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'];
const group = (name: string) => screen.getByRole('group', { name });
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const selected = () =>
  names.filter((name) => screen.queryByRole('checkbox', { name: `Select ${name}`, checked: true }));

async function createList() {
  const add = createAddDocuments();
  await add.choose(...names.map((name) => createPdf(name, name)));
  return add;
}

test('[ADD-30] one row is in the tab order: Tab comes to the row that had focus last, also from below', async () => {
  const { user, row } = await createList();
  const inTabOrder = () => names.filter((name) => group(name).tabIndex === 0);
  expect(inTabOrder()).toEqual(['a.pdf']);
  await user.click(displayName(row('c.pdf')));
  expect(inTabOrder()).toEqual(['c.pdf']);
  screen.getByRole('button', { name: 'Keyboard shortcuts' }).focus();
  await user.tab();
  expect(group('c.pdf')).toHaveFocus();
  screen.getByRole('button', { name: /^Upload 5/ }).focus();
  await user.tab({ shift: true });
  expect(group('c.pdf')).toHaveFocus();
});

test('[ADD-30] a field keeps the focus after Tab has left the page, where the key is released', async () => {
  const { user, row } = await createList();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await user.click(displayName(row('c.pdf')));
  expect(displayName(row('c.pdf'))).toHaveFocus();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.blur(window);
  act(() => displayName(row('e.pdf')).focus());
  expect(displayName(row('e.pdf'))).toHaveFocus();
});

test('[ADD-30] keys of a row go to others, edit its name and come back, remove it and show all keys', async () => {
  const { user, row } = await createList();
  group('a.pdf').focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(group('c.pdf')).toHaveFocus();
  await user.keyboard('{End}{ArrowDown}{ArrowUp}');
  expect(group('d.pdf')).toHaveFocus();
  await user.keyboard('{Home}{F2}x{ArrowDown}');
  expect(displayName(row('b.pdf'))).toHaveFocus();
  await user.keyboard('Pump{Escape}');
  expect(displayName(row('b.pdf'))).toHaveFocus();
  expect(displayName(row('b.pdf'))).toHaveValue('b');
  await user.keyboard('{Escape}');
  expect(group('b.pdf')).toHaveFocus();
  await user.keyboard('?');
  const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(keys.getByText('Remove the file or the selected files')).toBeVisible();
  await user.click(keys.getByRole('button', { name: 'Close' }));
  group('b.pdf').focus();
  await user.keyboard('{Delete}');
  expect(rowNames()).toEqual(['a.pdf', 'c.pdf', 'd.pdf', 'e.pdf']);
  expect(group('c.pdf')).toHaveFocus();
  expect(displayName(row('a.pdf'))).toHaveValue('x');
});

test('[ADD-30] arrow keys on a box or button go to that of the next row', async () => {
  const { user, row } = await createList();
  box('a.pdf').focus();
  await user.keyboard('{ArrowDown}');
  expect(box('b.pdf')).toHaveFocus();
  row('b.pdf').getByRole('button', { name: 'Remove b.pdf' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(row('c.pdf').getByRole('button', { name: 'Remove c.pdf' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(group('c.pdf')).toHaveFocus();
});

test('[ADD-20] Enter on how a ZIP is uploaded goes to that of the next row', async () => {
  const { user, choose, row } = createAddDocuments();
  await choose(createZipHead('a.zip'), createZipHead('b.zip'));
  const operationOf = (name: string) => operation(row(name));
  operationOf('a.zip').focus();
  await user.keyboard('{Enter}');
  expect(operationOf('b.zip')).toHaveFocus();
});

test('[ADD-30] arrow keys on a button of a file that can’t be uploaded go on from there', async () => {
  const { user, choose, row } = createAddDocuments();
  const locked = Object.assign(createPdf('c.pdf', 'c'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  });
  await choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'), locked, createPdf('d.pdf', 'd'));
  (await row('c.pdf').findByRole('button', { name: 'Retry c.pdf' })).focus();
  await user.keyboard('{ArrowDown}');
  expect(group('d.pdf')).toHaveFocus();
});

test('[ADD-30] a key of a row goes to its category, and sets that of the selected rows', async () => {
  const { user, row } = await createList();
  const category = (name: string) => row(name).getByRole('combobox', { name: /^Category/ });
  group('b.pdf').focus();
  await user.keyboard('c');
  expect(category('b.pdf')).toHaveFocus();
  await user.keyboard('{Escape} {Shift>}{ArrowDown}{/Shift}');
  await user.keyboard('cphoto{Enter}');
  expect(statusOfForm()).toHaveTextContent(/2 files: Photo/);
  for (const name of ['b.pdf', 'c.pdf']) expect(category(name)).toHaveDisplayValue('Photo');
  expect(category('d.pdf')).toHaveValue('');
  // On an Arabic keyboard.
  fireEvent.keyDown(group('e.pdf'), { key: 'ؤ', code: 'KeyC' });
  expect(category('e.pdf')).toHaveFocus();
});

test('[ADD-12] "Undo" goes to the row that it restores', async () => {
  const { user } = await createList();
  group('b.pdf').focus();
  await user.keyboard('{Delete}');
  expect(statusOfForm()).toHaveTextContent(/^1 file removed\./);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(group('b.pdf')).toHaveFocus();
});

test('Enter in the sheet of a row closes it, unless it confirms a conversion of an input method', async () => {
  const { user, row } = await createList();
  await user.click(row('b.pdf').getByRole('button', { name: 'More options b.pdf' }));
  const sheet = screen.getByRole('dialog', { name: 'b.pdf' });
  const name = within(sheet).getByRole('textbox', { name: 'Display name' });
  fireEvent.keyDown(name, { key: 'Enter', isComposing: true });
  expect(sheet).toBeInTheDocument();
  fireEvent.keyDown(name, { key: 'Enter' });
  expect(sheet).not.toBeInTheDocument();
});

test('[ADD-15] after a suggestion is used, focus is on the next one below, otherwise on the row', async () => {
  const { user, choose } = createAddDocuments();
  await choose(...['IMG_1.jpg', 'a.pdf', 'IMG_2.jpg'].map((name) => createPdf(name, name)));
  const [first, second] = screen.getAllByRole('button', { name: /^Use category/ });
  first!.focus();
  await user.keyboard('{Enter}');
  expect(second).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(group('IMG_2.jpg')).toHaveFocus();
});

test('[ADD-31] Shift and arrow keys select a range, and Ctrl+A all rows', async () => {
  const { user } = await createList();
  group('b.pdf').focus();
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
  expect(selected()).toEqual(['b.pdf', 'c.pdf']);
  await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
  expect(selected()).toEqual(['a.pdf', 'b.pdf']);
  await user.keyboard('{End} {Shift>}{ArrowUp}{/Shift}');
  expect(selected()).toEqual(['a.pdf', 'b.pdf', 'd.pdf', 'e.pdf']);
  expect(statusOfForm()).toHaveTextContent(/^4 of 5 selected$/);
  await user.keyboard('{Control>}a{/Control}');
  expect(selected()).toEqual(names);
});

test('[ADD-31] a click with Shift does the same with all rows from the last click on', async () => {
  const { user } = await createList();
  await user.click(box('b.pdf'));
  await user.keyboard('{Shift>}');
  await user.click(box('d.pdf'));
  expect(selected()).toEqual(['b.pdf', 'c.pdf', 'd.pdf']);
  await user.click(box('a.pdf'));
  expect(selected()).toEqual(['a.pdf', 'b.pdf']);
  await user.keyboard('{/Shift}');
  await user.click(box('a.pdf'));
  await user.keyboard('{Shift>}');
  await user.click(box('b.pdf'));
  expect(selected()).toEqual([]);
});
