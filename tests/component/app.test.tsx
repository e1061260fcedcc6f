import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { App } from '#app/app.tsx';

import { createPdf } from '../support/dom/add-documents.tsx';
import { watchUnannounced } from '../support/dom/live-regions.ts';
import { goTo, warnsBeforeUnload, renderApp } from '../support/dom/render-app.tsx';
import { render } from '../support/dom/render.tsx';
import { signInAs } from '../support/dom/sign-in-as.ts';

const dialog = () => screen.findByRole('dialog');

test('a document is stored, and the second time it is a duplicate', async () => {
  const { user, choose, upload, expectStatus } = await renderApp('#/assets/PRESS-0042');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Hydraulic press HP 160, line 2 · PRESS-0042',
  );
  expect(screen.getByRole('navigation', { name: 'Assets' })).toBeVisible();
  await choose(createPdf('plan.pdf'));
  await upload();
  await expectStatus('plan', 'Stored');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await choose(createPdf('copy.pdf'));
  await upload();
  await expectStatus('copy', 'Duplicate: review');
  expect(screen.getByText(/Identical to “plan” in this list/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Upload anyway copy' }));
  await expectStatus('copy', 'Already exists');
  const details = within(await dialog());
  expect(details.getByRole('link', { name: 'plan' })).toBeVisible();
  expect(details.getByText('Drawing')).toBeVisible();
  expect(details.getByRole('link', { name: /PRESS-0042 · this asset$/ })).toBeVisible();
  await user.click(details.getAllByRole('button', { name: 'Close' })[0]!);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an upload continues when another page is opened, and names its asset there', async () => {
  const { choose, upload, expectStatus } = await renderApp('#/assets/PRESS-0042');
  await choose(createPdf());
  await upload();
  await goTo('#/assets/TANK-007');
  await expectStatus('report', 'Stored');
  expect(screen.getByText('PRESS-0042')).toBeVisible();
});

test('a person with chosen files is asked before signing out, and the files are discarded', async () => {
  const { user, choose, signOut } = await renderApp('#/assets/PRESS-0042');
  await choose(createPdf(), createPdf('plan.pdf', 'plan'));
  await screen.findByRole('group', { name: 'report.pdf' });
  await goTo('#/assets/TANK-007');
  await signOut();
  const asking = within(await dialog());
  expect(asking.getByRole('heading')).toHaveTextContent(/^2 documents aren’t stored yet$/);
  await user.click(asking.getByRole('button', { name: /^Sign out and discard/ }));
  await screen.findByRole('heading', { name: 'You are signed out' });
  expect(warnsBeforeUnload()).toBe(false);
  expect(screen.queryByRole('group', { name: 'report.pdf' })).not.toBeInTheDocument();
});

test('[DRAFT-7] chosen files and typed names stay while another asset is shown, and leaving the page asks first', async () => {
  const { user, choose } = await renderApp('#/assets/PRESS-0042');
  expect(warnsBeforeUnload()).toBe(false);
  await choose(createPdf());
  await screen.findByRole('group', { name: 'report.pdf' });
  await user.type(screen.getByRole('textbox', { name: 'Display name' }), ' of May');
  await goTo('#/assets/TANK-007');
  expect(screen.queryByRole('group', { name: 'report.pdf' })).not.toBeInTheDocument();
  expect(document.title).toContain('Hydraulic oil tank');
  expect(screen.getByRole('navigation', { name: 'Assets' })).toHaveTextContent('TANK-007');
  expect(screen.getByRole('navigation', { name: 'Chosen, not uploaded yet:' })).toHaveTextContent(
    /PRESS-0042 · .* · 1 document$/,
  );
  await goTo('#/');
  await waitFor(() => expect(warnsBeforeUnload()).toBe(true));
  const draft = screen.getByText('Chosen, not uploaded yet:').parentElement!;
  expect(within(draft).getByRole('link')).toHaveAttribute('href', '#/assets/PRESS-0042');
  await goTo('#/assets/PRESS-0042');
  expect(screen.queryByText('Chosen, not uploaded yet:')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Display name' })).toHaveValue('report of May');
  await user.click(screen.getByRole('button', { name: /^Remove / }));
  await waitFor(() => expect(warnsBeforeUnload()).toBe(false));
});

test('[PAGE-17] chosen files are moved to another asset with what was entered, and uploaded there', async () => {
  const { user, choose, expectStatus } = await renderApp('#/assets/PRESS-0042');
  expect(screen.queryByRole('button', { name: 'Change asset' })).not.toBeInTheDocument();
  await choose(createPdf('PRESS-0042 wiring.pdf'));
  await screen.findByRole('group', { name: 'PRESS-0042 wiring.pdf' });
  await user.type(screen.getByRole('textbox', { name: 'Display name' }), ' of May');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Drawing');
  await user.click(await screen.findByRole('button', { name: 'Change asset' }));
  const question = within(await dialog());
  await user.type(question.getByRole('textbox', { name: 'Asset ID' }), 'press 0042');
  await user.click(question.getByRole('button', { name: 'Change asset' }));
  expect(question.getByText('Enter the ID of another asset')).toBeVisible();
  await user.clear(question.getByRole('textbox', { name: 'Asset ID' }));
  await user.type(question.getByRole('textbox', { name: 'Asset ID' }), 'oil');
  await user.click(question.getByRole('button', { name: 'Change asset' }));
  // It isn't said of several assets, or of a new one, which is meant.
  expect(question.getByRole('button', { name: 'Use oil as it is' })).toBeVisible();
  const unannounced = watchUnannounced();
  await user.type(question.getByRole('textbox', { name: 'Asset ID' }), '{Enter}');
  await waitFor(() => expect(location.hash).toBe('#/assets/TANK-007'));
  expect(screen.getByText('Moved to TANK-007')).toBeVisible();
  expect(unannounced()).not.toContain('Moved to TANK-007');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(location.hash).toBe('#/assets/PRESS-0042'));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change asset' }));
  await user.type(screen.getByRole('textbox', { name: 'Asset ID' }), 'tank 007{Enter}');
  await waitFor(() => expect(location.hash).toBe('#/assets/TANK-007'));
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('TANK-007');
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Display name' })).toHaveValue('PRESS-0042 wiring of May');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Drawing');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Owning organization' }),
    'Nordwerk Pressen GmbH',
  );
  await user.click(screen.getByRole('button', { name: 'Upload 1 document' }));
  // The file's name isn't asked about: a person has just moved it.
  await expectStatus('PRESS-0042 wiring of May', 'Stored');
  await goTo('#/assets/PRESS-0042');
  expect(screen.queryByRole('textbox', { name: 'Display name' })).not.toBeInTheDocument();
});

