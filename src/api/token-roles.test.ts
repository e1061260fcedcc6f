import { expect, test } from 'vitest';

import { tokenRoles } from './token-roles.ts';

const encode = (text: string) => Buffer.from(text).toString('base64url');
const createToken = (claims: unknown) => `${encode('{"alg":"none"}')}.${encode(JSON.stringify(claims))}.c2ln`;

test.for([
  [{ roles: ['admin'] }, ['admin']],
  [{ roles: [] }, []],
  [{ roles: ['Prüfer~ÿ?>'] }, ['Prüfer~ÿ?>']],
  [{ roles: ['???', 'a???', 'ab???'] }, ['???', 'a???', 'ab???']],
  [{ roles: 'admin' }, undefined],
  [{ roles: ['admin', 7] }, undefined],
  [{ scope: 'x' }, undefined],
  [[], undefined],
  [null, undefined],
])('[REQUEST-6] the claims %o name the roles %o', ([claims, roles]) => {
  expect(tokenRoles(createToken(claims), 'roles')).toEqual(roles);
});

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
])('[REQUEST-6] the token %o names no roles', (token) => {
  expect(tokenRoles(token, 'roles')).toBeUndefined();
});
