import { expect, test } from 'vitest';

import { createMemory } from '../../../tests/support/memory.ts';
import { createBrowserRecord } from './browser-record.ts';

const client = { authority: 'https://idp.example', clientId: 'documents' };
const mia = { id: '["https://idp.example","m.berg"]', subject: 'm.berg', name: 'Mia Berg', roles: undefined };

test('[IDENTITY-11] a person remembered for one provider is unknown at another', () => {
  const memory = createMemory();
  createBrowserRecord(memory, client).recordProof({ person: mia, provedAt: 7 }, '');
  expect(createBrowserRecord(memory, client).lastProof()).toEqual({ person: mia, provedAt: 7 });
  expect(createBrowserRecord(memory, { ...client, clientId: 'other' }).lastProof()).toBeUndefined();
});

test('[IDENTITY-10] nothing that was started before a sign-out is remembered after it, in any tab', () => {
  const memory = createMemory();
  const tab = createBrowserRecord(memory, client);
  const other = createBrowserRecord(memory, client);
  const known = tab.signOutId();
  tab.recordProof({ person: mia, provedAt: 7 }, known);
  other.recordSignOut();
  expect(tab.lastProof()).toBeUndefined();
  tab.recordProof({ person: mia, provedAt: 8 }, known);
  expect(tab.lastProof()).toBeUndefined();
  tab.recordProof({ person: mia, provedAt: 9 }, other.signOutId());
  expect(other.lastProof()).toMatchObject({ provedAt: 9 });
});
