import { expect, test } from 'vitest';

import { fakeOf } from '../../../tests/support/fakes/fake-of.ts';
import { leaveSession } from './leave-session.ts';

type Session = Parameters<typeof leaveSession>[0]['session'];

test.each([
  ['nothing is left', {}, false],
  ['uploads are left', { uploads: false }, true],
  ['shared files are left', { shared: false }, true],
  ['drafts are left', { drafts: false }, true],
])('[SIGN-IN-11] discarding before a sign-out: %s', async (_, results, isDiscardFailed) => {
  const { uploads, shared, drafts } = { uploads: true, shared: true, drafts: true, ...results };
  const session: Session = {
    personId: 'mia',
    queue: fakeOf<Session['queue']>({ discardAll: async () => uploads }),
    sharedFiles: fakeOf<NonNullable<Session['sharedFiles']>>({ clear: async () => shared }),
    savedDrafts: fakeOf<Session['savedDrafts']>({ clear: async () => drafts }),
  };
  const chosenFiles = fakeOf<Parameters<typeof leaveSession>[0]['chosenFiles']>({});
  const result = await leaveSession({ session, chosenFiles, isDiscarding: true });
  expect(result.isDiscardFailed).toBe(isDiscardFailed);
});
