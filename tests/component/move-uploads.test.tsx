import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { KnownAssets } from '#features/uploads/asset/known-assets.ts';

import { press } from '../support/dom/press.ts';
import { createLiveList, row } from '../support/dom/uploads-list.tsx';
import { createJob, createJobs, stateOf } from '../support/fakes/queue-fakes.ts';

const plant = [
  { id: 'PRESS-0042', name: 'Hydraulic press, line 1' },
  { id: 'PRESS-0043', name: 'Hydraulic press, line 2' },
  { id: 'TANK-007', name: 'Oil tank' },
];

const accepted = new Set<string>();
const assets: KnownAssets = {
  isComplete: true,
  accept: (id) => void accepted.add(id),
  isAccepted: (id) => accepted.has(id),
  hrefOf: (id) => `#/assets/${id}`,
  find: (id) => plant.find((asset) => asset.id === id),
  match: (typed) => plant.find(({ id }) => id === typed.toUpperCase()),
  suggest: (typed) => plant.filter(({ id }) => id.startsWith(typed.toUpperCase())),
};

const createList = (options: Parameters<typeof createLiveList>[0] = {}) =>
  createLiveList({ choices: { assets, offerAi: false }, ...options });

const assetField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Asset ID' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const list = () => within(screen.getByRole('region', { name: 'Uploads' }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Move to another asset' }));
const notFound = { code: 'http', status: 404 } as const;
type List = ReturnType<typeof createList>;
const assetsOf = ({ queue }: Pick<List, 'queue'>) => queue.getSnapshot().map(({ job }) => job.assetId);

test('[LIST-13] a failed upload is moved in its details, and is sent to the other asset', async () => {
  const { user, add, attempts, settle } = createList();
  await add('a');
  attempts[0]!.fail({ code: 'http', status: 403 });
  await settle();
  await press(user, row('One'), 'Edit and retry');
  expect(assetField()).toHaveValue('PRESS-0042');
  expect(assetField()).toHaveAccessibleDescription('Hydraulic press, line 1');
  await user.clear(assetField());
  await user.type(assetField(), 'press-00');
  await user.click(button('PRESS-0043 · Hydraulic press, line 2'));
  expect(assetField()).toHaveAccessibleDescription('Hydraulic press, line 2');
  await user.click(button('Save and retry'));
  await settle();
  expect(attempts.map(({ job }) => job.assetId)).toEqual(['PRESS-0042', 'PRESS-0043']);
  expect(list().getByText('Moved to PRESS-0043 · Hydraulic press, line 2')).toBeVisible();
  expect(list().getByRole('link', { name: 'Show' })).toHaveAttribute('href', '#/assets/PRESS-0043');
  expect(row('One').getByText('PRESS-0043')).toBeVisible();
});

test('[LIST-13] an ID in another spelling is corrected, an empty one is an error, and an unknown one is accepted', async () => {
  const { user, add, attempts, settle } = createList({ concurrency: 1 });
  await add('a', 'b');
  await press(user, row('Two'), 'Edit details');
  await user.clear(assetField());
  await user.type(assetField(), ' tank-007');
  await user.tab();
  expect(assetField()).toHaveValue('TANK-007');
  await user.clear(assetField());
  await user.type(assetField(), 'PRESS-00');
  expect(screen.queryByText(/^We don’t know/)).not.toBeInTheDocument();
  await user.clear(assetField());
  await user.click(button('Save'));
  expect(await screen.findByText('Enter the asset ID')).toBeVisible();
  await user.type(assetField(), 'PRESS-0099');
  expect(screen.getByText('We don’t know PRESS-0099. Check the nameplate, or continue.')).toBeVisible();
  await user.clear(assetField());
  await user.type(assetField(), 'PRESS-00');
  await user.click(button('Save'));
  expect(assetField()).toHaveAccessibleDescription(/^We don’t know PRESS-00\./);
  await user.click(button('Use PRESS-00 as it is'));
  await user.click(button('Save'));
  attempts[0]!.store();
  await settle();
  expect(attempts[1]?.job.assetId).toBe('PRESS-00');
});

