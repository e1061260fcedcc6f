import { expect, test } from 'vitest';

import { catchUncaught } from '../../../tests/support/catch-uncaught.ts';
import { createIdentityStore, transition, type Identity, type IdentityEvent } from './identity.ts';
import { personIdOf, type Person } from './person.ts';

const person = (name: string, roles?: readonly string[]): Person => ({
  id: name,
  subject: name,
  name,
  roles,
});
const mia = person('mia');
const karl = person('karl');

const signedOut: Identity = { status: 'signed-out', generation: 4 };
const here: Identity = { status: 'signed-in', generation: 4, person: mia };
const expired: Identity = { status: 'expired', generation: 4, person: mia };
const away: Identity = { status: 'away', generation: 4, person: mia };

test('[IDENTITY-1] the same subject of another issuer is another person', () => {
  expect(personIdOf('https://one.example', 'mia')).not.toBe(personIdOf('https://other.example', 'mia'));
  expect(personIdOf('a', '","b')).not.toBe(personIdOf('a","', 'b'));
});

test.for<[string, Identity, IdentityEvent, Identity]>([
  ['a person comes', signedOut, { type: 'proved', generation: 4, person: mia }, here],
  ['the same person is back', expired, { type: 'proved', generation: 4, person: mia }, here],
  [
    'another person comes',
    here,
    { type: 'proved', generation: 4, person: karl },
    { status: 'signed-in', generation: 5, person: karl },
  ],
  [
    'another person signs in again',
    expired,
    { type: 'proved', generation: 4, person: karl },
    { status: 'signed-in', generation: 5, person: karl },
  ],
  [
    'the person whose uploads are shown signs in',
    away,
    { type: 'proved', generation: 4, person: mia },
    { status: 'signed-in', generation: 5, person: mia },
  ],
  ['the token can’t be renewed', here, { type: 'expired', generation: 4 }, expired],
  ['no one’s token can’t be renewed', signedOut, { type: 'expired', generation: 4 }, signedOut],
  ['uploads are shown without a sign-in', signedOut, { type: 'looked-at', generation: 4, person: mia }, away],
  ['a person signs out', here, { type: 'signed-out' }, { status: 'signed-out', generation: 5 }],
  [
    'a sign-out ends a sign-in that is under way',
    signedOut,
    { type: 'signed-out', isProviderSessionOpen: true },
    { status: 'signed-out', generation: 5, isProviderSessionOpen: true },
  ],
])('[IDENTITY-2] %s', ([, before, event, after]) => {
  expect(transition(before, event)).toEqual(after);
});

test.for([signedOut, here, expired, away])(
  '[IDENTITY-2] what an older generation started leaves %o as it is',
  (state) => {
    const events: readonly IdentityEvent[] = [
      { type: 'proved', generation: 3, person: karl },
      { type: 'expired', generation: 3 },
      { type: 'looked-at', generation: 3, person: karl },
    ];
    for (const event of events) expect(transition(state, event)).toBe(state);
  },
);

test('a listener gets the former state, and only for changes', () => {
  const store = createIdentityStore();
  const seen: Identity[] = [];
  const stop = store.subscribe((before) => seen.push(before));
  store.dispatch({ type: 'proved', generation: 0, person: person('mia', ['admin']) });
  store.dispatch({ type: 'proved', generation: 0, person: person('mia', ['admin']) });
  store.dispatch({ type: 'proved', generation: 0, person: person('mia', ['reader']) });
  stop();
  store.dispatch({ type: 'signed-out' });
  expect(seen.map(({ status }) => status)).toEqual(['signed-out', 'signed-in']);
});

test('a listener that throws keeps no change from the others, which get the changes in order', async () => {
  const uncaught = catchUncaught();
  const store = createIdentityStore();
  const seen: string[] = [];
  store.subscribe(() => {
    store.dispatch({ type: 'expired', generation: 0 });
    throw new Error('a view broke');
  });
  store.subscribe((before) => seen.push(`${before.status} → ${store.get().status}`));
  store.dispatch({ type: 'proved', generation: 0, person: person('mia') });
  expect(seen).toEqual(['signed-out → signed-in', 'signed-in → expired']);
  await Promise.resolve();
  expect(uncaught.stop()).toHaveLength(2);
});
