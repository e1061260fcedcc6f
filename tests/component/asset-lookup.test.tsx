import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createPdf } from '../support/dom/add-documents.tsx';
import { watchUnannounced } from '../support/dom/live-regions.ts';
import { goTo, renderApp } from '../support/dom/render-app.tsx';

const title = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text));

test('[PAGE-7] an asset that only the service knows has its name in the title, its organization, and is remembered', async () => {
  const { choose } = await renderApp('#/assets/FAN-112');
  await title('Exhaust fan, hall 3 · FAN-112');
  expect(screen.queryByText(/^We don’t know/)).not.toBeInTheDocument();
  await choose(createPdf());
  expect(await screen.findByRole('combobox', { name: 'Owning organization' })).toHaveDisplayValue(
    'Halden Fluid Systems AS',
  );
  await goTo('#/');
  expect(within(screen.getByRole('region', { name: 'Recent' })).getByRole('link')).toHaveTextContent(
    'FAN-112',
  );
});

test('[PAGE-6] that the service does not know an asset is announced', async () => {
  const unannounced = watchUnannounced();
  await renderApp('#/assets/FAN-999');
  const note = await screen.findByText('We don’t know FAN-999. Check the nameplate, or continue.');
  expect(note.closest('[role=status]')).toBeVisible();
  expect(unannounced()).not.toContainEqual(expect.stringContaining(note.textContent));
});

test('[CHOOSE-4] the name that a lookup found stands beside the ID of files that wait there, and of the recent asset', async () => {
  const fan = 'FAN-112 · Exhaust fan, hall 3';
  const { choose, upload, expectStatus } = await renderApp('#/assets/FAN-112');
  await choose(createPdf());
  await upload();
  await expectStatus('report', 'Stored');
  await choose(createPdf('wiring'));
  await goTo('#/');
  expect(screen.getByRole('link', { name: fan })).toHaveAttribute('href', '#/assets/FAN-112');
  expect(within(screen.getByRole('region', { name: 'Recent' })).getByRole('link')).toHaveTextContent(
    'Exhaust fan, hall 3FAN-112',
  );
  expect(within(screen.getByRole('region', { name: 'Uploads' })).getByText(/FAN-112/)).toBeVisible();
});

test('[LIST-13] an ID typed for a move is looked up: its name is shown, a similar one offered, an unknown one said', async () => {
  const { user, choose, upload, expectStatus } = await renderApp('#/assets/NO-SUCH');
  await choose(createPdf());
  await upload();
  await expectStatus('report', 'Failed');
  await user.click(screen.getByRole('button', { name: 'Edit and retry report' }));
  const field = screen.getByRole('textbox', { name: 'Asset ID' });
  await user.clear(field);
  await user.type(field, 'FAN-999');
  expect(await screen.findByText('We don’t know FAN-999. Check the nameplate, or continue.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'fan-112');
  await user.click(await screen.findByRole('button', { name: 'FAN-112 · Exhaust fan, hall 3' }));
  expect(field).toHaveValue('FAN-112');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Exhaust fan, hall 3'));
  await user.click(screen.getByRole('button', { name: 'Save and retry' }));
  await expectStatus('report', 'Stored');
  expect(screen.getByText('Moved to FAN-112 · Exhaust fan, hall 3')).toBeVisible();
  await goTo('#/assets/FAN-112');
  // Nothing to undo any more.
  expect(screen.queryByText(/^Moved to/)).not.toBeInTheDocument();
});

test('[PAGE-8] a person who may not look assets up can continue', async () => {
  await renderApp('#/assets/FAN-112', { person: 't.weiss' });
  expect(
    await screen.findByText('Couldn’t check FAN-112. You can continue.', undefined, { timeout: 20_000 }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

test('[PAGE-10] a link of a nameplate opens the asset whose code it is', async () => {
  const code = 'https://id.halden.example/A10/Serial-Nr-5678';
  await renderApp(`#/?code=${encodeURIComponent(code)}`);
  await waitFor(() => expect(location.hash).toBe('#/assets/PUMP-310'));
  await title('Axial piston pump A10 · PUMP-310');
});
