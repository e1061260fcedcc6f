import { expect, test } from 'vitest';

import { createReadOnlyStorage } from '../../../tests/support/fakes/fake-upload-storage.ts';
import { allDue, createJob } from '../../../tests/support/fakes/queue-fakes.ts';
import { createSourceFiles } from '../content/source-files.ts';
import { noPastAttempts } from '../past-attempts.ts';
import { createStore } from '../store.ts';
import { startFilePersister } from './file-persister.ts';

/** Copies the file of one upload, which fails; returns the uploads whose chunks were deleted. */
async function failToCopy({ isLeading }: { readonly isLeading: boolean }): Promise<readonly string[]> {
  const deleted: string[] = [];
  const store = createStore();
  const files = createSourceFiles(async () => undefined);
  const { file, ...job } = createJob();
  files.retain('upload-1', file);
  const upload = { id: 'upload-1', job: { ...job, file }, pastAttempts: noPastAttempts } as const;
  store.dispatch({
    type: 'enqueued',
    uploads: [{ ...upload, persistence: 'saving', status: 'waiting', waitsFor: { kind: 'queued' } }],
  });
  startFilePersister({
    store,
    files,
    storage: {
      ...createReadOnlyStorage(async () => ({ records: [], savedBytes: new Map() })),
      saveFile: async () => 'no-room',
      deleteFiles: async (ids) => void deleted.push(...ids),
    },
    untilWritten: async () => true,
    setTimer: () => () => undefined,
    isLeading: async () => isLeading,
  });
  await allDue();
  expect(store.get('upload-1')).toMatchObject({ persistence: 'no-room' });
  return deleted;
}

test('[UPLOAD-53] chunks of a copy that failed are deleted', async () => {
  expect(await failToCopy({ isLeading: true })).toEqual(['upload-1']);
});

test('[UPLOAD-68] a tab that lost leadership deletes no chunks: the new leader may have saved the file', async () => {
  expect(await failToCopy({ isLeading: false })).toEqual([]);
});
