import { expect, test } from 'vitest';

import { createAuthors } from './service-ports.ts';

const karl = { subject: '248289761001', name: 'Karl Lund' };
const createKarl = () => createAuthors(karl);

const stored = (createdBy?: string) => ({ kind: 'stored', document: { id: 'doc-1', createdBy } }) as const;
const duplicate = (createdBy?: string) =>
  ({ kind: 'duplicate', document: { id: 'doc-1', createdBy }, maintenanceIds: [] }) as const;

test('[AUTHOR-1] an ID that cannot be compared is of another person once the service has shown its own for this person', () => {
  const authors = createKarl();
  expect(authors.isByAnother(duplicate('user-17'))).toBe(false);
  authors.note(stored('user-23'));
  expect(authors.isByAnother(duplicate('user-17'))).toBe(true);
  expect(authors.isByAnother(duplicate('user-23'))).toBe(false);
});

test('[AUTHOR-1] the author of a duplicate says nothing about this person, and neither does an answer without author', () => {
  const authors = createKarl();
  authors.note(duplicate('user-17'));
  authors.note(stored());
  expect(authors.isByAnother(duplicate('user-23'))).toBe(false);
  expect(authors.isByAnother(duplicate())).toBe(false);
  expect(authors.isByAnother({ kind: 'duplicate', maintenanceIds: [] })).toBe(false);
});

test('[AUTHOR-1] the subject and the name of the signed-in person are known from the start', () => {
  const authors = createKarl();
  expect(authors.isByAnother(duplicate('Mia Berg'))).toBe(true);
  expect(authors.isByAnother(duplicate(karl.name))).toBe(false);
  expect(authors.isByAnother(duplicate(karl.subject))).toBe(false);
});
