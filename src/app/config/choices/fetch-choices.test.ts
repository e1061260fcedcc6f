import type { RequestListener } from 'node:http';

import { expect, test } from 'vitest';

import type { GetToken } from '#api/request/upload-request.ts';
import { isWorthRetry } from '#api/token/fetch-with-token.ts';

import { listen } from '../../../../tests/support/servers/listen.ts';
import { type RemoteList, fetchChoices } from './use-choices.ts';

const { signal } = new AbortController();

const serve = async (listener: RequestListener) => `${await listen(listener)}/`;
/** Numbered tokens, with the reason for each request. */
function createTokens() {
  const reasons: string[] = [];
  const getToken: GetToken = async ({ reason, rejected }) => {
    reasons.push(rejected ? `${reason} ${rejected}` : reason);
    return `token-${reasons.length}`;
  };
  return { reasons, getToken };
}

const fetchFrom = (url: string, list: Partial<RemoteList> = {}, { getToken } = createTokens()) =>
  fetchChoices({ url, idPath: 'id', namePath: 'name', ...list }, { getToken, signal, locale: 'de' });

const serveJson = (json: unknown) => serve((_, response) => response.end(JSON.stringify(json)));

test('without a path, the answer is the list', async () => {
  const url = await serveJson([{ id: 'o-1', name: 'Nordwerk', city: 'Kiel' }]);
  expect(await fetchFrom(url)).toEqual([{ id: 'o-1', name: 'Nordwerk' }]);
});

test('list, IDs and names are read at the configured paths; numbers are valid IDs', async () => {
  const url = await serveJson({
    data: {
      items: [{ key: { id: 7 }, 'label.en': 'Drawing' }, { key: { id: 8 } }, { 'label.en': 'Lost' }, null],
    },
  });
  const paths = { itemsPath: 'data.items', idPath: 'key.id', namePath: 'label.en' };
  expect(await fetchFrom(url, paths)).toEqual([
    { id: '7', name: 'Drawing' },
    { id: '8', name: '8' },
  ]);
});

test('a list is requested in the language of the page, and a name by language is read in it', async () => {
  const seen: unknown[] = [];
  const url = await serve(({ headers }, response) => {
    seen.push(headers['accept-language']);
    response.end('[{"id":"a","name":{"en":"Drawing","de":"Zeichnung"}},{"id":"b","name":{}}]');
  });
  expect(await fetchFrom(url)).toEqual([
    { id: 'a', name: 'Zeichnung' },
    { id: 'b', name: 'b' },
  ]);
  expect(seen).toEqual(['de']);
});

test('the token is sent, and a renewed one once after a 401', async () => {
  const seen: (string | undefined)[] = [];
  const url = await serve(({ headers }, response) => {
    seen.push(headers.authorization);
    response.writeHead(headers.authorization === 'Bearer token-2' ? 200 : 401).end('[]');
  });
  const tokens = createTokens();
  expect(await fetchFrom(url, {}, tokens)).toEqual([]);
  expect(seen).toEqual(['Bearer token-1', 'Bearer token-2']);
  expect(tokens.reasons).toEqual(['initial', 'expired token-1']);
});

test('a redirect gets no token', async () => {
  const seen: unknown[] = [];
  const elsewhere = await serve(({ headers }, response) => {
    seen.push(headers.authorization);
    response.end('[]');
  });
  const url = await serve((_, response) => response.writeHead(302, { Location: elsewhere }).end());
  await expect(fetchFrom(url)).rejects.toThrow(TypeError);
  expect(seen).toEqual([]);
});

test('a token that never comes is not awaited after the timeout', async () => {
  const end = new AbortController();
  const url = await serveJson([]);
  const list = { url, idPath: 'id', namePath: 'name' };
  const fetching = fetchChoices(list, {
    getToken: () => new Promise(() => undefined),
    signal: end.signal,
    locale: 'de',
  });
  end.abort(new Error('It took too long.'));
  await expect(fetching).rejects.toThrow('It took too long.');
});

test.for<[string, number, string]>([
  ['a refusal', 403, '{}'],
  ['no list', 200, '{"items":[]}'],
  ['a page', 200, '<!doctype html>'],
])('%s is an error that quotes nothing', async ([, status, body]) => {
  const url = await serve((_, response) => response.writeHead(status).end(body));
  const error: unknown = await fetchFrom(url).catch((caught: unknown) => caught);
  expect(String(error)).toMatch(/Error/);
  expect(String(error)).not.toContain('token-1');
});

test.for<[string, RequestListener, GetToken, boolean]>([
  ['an invalid answer', (_, response) => response.writeHead(500).end(), createTokens().getToken, true],
  ['an answer that does not come', () => undefined, createTokens().getToken, false],
  [
    'an answer that stops midway',
    (_, response) => response.writeHead(200).write('['),
    createTokens().getToken,
    false,
  ],
  ['a token that does not come', () => undefined, () => new Promise(() => undefined), false],
])('after %s, a retry may help: %o', async ([, listener, getToken, isTriedAgain]) => {
  const list = { url: await serve(listener), idPath: 'id', namePath: 'name' };
  const failed = fetchChoices(list, {
    getToken,
    signal: AbortSignal.timeout(isTriedAgain ? 20_000 : 100),
    locale: 'de',
  });
  const error = await failed.catch((reason: unknown) => reason as Error);
  expect(isWorthRetry(error as Error)).toBe(isTriedAgain);
});
