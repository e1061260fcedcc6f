import { expect, test } from 'vitest';

import { rolesAt, tokenClaims } from './token-claims.ts';

test.for([
  ['roles', { roles: ['admin'] }, ['admin']],
  ['realm_access.roles', { realm_access: { roles: ['producer-user'] } }, ['producer-user']],
  ['cognito:groups', { 'cognito:groups': ['admin'] }, ['admin']],
  ['https://plant.example/roles', { 'https://plant.example/roles': ['admin'] }, ['admin']],
  ['resource_access.docs.api.roles', { resource_access: { 'docs.api': { roles: ['admin'] } } }, ['admin']],
  ['a.b.roles', { a: { c: 1 }, 'a.b': { roles: [] } }, []],
  ['roles', {}, undefined],
  ['roles', { roles: 'admin' }, undefined],
  ['roles', { roles: ['admin', 7] }, undefined],
  ['roles.length', { roles: ['admin'] }, undefined],
  ['constructor.name', {}, undefined],
  ['realm_access.roles', { realm_access: null }, undefined],
  ['roles', null, undefined],
] as const)('[REQUEST-6] at %o the claims %o name the roles %o', ([path, claims, roles]) => {
  expect(rolesAt(claims, path)).toEqual(roles);
});

const encode = (text: string) => Buffer.from(text).toString('base64url');
const createToken = (claims: unknown) => `${encode('{"alg":"none"}')}.${encode(JSON.stringify(claims))}.c2ln`;

test.for([{ roles: ['Prüfer~ÿ?>'] }, { roles: ['???', 'a???', 'ab???'] }, [], null])(
  '[REQUEST-6] the claims %o are read from a token',
  (claims) => {
    expect(tokenClaims(createToken(claims))).toEqual(claims);
  },
);

test.for([
  '',
  'opaque',
  'a.b',
  'a.b.c',
  '..',
  `e30.${encode('{"roles":')}.x`,
  'e30.%%%.x',
  `a.${encode('{"roles":["admin"]}')}`,
  `a.${Buffer.from('{"roles":["\xFF"]}', 'latin1').toString('base64url')}.c`,
  `a.${encode('{"roles":["admin"]}')}.c.d.e`,
])('[REQUEST-6] the token %o has no readable claims', (token) => {
  expect(tokenClaims(token)).toBeUndefined();
});
