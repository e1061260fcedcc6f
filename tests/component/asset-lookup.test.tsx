import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createPdf } from '../support/add-documents.tsx';
import { goTo, renderApp } from '../support/render-app.tsx';

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
  expect(within(screen.getByRole('region', { name: 'Recent assets' })).getByRole('link')).toHaveTextContent(
    'FAN-112',
  );
});

test('[PAGE-7] a similar ID of the service is offered', async () => {
  await renderApp('#/assets/fan-112');
  const note = await screen.findByText('We don’t know fan-112. Check the nameplate, or continue.');
  expect(within(note.parentElement!).getByRole('link')).toHaveTextContent('FAN-112 · Exhaust fan, hall 3');
});

test('[PAGE-8] a person who may not look assets up can continue', async () => {
  await renderApp('#/assets/FAN-112', { person: 't.weiss' });
  expect(
    await screen.findByText('Couldn’t check FAN-112. You can continue.', undefined, { timeout: 20_000 }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

test('[PAGE-15] a link of a nameplate opens the asset whose code it is', async () => {
  const code = 'https://id.halden.example/A10/Serial-Nr-5678';
  await renderApp(`#/?code=${encodeURIComponent(code)}`);
  await waitFor(() => expect(location.hash).toBe('#/assets/PUMP-310'));
  await title('Axial piston pump A10 · PUMP-310');
});
