import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createFormats } from '#i18n/formats.ts';

import { watchUnannounced } from '../support/dom/live-regions.ts';
import { actionsOf, press } from '../support/dom/press.ts';
import { createFile, createLiveList, row, rowNames } from '../support/dom/uploads-list.tsx';
import { createJob } from '../support/fakes/queue-fakes.ts';

const lists = {
  organizations: [
    { id: 'org-1', name: 'Nordwerk' },
    { id: 'org-2', name: 'Südwerk' },
  ],
  categories: [{ id: 'category-1', name: 'Drawing' }],
  offerAi: true,
};

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Display name' });

test('a paused upload is stopped at once and sent from the beginning when it is resumed', async () => {
  const { user, add, attempts, settle } = createLiveList();
  await add('a');
  await press(user, row('One'), 'Pause');
  expect(attempts[0]?.signal.aborted).toBe(true);
  expect(row('One').getByText('Paused')).toBeVisible();
  expect(row('One').getByText('Paused. The upload restarts from the beginning.')).toBeVisible();
  await press(user, row('One'), 'Resume');
  await settle();
  expect(attempts).toHaveLength(2);
  expect(row('One').getByText('Uploading')).toBeVisible();
});

test('an upload is cancelled and retried from its row, and no other is affected', async () => {
  const { user, add, attempts, settle } = createLiveList();
  await add('a', 'b');
  await press(user, row('One'), 'Cancel');
  expect(attempts.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(row('One').getByText('Cancelled')).toBeVisible();
  await press(user, row('One'), 'Retry');
  await settle();
  expect(attempts.map(({ job }) => job.displayName)).toEqual(['One', 'Two', 'One']);
});

test("an upload isn't sent while it is edited, and is sent with the saved values", async () => {
  const { user, add, attempts, settle } = createLiveList({ concurrency: 1, choices: lists });
  await add('a', 'b');
  await press(user, row('Two'), 'Edit details');
  expect(nameField()).toHaveFocus();
  expect(row('Two').getByText('Nothing is sent while you edit.')).toBeVisible();
  attempts[0]!.store();
  await settle();
  expect(attempts).toHaveLength(1);
  await user.clear(nameField());
  await user.type(nameField(), '  Pru\u0308fung 2 ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Organization' }), 'Südwerk');
  await user.click(screen.getByRole('checkbox', { name: 'Allow AI processing' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await settle();
  expect(attempts[1]?.job).toMatchObject({
    displayName: 'Prüfung 2',
    organizationId: 'org-2',
    categoryId: 'category-1',
    aiEnabled: true,
  });
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('details follow the rules of new documents; errors are shown at their fields', async () => {
  const { user, add, queue } = createLiveList({
    concurrency: 1,
    choices: { ...lists, categories: [{ id: 'other', name: 'Other' }] },
  });
  await add('a', 'b');
  await press(user, row('Two'), 'Edit details');
  await user.clear(nameField());
  await user.type(nameField(), '\u200B ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Organization' }), 'Choose…');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a display name for Two.pdf')).toBeVisible();
  expect(screen.getByText('Select an organization')).toBeVisible();
  // Its category is no longer in any list.
  expect(screen.getByText('Select a category')).toBeVisible();
  expect(nameField()).toHaveFocus();
  expect(queue.getSnapshot()[1]?.job.displayName).toBe('Two');
});

test('a failed upload is saved and retried with one click', async () => {
  const { user, add, attempts, settle } = createLiveList();
  await add('a');
  attempts[0]!.fail({ code: 'http', status: 400 });
  await settle();
  await press(user, row('One'), 'Edit and retry');
  expect(row('One').getByText('The service rejected this upload.')).toBeVisible();
  await user.type(nameField(), ' more');
  await user.click(screen.getByRole('button', { name: 'Save and retry' }));
  await settle();
  expect(attempts[1]?.job.displayName).toBe('One more');
});

test('Escape ends an edit in which nothing was typed, and otherwise leads to "Discard changes"', async () => {
  const { user, add } = createLiveList({ concurrency: 1 });
  await add('a', 'b');
  await press(user, row('Two'), 'Edit details');
  // Ends a conversion of an input method.
  fireEvent.keyDown(nameField(), { key: 'Escape', isComposing: true });
  expect(nameField()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  await press(user, row('Two'), 'Edit details');
  await user.type(nameField(), ' of May');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Discard changes' })).toHaveFocus();
});

test('typed values survive opening another page', async () => {
  const { user, add, show } = createLiveList({ concurrency: 1 });
  await add('a', 'b');
  await press(user, row('Two'), 'Edit details');
  await user.type(nameField(), ' of May');
  show(false);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  show(true);
  expect(nameField()).toHaveValue('Two of May');
});

test('[UI-3] an upload that started while it was edited says that it has the previous details', async () => {
  const { user, add, attempts, queue, settle } = createLiveList({ concurrency: 1 });
  await add('a', 'b');
  await press(user, row('Two'), 'Edit details');
  const unannounced = watchUnannounced();
  act(() => queue.resume(queue.getSnapshot()[1]!.id));
  attempts[0]!.store();
  await settle();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  const tooLate = row('Two').getByText('Too late: the upload was already sent with the previous details.');
  expect(tooLate).toBeVisible();
  expect(row('Two').getAllByRole('status')).toContain(tooLate.parentElement);
  expect(unannounced()).toEqual([]);
});

test('a match whose row was dismissed says that it is stored, without a link', async () => {
  const { user, add, attempts, settle } = createLiveList();
  await add('same', 'same');
  attempts[0]!.store();
  await settle();
  await press(user, row('One'), 'Remove from list');
  await user.click(screen.getByRole('button', { name: 'Hide this message' }));
  const two = row('Two');
  expect(two.getByText('Identical to a document that was stored before. Not sent.')).toBeVisible();
  const actions = await actionsOf(user, two);
  expect(actions).toContain('Upload anyway');
  expect(actions).not.toContain('Show match');
});

test('a match in the list waits for a decision: it leads to the other upload and marks it, and can be sent anyway or removed', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const { user, add, attempts, settle } = createLiveList();
  await add('same', 'same', 'same');
  expect(attempts).toHaveLength(1);
  const two = row('Two');
  expect(two.getByText('Duplicate: review')).toBeVisible();
  expect(two.getByText('Identical to “One” in this list. Not sent.')).toBeVisible();
  await press(user, row('Two'), 'Show match');
  const one = screen.getByRole('group', { name: 'One' });
  expect(one).toHaveFocus();
  expect(one).toHaveAttribute('data-found');
  await press(user, row('Two'), 'Skip');
  expect(one).not.toHaveAttribute('data-found');
  expect(rowNames()).toEqual(['Three', 'One']);
  attempts[0]!.store();
  await settle();
  await press(user, row('Three'), 'Upload anyway');
  await settle();
  expect(attempts).toHaveLength(2);
});

test('[DUPLICATE-6] a match with a stored document shows its date and name, and links the document', async () => {
  const endedAt = Date.UTC(2026, 10, 20, 9, 41);
  const { add, attempts } = createLiveList({
    storedBefore: { a: { displayName: 'Pump plan', documentId: 'doc-7', endedAt } },
  });
  await add('a');
  const time = createFormats('en').dateTime(endedAt);
  const link = row('One').getByRole('link', { name: 'Pump plan' });
  expect(link).toHaveAttribute('href', '/library/doc-7');
  expect(link.closest('p')?.textContent).toBe(
    `Identical to “Pump plan”, stored for PRESS-0042 from this device on ${time}. Not sent.`,
  );
  expect(attempts).toEqual([]);
});

test('a missing file can be selected again; a different one is reported in place, and nothing is lost', async () => {
  const { user, add, attempts, settle } = createLiveList();
  await add('content');
  attempts[0]!.fail({ code: 'file-gone' });
  await settle();
  expect(
    row('One').getByText(
      'The file is no longer on this device. Select it again to continue: One.pdf, 7 bytes.',
    ),
  ).toBeVisible();
  const input = screen.getByLabelText('File of One');
  await user.upload(input, createFile('another', 'Two.pdf'));
  expect(
    await row('One').findByText(
      'Two.pdf is a different file. Select One.pdf (7 bytes) as it was when you added it.',
    ),
  ).toBeVisible();
  expect(attempts).toHaveLength(1);
  await user.upload(input, createFile('content', 'renamed.pdf'));
  await settle();
  expect(attempts[1]?.job.file.name).toBe('One.pdf');
  expect(row('One').getByText('Uploading')).toBeVisible();
});

const listButton = (name: string) => screen.queryByRole('button', { name });

test('all uploads are paused and resumed at once, except those that wait for a decision', async () => {
  const { user, add, attempts, settle } = createLiveList();
  await add('a', 'b', 'a');
  await user.click(listButton('Pause all')!);
  expect(attempts.every(({ signal }) => signal.aborted)).toBe(true);
  expect(row('Two').getByText('Paused')).toBeVisible();
  expect(listButton('Pause all')).not.toBeInTheDocument();
  // The button is gone, and focus is at a useful place.
  expect(screen.getByRole('heading', { name: 'Uploads' })).toHaveFocus();
  await user.click(listButton('Resume all')!);
  await settle();
  expect(attempts).toHaveLength(4);
  expect(row('Three').getByText('Duplicate: review')).toBeVisible();
});

test('all failed uploads that can be retried are retried at once', async () => {
  const { user, add, attempts, settle } = createLiveList();
  await add('a', 'b', 'c', 'd');
  attempts[0]!.fail({ code: 'http', status: 404 });
  attempts[1]!.fail({ code: 'http', status: 404 });
  attempts[2]!.fail({ code: 'file-empty' });
  await settle();
  expect(attempts).toHaveLength(4);
  await user.click(listButton('Retry all')!);
  await settle();
  expect(attempts.slice(4).map(({ job }) => job.displayName)).toEqual(['One', 'Two']);
  expect(row('Three').getByText('Failed')).toBeVisible();
});

test('[LIST-9] missing files are selected at once', async () => {
  const { user, add, attempts, settle } = createLiveList();
  await add('a', 'b', 'c');
  for (const attempt of attempts) attempt.fail({ code: 'file-gone' });
  await settle();
  const input = screen.getByLabelText('Select files', { selector: 'input' });
  await user.upload(input, [createFile('x', 'x.pdf')]);
  await settle();
  expect(screen.getByText(/^None of these files is missing\./)).toBeVisible();
  await user.upload(
    input,
    attempts.slice(0, 2).map(({ job }) => job.file),
  );
  await settle();
  expect(attempts.slice(3).map(({ job }) => job.displayName)).toEqual(['One', 'Two']);
  expect(row('Three').getByRole('button', { name: 'Select file Three' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Select files' })).not.toBeInTheDocument();
});

test('[LIST-6] several decisions are made at once, and the page’s ended uploads are cleared', async () => {
  const { user, add, attempts, queue, settle } = createLiveList({
    storedBefore: {
      a: { displayName: 'A', endedAt: 1 },
      b: { displayName: 'B', endedAt: 1 },
    },
  });
  act(
    () =>
      void queue.enqueue([
        createJob({ displayName: 'Elsewhere', assetId: 'TANK-007', file: createFile('x', 'x.pdf') }),
      ]),
  );
  await settle();
  attempts.shift()!.store();
  await settle();
  await add('a', 'b', 'c', 'd');
  await user.click(listButton('Upload all anyway')!);
  await settle();
  attempts[0]!.store();
  attempts[1]!.store();
  await settle();
  act(() => queue.cancel(queue.getSnapshot()[1]!.id));
  expect(attempts.map(({ job }) => job.displayName)).toEqual(['Three', 'Four', 'One', 'Two']);
  await press(user, within(screen.getByRole('region', { name: 'Uploads' })), 'Clear finished');
  expect(rowNames()).toEqual(['Two', 'Elsewhere']);
});

test('uploads being edited are left out of actions for all', async () => {
  const { user, add, queue } = createLiveList({ concurrency: 1 });
  await add('a', 'b', 'c');
  await press(user, row('Two'), 'Edit details');
  await user.click(listButton('Pause all')!);
  await user.click(listButton('Resume all')!);
  const stands = queue
    .getSnapshot()
    .map((upload) => ('waitsFor' in upload ? upload.waitsFor.kind : upload.status));
  expect(stands).toEqual(['sending', 'resume', 'queued']);
});
