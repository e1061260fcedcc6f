import { expect, test } from 'vitest';

import { rolesAt } from './roles-at.ts';

test.for([
  ['roles', { roles: ['admin'] }, ['admin']],
  ['realm_access.roles', { realm_access: { roles: ['producer-user'] } }, ['producer-user']],
  ['cognito:groups', { 'cognito:groups': ['admin'] }, ['admin']],
  ['https://plant.example/roles', { 'https://plant.example/roles': ['admin'] }, ['admin']],
  ['resource_access.docs.api.roles', { resource_access: { 'docs.api': { roles: ['admin'] } } }, ['admin']],
  ['a.b.roles', { a: { c: 1 }, 'a.b': { roles: [] } }, []],
  ['roles', {}, undefined],
  ['roles', { roles: 'admin' }, undefined],
  ['roles.length', { roles: ['admin'] }, undefined],
  ['constructor.name', {}, undefined],
  ['realm_access.roles', { realm_access: null }, undefined],
  ['roles', null, undefined],
] as const)('[REQUEST-6] at %o the claims %o name the roles %o', ([path, claims, roles]) => {
  expect(rolesAt(claims, path)).toEqual(roles);
});
