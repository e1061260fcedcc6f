import type { RequestListener } from 'node:http';

import { expect, test } from 'vitest';

import { listen } from '../../../tests/support/servers/listen.ts';
import { fetchAsset } from './use-known-asset.ts';

const { signal } = new AbortController();

const serve = async (listener: RequestListener) => `${await listen(listener)}/`;
const getToken = () => Promise.resolve('token-1');
const serveJson = (json: unknown) => serve((_, response) => response.end(JSON.stringify(json)));
const findAt = (url: string, query = { id: 'P/1' }) => fetchAsset(query, { url, getToken, signal });

test('[PAGE-7] the ID or the whole code is added to the query of the configured address, with the token', async () => {
  const seen: unknown[] = [];
  const url = await serve(({ url: path, headers }, response) => {
    seen.push([path, headers.authorization]);
    response.end('{"id":"A"}');
  });
  const code = 'https://id.example/?a=1&b=2#\u001d';
  await fetchAsset({ id: 'P/1 &id=2' }, { url: `${url}find?tenant=7`, getToken, signal });
  await fetchAsset({ code }, { url: `${url}find`, getToken, signal });
  expect(seen).toEqual([
    ['/find?tenant=7&id=P%2F1+%26id%3D2', 'Bearer token-1'],
    [expect.stringMatching(/^\/find\?code=/), 'Bearer token-1'],
  ]);
  const [, [path]] = seen as [unknown, [string]];
  expect(new URL(path, url).searchParams.get('code')).toBe(code);
});

test.each<[string, unknown, unknown]>([
  [
    'an asset',
    { id: 'A', name: 'Pump', organizationId: 'o-1', more: [] },
    { id: 'A', name: 'Pump', organizationId: 'o-1' },
  ],
  ['numbers', { id: 7, name: 12, organizationId: 3 }, { id: '7', name: '12', organizationId: '3' }],
  ['an ID only', { id: ' A ', name: null }, { id: 'A', name: '' }],
  ['an envelope', { data: { id: 'A', name: 'Pump' } }, { id: 'A', name: 'Pump' }],
  ['a list of one', [{ id: 'A', name: 'Pump' }], { id: 'A', name: 'Pump' }],
  ['an empty list', [], undefined],
  ['nothing', null, undefined],
  ['an empty envelope', { data: null }, undefined],
])('[PAGE-7] %s is read', async (_, json, asset) => {
  expect(await findAt(await serveJson(json))).toEqual(asset);
});

test.each([204, 404])('[PAGE-7] %d means unknown', async (status) => {
  const url = await serve((_, response) => response.writeHead(status).end());
  expect(await findAt(url)).toBeUndefined();
});

test.each<[string, number, string]>([
  ['a refusal', 403, '{}'],
  ['an error', 500, '{}'],
  ['a page', 200, '<!doctype html>'],
  ['several assets', 200, '[{"id":"A"},{"id":"B"}]'],
  ['something else', 200, '{"secret":"x"}'],
])('[PAGE-7] %s is an error that quotes nothing', async (_, status, body) => {
  const url = await serve((__, response) => response.writeHead(status).end(body));
  const error: unknown = await findAt(url).catch((caught: unknown) => caught);
  expect(String(error)).toMatch(/Error/);
  expect(String(error)).not.toMatch(/token-1|secret/);
});

test('[PAGE-7] a redirect gets no token', async () => {
  const seen: unknown[] = [];
  const elsewhere = await serve(({ headers }, response) => {
    seen.push(headers.authorization);
    response.end('{"id":"A"}');
  });
  const url = await serve((_, response) => response.writeHead(302, { Location: elsewhere }).end());
  await expect(findAt(url)).rejects.toThrow(TypeError);
  expect(seen).toEqual([]);
});

test.each(['//evil.example/', '@evil.example', 'https://evil.example/', '../../x', '#', '\\\\evil.example'])(
  '[PAGE-7] no code or ID changes where the token goes: %s',
  async (text) => {
    const hosts: unknown[] = [];
    const url = await serve(({ headers, url: path }, response) => {
      hosts.push([headers.host, path?.split('?')[0]]);
      response.end('{"id":"A"}');
    });
    await fetchAsset({ id: text }, { url: `${url}find`, getToken, signal });
    await fetchAsset({ code: text }, { url: `${url}find`, getToken, signal });
    expect(hosts).toEqual([
      [new URL(url).host, '/find'],
      [new URL(url).host, '/find'],
    ]);
  },
);
