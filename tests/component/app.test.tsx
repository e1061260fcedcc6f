import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { safetySheet } from '#service/demo/seed.ts';

import { createPdf } from '../support/add-documents.tsx';
import { press } from '../support/press.ts';
import { goTo, warnsBeforeUnload, renderApp } from '../support/render-app.tsx';

const createSheet = (name = 'sheet.pdf') => new File([new Uint8Array(safetySheet())], name);

const dialog = () => screen.findByRole('dialog');

test('a document is stored, and the second time it is a duplicate', async () => {
  const { user, choose, upload, expectStatus } = await renderApp('#/assets/PRESS-0042');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Documents for Hydraulic press HP 160, line 2',
  );
  await choose(createPdf('plan.pdf'));
  await upload();
  await expectStatus('plan', 'Stored');
  expect(screen.queryByRole('dialog')).toBeNull();
  await choose(createPdf('copy.pdf'));
  await upload();
  await expectStatus('copy', 'Duplicate: review');
  expect(screen.getByText(/Identical to “plan” in this list/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Upload anyway' }));
  await expectStatus('copy', 'Already exists');
  const details = within(await dialog());
  expect(details.getByRole('link', { name: 'plan' })).toBeTruthy();
  expect(details.getByText('Drawing')).toBeTruthy();
  expect(details.getByRole('link', { name: 'PRESS-0042 · this asset' })).toBeTruthy();
  await user.click(details.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a batch with several duplicates has one dialog, when the batch is done', async () => {
  const { user, choose, upload, expectStatus } = await renderApp('#/assets/PRESS-0042');
  await choose(createPdf('a.pdf', 'a'), createPdf('b.pdf', 'b'));
  await upload();
  await expectStatus('a', 'Stored');
  await expectStatus('b', 'Stored');
  await choose(createPdf('c.pdf', 'a'), createPdf('d.pdf', 'b'), createPdf('e.pdf', 'e'));
  await upload();
  await expectStatus('e', 'Stored');
  await user.click(screen.getByRole('button', { name: 'Upload all anyway' }));
  expect((await dialog()).getAttribute('aria-labelledby')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: '2 documents already exist' })).toBeTruthy();
});

test('a closed dialog does not open again, but "Details" of its row shows it', async () => {
  const { user, choose, upload, expectStatus } = await renderApp('#/assets/PRESS-0042');
  await choose(createSheet());
  await upload();
  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  await choose(createPdf());
  await upload();
  await expectStatus('report', 'Stored');
  expect(screen.queryByRole('dialog')).toBeNull();
  await goTo('#/assets/TANK-007');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Documents for Hydraulic oil tank, 4,000 l',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await goTo('#/');
  expect(screen.queryByRole('dialog')).toBeNull();
  const row = screen.getAllByRole('group').find((group) => group.textContent.includes('Already exists'))!;
  await press(user, within(row), 'Details');
  expect(within(await dialog()).getByRole('link', { name: 'HLP 46 SDS' })).toBeTruthy();
});

test('a link to another asset opens its page without the dialog', async () => {
  const { choose, upload } = await renderApp('#/assets/PRESS-0042');
  await choose(createSheet());
  await upload();
  const link = within(await dialog()).getByRole('link', { name: 'TANK-007' });
  await goTo(link.getAttribute('href')!);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Documents for Hydraulic oil tank, 4,000 l',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an upload continues when another page is opened, and names its asset there', async () => {
  const { choose, upload, expectStatus } = await renderApp('#/assets/PRESS-0042');
  await choose(createPdf());
  await upload();
  await goTo('#/assets/TANK-007');
  await expectStatus('report', 'Stored');
  expect(screen.getByText('for PRESS-0042')).toBeTruthy();
});

test('a person with unfinished uploads is asked before signing out', async () => {
  const { user, choose, upload, expectStatus, signOut } = await renderApp('#/assets/NO-SUCH');
  await choose(createPdf());
  await upload();
  await expectStatus('report', 'Failed');
  await signOut();
  await user.click(within(await dialog()).getByRole('button', { name: 'Stay signed in' }));
  await expectStatus('report', 'Failed');
  await signOut();
  await user.click(within(await dialog()).getByRole('button', { name: 'Discard uploads' }));
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'report' })).toBeNull();
});

test('a person with chosen files is asked before signing out, and the files are discarded', async () => {
  const { user, choose, signOut } = await renderApp('#/assets/PRESS-0042');
  await choose(createPdf(), createPdf('plan.pdf', 'plan'));
  await screen.findByRole('group', { name: 'report.pdf' });
  await goTo('#/assets/TANK-007');
  await signOut();
  const asking = within(await dialog());
  expect(asking.getByRole('heading').textContent).toBe('2 documents aren’t stored yet');
  await user.click(asking.getByRole('button', { name: 'Discard uploads' }));
  await screen.findByRole('heading', { name: 'You are signed out' });
  expect(warnsBeforeUnload()).toBe(false);
  expect(screen.queryByRole('group', { name: 'report.pdf' })).toBeNull();
});

test('chosen files and typed names stay while another asset is shown, and leaving the page asks first', async () => {
  const { user, choose } = await renderApp('#/assets/PRESS-0042');
  expect(warnsBeforeUnload()).toBe(false);
  await choose(createPdf());
  await screen.findByRole('group', { name: 'report.pdf' });
  await user.type(screen.getByRole('textbox', { name: 'Display name' }), ' of May');
  await goTo('#/assets/TANK-007');
  expect(screen.queryByRole('group', { name: 'report.pdf' })).toBeNull();
  expect(document.title).toContain('Hydraulic oil tank');
  await goTo('#/');
  await waitFor(() => expect(warnsBeforeUnload()).toBe(true));
  const draft = screen.getByText('Chosen, not uploaded yet:');
  expect(within(draft).getByRole('link').getAttribute('href')).toBe('#/assets/PRESS-0042');
  await goTo('#/assets/PRESS-0042');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Display name' }).value).toBe('report of May');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(warnsBeforeUnload()).toBe(false));
});

test('the duplicate dialog does not open while a person types', async () => {
  const { user, choose, upload, expectStatus } = await renderApp('#/assets/PRESS-0042');
  await choose(createPdf());
  await upload();
  await expectStatus('report', 'Stored');
  await choose(createPdf('again.pdf'));
  await user.click(screen.getByRole('button', { name: 'Upload 1 document' }));
  await user.click(await screen.findByRole('button', { name: 'Upload anyway' }));
  await choose(createPdf('next.pdf', '%PDF-1.7 next'));
  await user.type(screen.getByRole('textbox', { name: 'Display name' }), ' one');
  await expectStatus('again', 'Already exists');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.tab();
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('an opened asset is among the recent ones, and is not listed twice', async () => {
  await renderApp('#/assets/TANK-007');
  await goTo('#/');
  const recent = within(screen.getByRole('region', { name: 'Recent assets' }));
  expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#/assets/TANK-007']);
  const all = within(screen.getByRole('region', { name: 'Assets' }));
  expect(all.queryByRole('link', { name: /TANK-007/ })).toBeNull();
});

test('focus moves to the heading of a newly opened page', async () => {
  await renderApp('#/');
  expect(document.activeElement).toBe(document.body);
  await goTo('#/assets/PRESS-0042');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
