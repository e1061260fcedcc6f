import { createServer } from 'node:http';

import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { ConfigGate } from '#app/config/config-gate.tsx';

import { createFakeCaches } from '../support/fake-caches.ts';
import { setBase } from '../support/render-app.tsx';
import { render } from '../support/render.tsx';
import { portOf } from '../support/port-of.ts';

const openGate = () =>
  render(<ConfigGate>{({ baseUrl }) => <p>{`Service at ${new URL(baseUrl).pathname}`}</p>}</ConfigGate>);

/** The gate around a page, and a web server whose `config.json` the test writes; without one it is missing. */
async function createGate(config?: unknown) {
  const web = { config, status: 200, requests: 0 };
  const server = createServer((request, response) => {
    web.requests += 1;
    const isThere = request.url === '/config.json' && web.config !== undefined;
    const text = typeof web.config === 'string' ? web.config : JSON.stringify(web.config);
    response.writeHead(isThere ? web.status : 404).end(text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    server.close();
    server.closeAllConnections();
  });
  setBase(`http://127.0.0.1:${portOf(server)}`);
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
  ['', 500, /answered with status 500 for http:/],
  ['<!doctype html>', 200, /sent a web page instead of http:/],
  ['{\n  "baseUrl": "./",\n}', 200, /isn’t valid JSON: line 3, column 1\./],
  ['[]', 200, /config\.json should be keys and values in \{ \}\./],
])('%j with status %i is reported', async ([text, status, words]) => {
  const { web, user } = await createGate();
  await screen.findByRole('alert');
  Object.assign(web, { config: text, status });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(screen.getByRole('alert')).not.toHaveTextContent('README');
});

test.for<[object, string]>([
  [{ baseUrl: undefined }, 'baseUrl is missing. It should be a text that is not empty.'],
  [{ baseUrl: 'http://[' }, 'baseUrl should be a web address, absolute or relative to the page.'],
  [{ offerAi: 'yes' }, 'offerAi should be true or false, without quotes.'],
  [{ concurrency: 2.5 }, 'concurrency should be a whole number, without quotes.'],
  [{ concurrency: 9 }, 'concurrency should be a number up to 6.'],
  [{ stallSeconds: 0 }, 'stallSeconds should be a number above 0.'],
  [{ assets: {} }, 'assets should be a list in [ ].'],
  [{ categories: 'all' }, 'categories should be a list in [ ], or its address as { "url": … }.'],
  [{ categories: [{ id: 'a' }] }, 'categories.0.name is missing. It should be a text that is not empty.'],
  [
    { categories: { url: 'javascript:alert(1)' } },
    'categories.url should be a web address, absolute or relative to the page.',
  ],
  [
    { colours: { accent: '#ffcc00' } },
    'colours.accent should be a colour such as "#0b5c7d", dark enough to be read on a light page.',
  ],
  [
    { contact: { name: 'IT', url: 'it.example/help' } },
    'contact.url should be an address that begins with https:, http:, mailto: or tel:.',
  ],
  [
    { assetCodes: ['gs1', 'gs-1'] },
    'assetCodes.1 should be "iec61406", "gs1", "siemens", "plain", or a regular expression with a group (?<asset>…).',
  ],
  [
    { assetCodes: ['(?<asset>(a+)+)'] },
    'assetCodes.0 should be a regular expression with at most three repetitions, none of them inside another.',
  ],
  [
    { limits: { maxFileSize: 5 } },
    'limits.maxFileSize is not a key of the configuration. Did you mean “maxFileSizeBytes”?',
  ],
  [{ signIn: { ...sound.signIn, storage: 'local' } }, 'signIn.storage should be "memory" or "session".'],
  [
    { documentUrl: 'javascript:open("{documentId}")' },
    'documentUrl should be an http(s) or relative address with {documentId}.',
  ],
  [
    { linkUrl: '/link/{documentId}' },
    'linkUrl should be an http(s) or relative address with {documentId}, {assetId}.',
  ],
  [
    { limits: { acceptedTypes: ['.pdf', 'pdf'] } },
    'limits.acceptedTypes.1 should be an extension such as ".pdf", or a media type such as "image/png" or "image/*".',
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
  ['not JSON', '{,', /isn’t valid JSON: line 1, column 2/],
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

test('every invalid key is named', async () => {
  await createGate({ ...sound, baseUrl: 7, offerAi: 'yes', title: 'Docs' });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  expect(screen.getByRole('alert')).toHaveTextContent('has mistakes');
});
