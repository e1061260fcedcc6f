import { expect, test } from 'vitest';

import { readDraftValues } from './draft-values.ts';

const fromPackage = { packageName: 'handover.zip', languages: ['de'], classIds: ['03-02'], objectIds: [] };

test('[DRAFT-3] what was typed for a file is read as it was saved, whatever JSON leaves out', () => {
  const values = {
    shared: { organizationId: 'org-1', categoryId: '', isAiEnabled: true },
    edits: { displayName: null, operation: 'manual', categoryId: 'cat-2' },
    fromPackage,
  };
  expect(readDraftValues(JSON.parse(JSON.stringify(values)))).toEqual(values);
});

test.each([undefined, 'text', { edits: { operation: 'other' } }])(
  '[DRAFT-3] a file whose values cannot be read has none: %j',
  (saved) => {
    expect(readDraftValues(saved)).toEqual({});
  },
);
