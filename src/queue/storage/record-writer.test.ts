import { expect, test } from 'vitest';

import { createJob, withResolvers } from '../../../tests/support/queue-fakes.ts';
import { createReadOnlyStorage } from '../../../tests/support/fake-upload-storage.ts';
import { noHistory } from '../attempt-history.ts';
import type { Upload } from '../upload.ts';

import { createRecordWriter } from './record-writer.ts';
import type { UploadStorage } from './upload-storage.ts';

test('[UPLOAD-68] a tab that loses leadership while the database opens writes nothing', async () => {
  let isLeading = true;
  const { promise: opened, resolve: open } = withResolvers<void>();
  const changes: Parameters<UploadStorage['write']>[0][] = [];
  const storage: UploadStorage = {
    ...createReadOnlyStorage(async () => ({ records: [], savedBytes: new Map() })),
    open: () => opened,
    write: async (change) => {
      await opened;
      changes.push(change);
    },
  };
  const writer = createRecordWriter(
    { storage, owner: 'mia', documentIdOf: () => undefined },
    { now: () => 0, setTimer: () => () => undefined, isLeading: async () => isLeading, written: [] },
  );
  const upload: Upload = {
    id: 'upload-1',
    job: createJob(),
    history: noHistory,
    persistence: 'saving',
    status: 'cancelled',
  };
  writer.note(upload.id, upload);
  await new Promise(setImmediate);
  isLeading = false;
  open();
  await writer.finish();
  expect(changes).toEqual([]);
});