test('[LIST-13] the asset stays as it is in the list unless it is typed again, even in another writing', async () => {
  const world = createList({ concurrency: 1 });
  const { user, add, queue, settle } = world;
  await add('a');
  act(() => void queue.enqueue([createJob({ displayName: 'Two', assetId: 'press-0043' })]));
  await settle();
  await press(user, row('Two'), 'Edit details');
  await user.click(assetField());
  await user.tab();
  expect(assetField()).toHaveValue('press-0043');
  await user.click(button('Save'));
  expect(assetsOf(world)).toEqual(['PRESS-0042', 'press-0043']);
});

test('[LIST-13] the asset of an upload that may be stored cannot be changed, and the form says why', async () => {
  const { user, add, attempts, settle } = createList();
  await add('a');
  attempts[0]!.fail({ code: 'http', status: 500 });
  await settle();
  await press(user, row('One'), 'Edit details');
  expect(screen.queryByRole('textbox', { name: 'Asset ID' })).not.toBeInTheDocument();
  const form = row('One').getByRole('form');
  expect(form).toHaveTextContent(
    'Asset IDPRESS-0042 · Hydraulic press, line 1You can’t change the asset: the document may already be stored for PRESS-0042.',
  );
  expect(row('One').queryByRole('menuitem', { name: 'Move to another asset…' })).not.toBeInTheDocument();
});

test('[LIST-14] uploads are moved together: failed, waiting, paused, and those that wait for a decision', async () => {
  const world = createList({ concurrency: 1 });
  const { user, add, attempts, queue, settle } = world;
  await add('a', 'b', 'c', 'b', 'd');
  attempts[0]!.fail(notFound);
  await settle();
  act(() => queue.pause(queue.getSnapshot()[1]!.id));
  await press(user, list(), 'Move to another asset…');
  expect(dialog().getByText('Nothing is sent until you close this window.')).toBeVisible();
  const names = dialog()
    .getAllByRole('checkbox')
    .map((box) => box.closest('.check')?.textContent);
  expect(names).toEqual(['Four', 'One', 'Two', 'Five']);
  await user.click(dialog().getByRole('checkbox', { name: 'Five' }));
  await user.click(dialog().getByRole('button', { name: 'Move 3 uploads' }));
  expect(await dialog().findByText('Enter the asset ID')).toBeVisible();
  expect(assetField()).toHaveFocus();
  await user.type(assetField(), 'PRESS-0042');
  await user.click(dialog().getByRole('button', { name: 'Move 3 uploads' }));
  expect(await dialog().findByText('Enter the ID of another asset')).toBeVisible();
  await user.clear(assetField());
  await user.type(assetField(), 'PRESS-0043');
  await user.click(dialog().getByRole('button', { name: 'Move 3 uploads' }));
  await settle();
  expect(assetsOf(world)).toEqual(['PRESS-0043', 'PRESS-0043', 'PRESS-0042', 'PRESS-0043', 'PRESS-0042']);
  expect(list().getByText('3 uploads moved to PRESS-0043 · Hydraulic press, line 2')).toBeVisible();
  expect(queue.getSnapshot().map(stateOf)).toEqual([
    'waiting (queued)',
    'waiting (resume)',
    'sending',
    'waiting (decision)',
    'waiting (queued)',
  ]);
});

test('[LIST-14] of many uploads, the dialog renders those in view, and moves all', async () => {
  const world = createList({ concurrency: 1 });
  const { user, queue, settle } = world;
  act(() => void queue.enqueue(createJobs(32)));
  await settle();
  await press(user, list(), 'Move to another asset…');
  expect(await screen.findByLabelText('Document 2', { selector: 'input' })).toBeChecked();
  expect(screen.queryByLabelText('Document 20', { selector: 'input' })).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Asset ID'), { target: { value: 'TANK-007' } });
  fireEvent.click(screen.getByText('Move 31 uploads'));
  await settle();
  expect(assetsOf(world).filter((assetId) => assetId === 'TANK-007')).toHaveLength(31);
});

