import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { createAddDocuments, createPdf } from '../support/dom/add-documents.tsx';
import { rowNames, displayName, inFolder, statusOfForm, setForRows } from '../support/dom/file-rows.ts';

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
  // Its border would stand beside that of the card.
  expect(document.querySelector('.files')).not.toBeVisible();
  expect(onUnsentChange).toHaveBeenLastCalledWith(0);
});

test('a form that is submitted twice within one task hands its files over once', async () => {
  const { choose, chooseMetadata, handedOver } = createAddDocuments();
  await choose(createPdf());
  await chooseMetadata();
  const form = document.querySelector('form')!;
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await waitFor(() => expect(rowNames()).toEqual([]));
  expect(handedOver).toHaveLength(1);
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
    expect(screen.getAllByText(message)[0]).toBeVisible();
  }
  expect(statusOfForm()).toHaveTextContent('3 fields to complete');
  await user.click(displayName(row('a.pdf')));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(organization).toHaveFocus();
  expect(displayName(row('a.pdf'))).toHaveValue('a');
  expect(uploaded).toEqual([]);
});

test('[UI-3] a second failed upload is announced again, also with the same errors', async () => {
  const { choose, submit } = createAddDocuments();
  await choose(createPdf());
  await submit();
  await waitFor(() => expect(statusOfForm()).toHaveTextContent('2 fields to complete'));
  const first = statusOfForm().firstChild;
  await submit();
  await waitFor(() => expect(statusOfForm().firstChild).not.toBe(first));
  expect(statusOfForm()).toHaveTextContent('2 fields to complete');
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
  await user.selectOptions(row('b.pdf').getByRole('combobox', { name: 'Category: b.pdf' }), 'Photo');
  await setForRows(add, ['a.pdf', 'b.pdf'], 'Organization', 'Halden');
  await waitFor(() => expect(screen.getByText('1 field to complete')).toBeVisible());
  expect(row('b.pdf').getByText(message)).toBeVisible();
  await user.type(displayName(row('b.pdf')), 'Plan');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  expect(await upload()).toMatchObject([
    { organizationId: 'org-2', categoryId: 'cat-1' },
    { organizationId: 'org-2', categoryId: 'cat-2' },
  ]);
});

test.each(['are uploaded', 'are removed at once', 'are removed one by one'])(
  '[ADD-18] after all files %s, no error is shown for the next ones until they are uploaded',
  async (ending) => {
    const add = createAddDocuments();
    const { user, choose, chooseMetadata, submit, row, upload, removeAll } = add;
    const category = (name: string) => row(name).getByRole('combobox', { name: `Category: ${name}` });
    await choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'));
    await submit();
    await waitFor(() => expect(category('a.pdf')).toBeInvalid());
    if (ending === 'are uploaded') {
      await chooseMetadata();
      await upload();
    } else if (ending === 'are removed at once') {
      await removeAll();
    } else {
      for (const name of ['a.pdf', 'b.pdf']) {
        await user.click(row(name).getByRole('button', { name: `Remove ${name}` }));
      }
    }
    await waitFor(() => expect(rowNames()).toEqual([]));
    await choose(new File(['c'], 'c.png', { type: 'image/png' }));
    expect(category('c.png')).toBeValid();
    expect(screen.getByRole('combobox', { name: 'Category' })).toBeValid();
    expect(
      screen.queryByText(/needs? a category|to complete/, { selector: 'p > span' }),
    ).not.toBeInTheDocument();
    await submit();
    await waitFor(() => expect(category('c.png')).toBeInvalid());
  },
);

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

test("AI processing is not offered if the deployment doesn't allow it", () => {
  createAddDocuments({ offerAi: false });
  expect(screen.queryByRole('checkbox', { name: 'Allow AI processing' })).not.toBeInTheDocument();
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

test('a defect during an upload is logged, and the files can be uploaded again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const defect = new Error('a defect');
  const onUpload = vi.fn<() => boolean>().mockReturnValue(true);
  onUpload.mockImplementationOnce(() => {
    throw defect;
  });
  const { choose, chooseMetadata, submit } = createAddDocuments({ onUpload });
  await choose(createPdf());
  await chooseMetadata();
  await submit();
  await waitFor(() => expect(log.mock.calls).toEqual([['The files could not be uploaded.', defect]]));
  log.mockClear();
  expect(rowNames()).toEqual(['report.pdf']);
  await submit();
  await waitFor(() => expect(rowNames()).toEqual([]));
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
  await user.keyboard('{Enter}{Enter}');
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
  expect(screen.getAllByText('2 of 3 shown')).toHaveLength(2);
  expect(screen.getByText('to complete')).toBeVisible();
  // A row leaves once another one is edited: a native list may choose with each press of an arrow key.
  await user.selectOptions(category('a.pdf'), 'Photo');
  expect(rowNames()).toEqual(['a.pdf', 'b.pdf']);
  category('b.pdf').focus();
  await waitFor(() => expect(rowNames()).toEqual(['b.pdf']));
  // With the last one, all of it goes: the error of the field for all, too.
  await user.selectOptions(category('b.pdf'), 'Photo');
  await waitFor(() => expect(rowNames()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']));
  expect(
    screen.queryByText(/needs? a category|of 3 shown/, { selector: 'p > span' }),
  ).not.toBeInTheDocument();
  expect(screen.queryByText('Select a category')).not.toBeInTheDocument();
  // Typing on changes no row that wasn't shown.
  await user.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: 'b.pdf' })).toHaveFocus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(uploaded.flat()).toHaveLength(3));
});

