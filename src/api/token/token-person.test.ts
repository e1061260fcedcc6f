import { expect, test } from 'vitest';

import { matchAccessToken, type PersonClaims, type TokenMatch } from './token-person.ts';

const jwt = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.c2ln`;
const mia: PersonClaims = { iss: 'https://idp.example', sub: 'mia' };

test.for<[TokenMatch, string, PersonClaims]>([
  ['same', jwt({ iss: 'https://idp.example', sub: 'mia' }), mia],
  ['same', jwt({ sub: 'mia' }), mia],
  ['other', jwt({ iss: 'https://idp.example', sub: 'karl' }), mia],
  ['other', jwt({ iss: 'https://other.example', sub: 'mia' }), mia],
  ['unknown', jwt({ iss: 'https://idp.example' }), mia],
  ['unknown', jwt({ sub: 7 }), mia],
  ['unknown', 'opaque', mia],
  // Entra ID: another `sub` and an older issuer for the service, but the same person of the tenant.
  ['same', jwt({ iss: 'https://sts.example', sub: 'x1', oid: 'o-mia' }), { ...mia, oid: 'o-mia' }],
  ['other', jwt({ iss: 'https://idp.example', sub: 'mia', oid: 'o-karl' }), { ...mia, oid: 'o-mia' }],
  // Okta: `sub` is the user name.
  ['same', jwt({ iss: 'https://idp.example', sub: 'mia@plant.example', uid: 'mia' }), mia],
  ['other', jwt({ iss: 'https://idp.example', sub: 'mia', uid: 'karl' }), mia],
])('[IDENTITY-2] is %s: the access token %s beside the ID token %o', ([match, token, id]) => {
  expect(matchAccessToken(token, id)).toBe(match);
});