test('[LIST-14] nothing is sent while the dialog is open, and everything continues when it is cancelled', async () => {
  const { user, add, attempts, settle } = createList({ concurrency: 1 });
  await add('a', 'b');
  await press(user, list(), 'Move to another asset…');
  expect(dialog().getByText('1 upload is being sent. Pause it to move it.')).toBeVisible();
  attempts[0]!.store();
  await settle();
  expect(attempts).toHaveLength(1);
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await settle();
  expect(attempts.map(({ job }) => job.assetId)).toEqual(['PRESS-0042', 'PRESS-0042']);
});

test('[LIST-14] one upload is moved from its menu; those that may be stored are named in the dialog for all', async () => {
  const world = createList();
  const { user, add, attempts, settle } = world;
  await add('a', 'b');
  attempts[0]!.fail(notFound);
  attempts[1]!.fail({ code: 'http', status: 500 });
  await settle();
  await press(user, list(), 'Move to another asset…');
  expect(dialog().getByText('1 upload can’t be moved, because it may already be stored.')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await press(user, row('One'), 'Move to another asset…');
  await user.click(dialog().getByRole('checkbox', { name: 'One' }));
  await user.type(assetField(), 'TANK-007');
  await user.click(dialog().getByRole('button', { name: 'Move 0 uploads' }));
  expect(await dialog().findByText('Select at least one upload')).toBeVisible();
  await user.click(dialog().getByRole('checkbox', { name: 'One' }));
  await user.click(dialog().getByRole('button', { name: 'Move 1 upload' }));
  await settle();
  expect(assetsOf(world)).toEqual(['TANK-007', 'PRESS-0042']);
});

test('[LIST-15] "Undo" moves uploads back as they were, also those that are being sent', async () => {
  const world = createList();
  const { user, add, attempts, queue, settle } = world;
  await add('a', 'b');
  attempts[0]!.fail(notFound);
  await settle();
  act(() => queue.pause(queue.getSnapshot()[1]!.id));
  await press(user, list(), 'Move to another asset…');
  await user.type(assetField(), 'PRESS-0043');
  await user.click(dialog().getByRole('button', { name: 'Move 2 uploads' }));
  await settle();
  expect(attempts.at(-1)?.job.assetId).toBe('PRESS-0043');
  await user.click(list().getByRole('button', { name: 'Undo' }));
  await settle();
  expect(attempts.at(-1)?.signal.aborted).toBe(true);
  expect(queue.getSnapshot()).toMatchObject([
    { status: 'failed', problem: notFound, job: { assetId: 'PRESS-0042' } },
    { waitsFor: { kind: 'resume' }, job: { assetId: 'PRESS-0042' } },
  ]);
  expect(list().queryByText(/moved to/i)).not.toBeInTheDocument();
});

test('[LIST-15] a move can be undone after another page was shown, as long as nothing of it is stored', async () => {
  const { user, add, attempts, queue, settle, show } = createList();
  await add('a');
  attempts[0]!.fail(notFound);
  await settle();
  await press(user, row('One'), 'Move to another asset…');
  await user.type(assetField(), 'press-0043');
  // Confirms a conversion of an input method.
  fireEvent.keyDown(assetField(), { key: 'Enter', isComposing: true });
  expect(assetField()).toHaveValue('press-0043');
  await user.keyboard('{Enter}');
  await settle();
  show(false);
  show(true);
  await user.click(list().getByRole('button', { name: 'Undo' }));
  await settle();
  expect(queue.getSnapshot()).toMatchObject([{ status: 'failed', job: { assetId: 'PRESS-0042' } }]);
  show(false);
  show(true);
  expect(list().queryByText(/^Moved to/)).not.toBeInTheDocument();

  await press(user, row('One'), 'Move to another asset…');
  await user.type(assetField(), 'TANK-007{Enter}');
  await settle();
  attempts.at(-1)!.store();
  await settle();
  expect(list().getByText('Moved to TANK-007 · Oil tank')).toBeVisible();
  show(false);
  show(true);
  expect(list().queryByText(/^Moved to/)).not.toBeInTheDocument();
});
