import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';

import { ConfigGate } from '#app/config-gate.tsx';

import { setBase } from '../support/render-app.tsx';
import { render } from '../support/render.tsx';

/** The gate in front of a page, and a web server whose `config.json` the test writes; without one it is missing. */
async function createGate(config?: unknown) {
  const web = { config };
  const server = createServer((request, response) => {
    const isThere = request.url === '/config.json' && web.config !== undefined;
    response.writeHead(isThere ? 200 : 404).end(JSON.stringify(web.config));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  setBase(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    web,
    ...render(<ConfigGate>{({ baseUrl }) => <p>{`Service at ${new URL(baseUrl).pathname}`}</p>}</ConfigGate>),
  };
}

const sound = { baseUrl: './docs-api/', signIn: { adapter: 'demo' } };

test('the application appears once its configuration is read', async () => {
  await createGate(sound);
  expect(screen.getByText('Loading…')).toBeTruthy();
  expect(await screen.findByText('Service at /docs-api/')).toBeTruthy();
});

test('a missing configuration is told, and trying again helps when it is there', async () => {
  const { web, user } = await createGate();
  expect((await screen.findByRole('alert')).textContent).toContain('config.json, could not be read');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  web.config = sound;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Service at /docs-api/')).toBeTruthy();
});

test('every wrong key is named', async () => {
  await createGate({ ...sound, baseUrl: 7, offerAi: 'yes' });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  const [first, second] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect([first, second]).toEqual([expect.stringMatching(/^baseUrl: /), expect.stringMatching(/^offerAi: /)]);
  expect(screen.getByRole('alert').textContent).toContain('has mistakes');
});
