import { expect, test } from 'vitest';

import { createDuplicateReceipt, createUpload } from '../../../../tests/support/uploads.ts';
import { describeUpload } from './describe-upload.ts';

const endedAt = 1_700_000_000_000;

test("[LIST-5] the host receives the service's message about a stored document", () => {
  const receipt = { kind: 'stored', warningCode: 'VirusScanPending', message: 'Being scanned.' } as const;
  const upload = createUpload({ status: 'stored', receipt, endedAt });
  expect(describeUpload(upload).warning).toEqual({ code: 'VirusScanPending', message: 'Being scanned.' });
});

test('[LIST-5] a stored document without a message, and a duplicate, have no warning', () => {
  const stored = createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt });
  const duplicate = createUpload({ status: 'already-exists', receipt: createDuplicateReceipt(), endedAt });
  expect(describeUpload(stored)).not.toHaveProperty('warning');
  expect(describeUpload(duplicate)).not.toHaveProperty('warning');
});
