import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { ConfigGate } from '#app/config/config-gate.tsx';

import { setBase } from '../support/dom/render-app.tsx';
import { render } from '../support/dom/render.tsx';
import { createFakeCaches } from '../support/fakes/fake-caches.ts';
import { listen } from '../support/servers/listen.ts';

const openGate = () =>
  render(<ConfigGate>{({ baseUrl }) => <p>{`Service at ${new URL(baseUrl).pathname}`}</p>}</ConfigGate>);

/** The gate around a page, and a web server whose `config.json` the test writes; without one it is missing. */
async function createGate(config?: unknown) {
  const web = { config, status: 200, requests: 0 };
  const url = await listen((request, response) => {
    web.requests += 1;
    const isThere = request.url === '/config.json' && web.config !== undefined;
    const text = typeof web.config === 'string' ? web.config : JSON.stringify(web.config);
    response.writeHead(isThere ? web.status : 404).end(text);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  setBase(url);
  return { web, ...openGate() };
}

/** Returns a function that returns and forgets the console's warnings. */
function catchWarnings() {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  return () => {
    const calls = warn.mock.calls.flat().join('\n');
    warn.mockClear();
    return calls;
  };
}

const sound = { baseUrl: './docs-api/', signIn: { authority: './idp', clientId: 'documents' } };

test('the application appears once its configuration is loaded', async () => {
  await createGate(sound);
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(await screen.findByText('Service at /docs-api/')).toBeVisible();
});

test('a missing configuration is reported, and a retry loads it once it exists', async () => {
  const { web, user } = await createGate();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /There is no file at http:\S+\/config\.json\. Copy config\.sample\.json/,
  );
  expect(web.requests).toBe(1);
  web.config = sound;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Service at /docs-api/')).toBeVisible();
});

test.for<[string, number, RegExp]>([
  ['', 500, /http:\S+ can’t be loaded\. Check the connection and the server\./],
  ['<!doctype html>', 200, /sent a web page instead of http:/],
  ['{\n  "baseUrl": "./",\n}', 200, /isn’t valid JSON\./],
  ['[]', 200, /config\.json isn’t valid\./],
])('%j with status %i is reported', async ([text, status, words]) => {
  const { web, user } = await createGate();
  await screen.findByRole('alert');
  Object.assign(web, { config: text, status });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(screen.getByRole('alert')).not.toHaveTextContent('README');
});

test.for<[object, string]>([
  [{ baseUrl: undefined }, 'baseUrl is missing.'],
  [
    { assetCodes: ['gs1', 'gs-1'] },
    'assetCodes.1 isn’t valid. The guide and config.schema.json list what it can be.',
  ],
])('%j: "%s"', async ([wrong, words]) => {
  await createGate({ ...sound, ...wrong });
  expect((await screen.findByRole('listitem')).textContent).toBe(words);
});

test('[CONFIG-1] a key of another release is ignored, and named below the page and on the console', async () => {
  const warnings = catchWarnings();
  const { user } = await createGate({ ...sound, theme: 'dark' });
  expect(await screen.findByText('Service at /docs-api/')).toBeVisible();
  await user.click(await screen.findByText('For administrators: check config.json'));
  expect(screen.getByText('This version ignores keys that it doesn’t know.')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('theme is not a key of the configuration.');
  expect(warnings()).toMatch('theme is not a key of the configuration.');
});

test.for<[string, string | undefined, RegExp]>([
  ['missing', undefined, /There is no file at http/],
  ['a page', '<!doctype html>', /sent a web page instead/],
  ['not JSON', '{,', /isn’t valid JSON/],
  ['wrong', '{ "baseUrl": "javascript:alert(1)" }', /signIn is missing/],
])(
  '[OFFLINE-3] if the file is %s, the last valid one is used, with a note for administrators',
  async ([, config, reason]) => {
    vi.stubGlobal('caches', createFakeCaches().caches);
    const warnings = catchWarnings();
    const { web, unmount } = await createGate(sound);
    expect(await screen.findByText('Service at /docs-api/')).toBeVisible();
    unmount();
    web.config = config;
    const { user } = openGate();
    expect(await screen.findByText('Service at /docs-api/')).toBeVisible();
    await user.click(await screen.findByText('For administrators: check config.json'));
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/This page works with the last valid one\./);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(reason);
    expect(warnings()).toMatch(reason);
  },
);
