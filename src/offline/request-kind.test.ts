import { expect, test } from 'vitest';

import { requestKindOf } from './request-kind.ts';

const scope = 'https://tools.example/documents/';
const kindOf = (
  path: string,
  { method = 'GET', mode = 'cors' }: Partial<Pick<Request, 'method' | 'mode'>> = {},
) => requestKindOf({ method, mode, url: new URL(path, scope).href }, scope);

test.each([
  ['', 'navigate', 'page'],
  ['index.html', 'navigate', 'page'],
  ['#/assets/PRESS-0042', 'navigate', 'page'],
  ['?code=abc&state=def', 'navigate', 'page'],
  ['assets/index-BweIAFqz.js', 'cors', 'file'],
  ['assets/hash.worker-CO7pXw2D.js', 'same-origin', 'file'],
  ['icon.svg', 'no-cors', 'file'],
  ['start.js', 'no-cors', 'file'],
] as const)('[OFFLINE-1] "%s" is answered by the worker', (path, mode, expected) => {
  expect(kindOf(path, { mode })).toBe(expected);
});

test.each([
  ['v1/documents/assets/PRESS-0042', 'cors'],
  ['api/v1/documents/assets/PRESS-0042', 'cors'],
  ['organizations.json', 'cors'],
  ['idp/auth?client_id=documents', 'navigate'],
  ['idp/.well-known/openid-configuration', 'cors'],
  ['library/documents/7', 'navigate'],
  ['version.json', 'cors'],
  ['config.json', 'cors'],
  ['config.json', 'navigate'],
  ['service-worker.js', 'same-origin'],
  ['hosting/nginx.conf', 'navigate'],
  ['/', 'navigate'],
  ['/documents', 'navigate'],
  ['https://service.example/config.json', 'cors'],
] as const)('[OFFLINE-1] "%s" is ignored by the worker', (path, mode) => {
  expect(kindOf(path, { mode })).toBeUndefined();
});

test.each(['POST', 'HEAD', 'PUT', 'DELETE'])(
  '[OFFLINE-1] only a GET is answered by the worker: %s',
  (method) => {
    for (const path of ['', 'icon.svg', 'assets/index-BweIAFqz.js']) {
      expect(kindOf(path, { method })).toBeUndefined();
    }
  },
);

test('[OFFLINE-11] of all POSTs, the worker answers only the form of a share', () => {
  expect(kindOf('share', { method: 'POST', mode: 'navigate' })).toBe('share');
  expect(kindOf('share', { method: 'POST' })).toBeUndefined();
  expect(kindOf('share', { mode: 'navigate' })).toBeUndefined();
  expect(kindOf('v1/share', { method: 'POST', mode: 'navigate' })).toBeUndefined();
  expect(kindOf('share?x=1', { method: 'POST', mode: 'navigate' })).toBeUndefined();
});
