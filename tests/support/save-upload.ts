import { noPastAttempts } from '#queue/past-attempts.ts';
import { createIdbUploadStorage } from '#queue/storage/idb-upload-storage.ts';
import type { UploadRecord } from '#queue/storage/record.ts';

interface SavedUpload
  extends Pick<UploadRecord, 'owner' | 'id'>, Partial<Pick<UploadRecord, 'changedAt' | 'state'>> {
  readonly database: string;
}

/** Saves an upload with its file, as an earlier visit has left it: waiting, if nothing else is given. */
export async function saveUpload({ database, owner, id, ...given }: SavedUpload): Promise<void> {
  const storage = createIdbUploadStorage({ name: database, owner, askToStay: () => undefined });
  const file = new File(['%PDF-1.7 ', id], `${id}.pdf`, { type: 'application/pdf' });
  const { name, size, type, lastModified } = file;
  const record: UploadRecord = {
    version: 1,
    id,
    owner,
    order: 1,
    changedAt: Date.now(),
    job: {
      operation: 'document',
      assetId: 'PUMP-1',
      displayName: id,
      organizationId: 'nordwerk',
      categoryId: 'notes',
      file: { name, size, type, lastModified },
    },
    state: { status: 'waiting', pastAttempts: noPastAttempts, waitsFor: { kind: 'queued' } },
    ...given,
  };
  await storage.write({ saved: [record], removedIds: [], knownDocuments: [], fileIds: [] });
  await storage.saveFile(id, file, new AbortController().signal);
  storage.close();
}

/** Deletes what is saved on the device. */
export async function clearDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(name!).addEventListener('success', resolve);
    });
  }
}