test('[ADD-19] once a category is set, files without one are counted before an upload, and "Upload" counts what "Show" hides', async () => {
  const { user, choose, row } = createAddDocuments();
  await choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'), createPdf('c.pdf', 'c'));
  expect(screen.queryByText(/without a category/)).not.toBeInTheDocument();
  await user.selectOptions(row('c.pdf').getByRole('combobox', { name: 'Category: c.pdf' }), 'Photo');
  const count = (await screen.findByText('2 files without a category')).parentElement!;
  expect(count).not.toHaveAttribute('data-tone');
  await user.click(within(count).getByRole('button', { name: 'Show' }));
  expect(rowNames()).toEqual(['a.pdf', 'b.pdf']);
  const upload = screen.getByRole('button', { name: 'Upload 3 documents' });
  expect(within(upload.parentElement!).getByText('2 of 3 shown')).toBeVisible();
  expect(screen.getByText('without a category')).toBeVisible();
  // A row that was completed stays only until something else is shown.
  await user.selectOptions(row('a.pdf').getByRole('combobox', { name: 'Category: a.pdf' }), 'Photo');
  expect(rowNames()).toEqual(['a.pdf', 'b.pdf']);
  const one = (await screen.findByText('1 file without a category')).parentElement!;
  await user.click(within(one).getByRole('button', { name: 'Show all' }));
  await user.click(within(one).getByRole('button', { name: 'Show' }));
  expect(rowNames()).toEqual(['b.pdf']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Manual');
  await waitFor(() => expect(rowNames()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']));
  expect(screen.queryByText(/without a category|of 3 shown/)).not.toBeInTheDocument();
});

test('[ADD-19] a value for selected files takes them out of the kind that is shown', async () => {
  const add = createAddDocuments();
  const { user } = add;
  await add.choose(...['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => createPdf(name, name)));
  await setForRows(add, ['d.pdf'], 'Category', 'Photo');
  const count = (await screen.findByText('3 files without a category')).parentElement!;
  await user.click(within(count).getByRole('button', { name: 'Show' }));
  await setForRows(add, ['a.pdf', 'b.pdf'], 'Category', 'Photo');
  expect(rowNames()).toEqual(['c.pdf']);
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

test('[ADD-24] the list is sorted on the page only, and a name that is typed moves no row', async () => {
  const { user, choose, chooseMetadata, row, upload } = createAddDocuments();
  const added = ['plan 10.pdf', 'Plan 2.pdf', 'photo.jpg'];
  await choose(...added.map((name, at) => createPdf(name, 'x'.repeat(at + 1))));
  await chooseMetadata();
  const sort = async (name: string) => {
    await user.click(screen.getAllByRole('button', { name: 'More options' })[0]!);
    await user.click(screen.getByRole('menuitemradio', { name, checked: false }));
  };
  await sort('Sort by size');
  expect(rowNames()).toEqual(added.toReversed());
  await sort('Sort by kind');
  expect(rowNames()).toEqual(['photo.jpg', 'plan 10.pdf', 'Plan 2.pdf']);
  await sort('Sort by name');
  expect(rowNames()).toEqual(['photo.jpg', 'Plan 2.pdf', 'plan 10.pdf']);
  await user.type(displayName(row('photo.jpg')), 'zz{Enter}');
  expect(displayName(row('Plan 2.pdf'))).toHaveFocus();
  expect((await upload()).map(({ file }) => file.name)).toEqual(added);
});

test('[ADD-24] files of a folder are sorted by it, where there is one', async () => {
  const { user, choose } = createAddDocuments();
  const open = () => user.click(screen.getAllByRole('button', { name: 'More options' })[0]!);
  await choose(createPdf('c.pdf', 'c'), createPdf('d.pdf', 'd'));
  await open();
  expect(screen.queryByRole('menuitemradio', { name: 'Sort by folder' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await choose(...inFolder('Press/b.pdf', 'Line/a.pdf'));
  await open();
  await user.click(await screen.findByRole('menuitemradio', { name: 'Sort by folder' }));
  const names = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Display name' });
  expect(names.map(({ value }) => value)).toEqual(['c', 'd', 'a', 'b']);
});
