import { expect, test } from 'vitest';

import { fakeOf } from '../../../tests/support/fakes/fake-of.ts';
import { createMemory } from '../../../tests/support/memory.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import type { Services } from './services.ts';
import { openSession } from './session.ts';

const services = fakeOf<Services>({
  config: fakeOf<Services['config']>({
    baseUrl: 'https://service.example/',
    keepFiles: false,
    concurrency: 1,
  }),
  signIn: fakeOf<SignIn>({}),
  hasher: fakeOf<Services['hasher']>({}),
  deviceMemory: createMemory(),
});

/** Opens the session of a person in this tab, as after a sign-in or a reload. */
const open = (id: string) =>
  openSession(
    services,
    { status: 'signed-in', generation: 1, person: { id, subject: id, name: id, roles: undefined } },
    () => services.config,
  );

test('[IDENTITY-1] uploads that a person removed stay hidden after another person removed some in the same tab', () => {
  for (const [person, upload] of [
    ['mia', 'First'],
    ['karl', 'Second'],
  ] as const) {
    const session = open(person);
    session.removedUploads.remove([upload]);
    session.dispose();
  }
  const session = open('mia');
  expect([...session.removedUploads.get().keys()]).toEqual(['First']);
  session.dispose();
});