test('[PAGE-17] files aren’t moved to an asset for which others are chosen', async () => {
  const { user, choose } = await renderApp('#/assets/PRESS-0042');
  await choose(createPdf('a.pdf'));
  await screen.findByRole('group', { name: 'a.pdf' });
  await goTo('#/assets/TANK-007');
  const [, input] = screen.getAllByLabelText('Chosen files');
  await user.upload(input!, createPdf('b.pdf'));
  await screen.findByRole('group', { name: 'b.pdf' });
  await user.click(await screen.findByRole('button', { name: 'Change asset' }));
  const question = within(await dialog());
  await user.type(question.getByRole('textbox', { name: 'Asset ID' }), 'PRESS-0042{Enter}');
  expect(
    question.getByText('Files are already chosen for PRESS-0042. Upload or remove them first.'),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(location.hash).toBe('#/assets/TANK-007');
  expect(screen.getByRole('group', { name: 'b.pdf' })).toBeVisible();
});

test('the duplicate dialog does not open while a person types', async () => {
  const { user, choose, upload, expectStatus } = await renderApp('#/assets/PRESS-0042');
  await choose(createPdf());
  await upload();
  await expectStatus('report', 'Stored');
  await choose(createPdf('again.pdf'));
  await user.click(screen.getByRole('button', { name: 'Upload 1 document' }));
  const uploadAnyway = await screen.findByRole('button', { name: 'Upload anyway again' });
  await choose(createPdf('next.pdf', '%PDF-1.7 next'));
  await user.type(screen.getByRole('textbox', { name: 'Display name' }), ' one');
  // Unlike a real click, it leaves the focus in the field, so that the answer can't come before a person types.
  act(() => uploadAnyway.click());
  await expectStatus('again', 'Already exists');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('the duplicate dialog opens once another dialog is closed', async () => {
  const { user, choose, upload, expectStatus, signOut } = await renderApp('#/assets/PRESS-0042');
  await choose(createPdf());
  await upload();
  await expectStatus('report', 'Stored');
  await choose(createPdf('again.pdf'));
  await user.click(screen.getByRole('button', { name: 'Upload 1 document' }));
  const uploadAnyway = await screen.findByRole('button', { name: 'Upload anyway again' });
  await signOut();
  const leaving = await dialog();
  act(() => uploadAnyway.click());
  await expectStatus('again', 'Already exists');
  expect(screen.getAllByRole('dialog')).toEqual([leaving]);
  await user.click(within(leaving).getByRole('button', { name: 'Stay signed in' }));
  expect(await screen.findByRole('dialog', { name: 'This document already exists' })).toBeVisible();
});

test('[IDENTITY-1] an opened asset is among the recent ones, for that person only, and stays in the whole list', async () => {
  const { service } = await renderApp('#/assets/TANK-007');
  await goTo('#/');
  const recent = within(screen.getByRole('region', { name: 'Recent' }));
  expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#/assets/TANK-007']);
  const all = within(screen.getByRole('region', { name: 'All assets' }));
  expect(all.getByRole('link', { name: /TANK-007/ })).toBeVisible();
  cleanup();
  await signInAs(service, 'k.lund');
  render(<App />);
  await screen.findByRole('button', { name: 'Account: Karl Lund' });
  expect(await screen.findByRole('region', { name: 'All assets' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Recent' })).not.toBeInTheDocument();
});

test('[PAGE-6] for an asset that isn’t in the list, a note says so and offers a similar one', async () => {
  await renderApp('#/assets/press-0O42');
  const note = await screen.findByText('We don’t know press-0O42. Check the nameplate, or continue.');
  const link = within(note.parentElement!).getByRole('link');
  expect(link).toHaveTextContent('PRESS-0042 · Hydraulic press HP 160, line 2');
  await goTo(link.getAttribute('href')!);
  expect(screen.queryByText(/^We don’t know/)).not.toBeInTheDocument();
  await goTo('#/');
  const recent = within(screen.getByRole('region', { name: 'Recent' })).getAllByRole('link');
  expect(recent.map(({ textContent }) => textContent)).toEqual(['Hydraulic press HP 160, line 2PRESS-0042']);
});

test('[PAGE-20] "Next asset" leads to the search, which takes what is typed or scanned', async () => {
  const { user, choose, upload, expectStatus } = await renderApp('#/assets/PRESS-0042');
  await choose(createPdf());
  await upload();
  await expectStatus('report', 'Stored');
  const { hash } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Next asset' });
  await goTo(hash);
  await user.keyboard('TANK-007{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: /TANK-007/ })).toHaveFocus();
});

test('[PAGE-6] an asset that the service doesn’t know is not remembered', async () => {
  const { choose, upload, expectStatus } = await renderApp('#/assets/PRESS-0099');
  await screen.findByText(/^We don’t know PRESS-0099/);
  await choose(createPdf());
  await upload();
  await expectStatus('report', 'Failed');
  await goTo('#/');
  expect(screen.queryByRole('region', { name: 'Recent' })).not.toBeInTheDocument();
});
