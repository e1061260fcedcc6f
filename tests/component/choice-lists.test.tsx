import type { ServerResponse } from 'node:http';

import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';

import { App } from '#app/app.tsx';

import { watchUnannounced } from '../support/dom/live-regions.ts';
import { goTo, warnsBeforeUnload, setBase } from '../support/dom/render-app.tsx';
import { render } from '../support/dom/render.tsx';
import { sessionSignIn, signInAs } from '../support/dom/sign-in-as.ts';
import { listen } from '../support/servers/listen.ts';
import { startService } from '../support/servers/start-service.ts';

/** Behaviour of the server of the lists; a silent one answers when the test says so. */
interface Lists {
  readonly isInOrder: boolean;
  readonly isSilent?: boolean;
}

/** The application with lists on a server of the operator, which fails until it is repaired. */
async function createPage({ isInOrder, isSilent = false }: Lists) {
  const service = await startService({ allowedOrigins: [location.origin] });
  onTestFinished(service.stop);
  const lists = {
    isInOrder,
    authorizations: new Set<string | undefined>(),
    failedLanguages: [] as unknown[],
  };
  const config = {
    baseUrl: `${service.url}/`,
    signIn: sessionSignIn,
    organizations: { url: './lists/organizations', itemsPath: 'items', idPath: 'code', namePath: 'title' },
    categories: [{ id: 'c-1', name: { de: 'Zeichnung', en: 'Drawing' } }],
    assetDocumentsUrl: './documents?asset={assetId}',
  };
  const pending: ServerResponse[] = [];
  const answer = (response: ServerResponse) => {
    response.writeHead(lists.isInOrder ? 200 : 500);
    response.end(JSON.stringify({ items: [{ code: 'o-1', title: 'Nordwerk' }] }));
  };
  const web = await listen(({ url, headers }, response) => {
    if (url === '/config.json') return void response.end(JSON.stringify(config));
    lists.authorizations.add(headers.authorization);
    if (!lists.isInOrder) lists.failedLanguages.push(headers['accept-language']);
    if (isSilent) pending.push(response);
    else answer(response);
    return undefined;
  });
  setBase(web);
  localStorage.clear();
  await signInAs(service);
  location.hash = '#/assets/PRESS-0042';
  const { user } = render(<App />);
  await user.upload(await screen.findByLabelText('Chosen files'), new File(['%PDF-'], 'P42.pdf'));
  return { user, lists, answer: () => pending.forEach(answer) };
}

const shared = (name: string) => screen.findByRole('combobox', { name });

test("a list of the operator is fetched with the person's token", async () => {
  const { lists } = await createPage({ isInOrder: true });
  expect(within(await shared('Owning organization')).getByRole('option', { name: 'Nordwerk' })).toBeVisible();
  expect(within(await shared('Category')).getByRole('option', { name: 'Drawing' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Documents of this asset' })).toHaveAttribute(
    'href',
    './documents?asset=PRESS-0042',
  );
  expect([...lists.authorizations]).toEqual([expect.stringMatching(/^Bearer \S+$/)]);
});

test('without its list the ID is typed, which is announced, and loading it again keeps the typed value', async () => {
  const unannounced = watchUnannounced();
  const { user, lists } = await createPage({ isInOrder: false });
  await user.type(
    await screen.findByRole('textbox', { name: 'Owning organization' }, { timeout: 20_000 }),
    'o-7',
  );
  expect(await shared('Category')).toBeInstanceOf(HTMLSelectElement);
  const note = screen.getByText('A list couldn’t be loaded. Enter the ID instead, or retry.');
  expect(note.closest('[role=status]')).toBeVisible();
  expect(unannounced()).not.toContainEqual(expect.stringContaining(note.textContent));
  lists.isInOrder = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await shared('Owning organization')).toHaveValue('o-7');
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

test('files that wait for the lists are asked about, and stay while another asset is shown', async () => {
  const { answer } = await createPage({ isInOrder: true, isSilent: true });
  expect(screen.queryByRole('group', { name: 'P42.pdf' })).not.toBeInTheDocument();
  await waitFor(() => expect(warnsBeforeUnload()).toBe(true));
  await goTo('#/assets/TANK-007');
  answer();
  await goTo('#/assets/PRESS-0042');
  expect(await screen.findByRole('group', { name: 'P42.pdf' })).toBeVisible();
  expect(warnsBeforeUnload()).toBe(true);
});

test('a list that cannot be loaded in another language keeps its names', async () => {
  const { user, lists } = await createPage({ isInOrder: true });
  await shared('Owning organization');
  lists.isInOrder = false;
  await user.click(await screen.findByRole('button', { name: /^Account: / }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language', hidden: true }), 'de');
  // One retry.
  await waitFor(() => expect(lists.failedLanguages).toEqual(['de', 'de']), { timeout: 20_000 });
  const list = await shared('Eigentümerorganisation');
  expect(within(list).getByRole('option', { name: 'Nordwerk' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Eigentümerorganisation' })).not.toBeInTheDocument();
  expect(within(await shared('Kategorie')).getByRole('option', { name: 'Zeichnung' })).toBeVisible();
});
