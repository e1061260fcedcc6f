import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { App } from '#app/app.tsx';

import { createPdf } from '../support/dom/add-documents.tsx';
import { goTo, renderApp } from '../support/dom/render-app.tsx';
import { render } from '../support/dom/render.tsx';
import { signInAs } from '../support/dom/sign-in-as.ts';
import { createFakeCaches } from '../support/fakes/fake-caches.ts';

type Device = Awaited<ReturnType<typeof renderApp>>;

/** A response in a cache: Node's can't have a file of jsdom as its body. */
class CachedResponse {
  readonly headers: Headers;
  readonly body: Blob;
  constructor(body: Blob = new Blob(), { headers }: ResponseInit = {}) {
    this.body = body;
    this.headers = new Headers(headers);
  }
  static json = (value: unknown) => new CachedResponse(new File([JSON.stringify(value)], ''));
  blob = async () => this.body;
  json = async () => JSON.parse(await textOf(this.body)) as unknown;
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob);
  });

/** Entries on the device. */
let stored: ReturnType<typeof createFakeCaches>['entries'];

// Until the end of the file: the page of an earlier test may still be reading.
vi.stubGlobal('Response', CachedResponse);
beforeEach(() => {
  const { caches, entries } = createFakeCaches();
  stored = entries;
  vi.stubGlobal('caches', caches);
});

const dialog = async () => within(await screen.findByRole('dialog'));
const row = (name: string) => screen.findByRole('group', { name });
const nameOf = async (file: string) =>
  within(await row(file)).findByRole('textbox', { name: /^Display name/ });

/** Mia chooses two files for PRESS-0042 and describes them. */
async function chooseAndType({ user, choose }: Device): Promise<void> {
  await choose(createPdf(), createPdf('plan.pdf', 'plan'));
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Owning organization' }),
    'Nordwerk Pressen GmbH',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Drawing');
  const name = await nameOf('plan.pdf');
  await user.clear(name);
  await user.type(name, 'Hydraulic plan');
}

async function signOut({ user, ...device }: Device, answer: string): Promise<void> {
  await device.signOut();
  await user.click((await dialog()).getByRole('button', { name: answer }));
  await screen.findByRole('heading', { name: 'You are signed out' });
}

/** Opens the application as another tab does after a sign-in. */
async function openAs({ service }: Device, hash: string, person?: string) {
  cleanup();
  // The sign-out, which counts for every earlier sign-in, and the metadata of the last upload.
  localStorage.clear();
  await signInAs(service, person);
  location.hash = hash;
  const { user } = render(<App />);
  await screen.findByRole('main');
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
  return user;
}

test('[DRAFT-9] a photo that was taken is back after the browser was ended, and only that', async () => {
  const device = await renderApp('#/assets/PRESS-0042');
  await device.choose(new File(['x'], 'image.jpg', { type: 'image/jpeg' }), createPdf());
  await row('report.pdf');
  await waitFor(() => expect([...stored.keys()].filter((key) => key.endsWith('/record'))).toHaveLength(1));
  await openAs(device, '#/assets/PRESS-0042');
  expect(await screen.findByRole('group', { name: /^PRESS-0042 .*\.jpg$/ })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'report.pdf' })).not.toBeInTheDocument();
});

test('[DRAFT-3][DRAFT-7] chosen files and what was typed are back after "finish later", and are sent as such', async () => {
  const device = await renderApp('#/assets/PRESS-0042');
  await chooseAndType(device);
  await signOut(device, 'Sign out, finish later');

  const user = await openAs(device, '#/');
  const waiting = within((await screen.findByText('Chosen, not uploaded yet:')).parentElement!);
  expect(waiting.getByRole('link')).toHaveAttribute('href', '#/assets/PRESS-0042');
  await goTo('#/assets/PRESS-0042');
  expect(await screen.findByText('2 files that you chose earlier were added.')).toBeVisible();
  expect(await nameOf('plan.pdf')).toHaveValue('Hydraulic plan');
  expect(screen.getByRole('combobox', { name: 'Owning organization' })).toHaveDisplayValue(
    'Nordwerk Pressen GmbH',
  );
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Drawing');
  await user.click(screen.getByRole('button', { name: 'Upload 2 documents' }));
  await device.expectStatus('Hydraulic plan', 'Stored');
  expect(screen.queryByText('2 files that you chose earlier were added.')).not.toBeInTheDocument();

  await openAs(device, '#/');
  await screen.findByRole('heading', { name: 'Choose an asset' });
  expect(screen.queryByText('Chosen, not uploaded yet:')).not.toBeInTheDocument();
});
