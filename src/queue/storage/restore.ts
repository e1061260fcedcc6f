import { rememberedMs } from '../known-document.ts';
import { isConfirmed, type SavedByNewer, type Upload } from '../upload.ts';
import { fromRecord, readRecord, readSavedByNewer } from './record.ts';
import type { UploadStorage } from './upload-storage.ts';

/** An upload of an earlier visit with its order number. */
export interface Restored {
  readonly upload: Upload;
  readonly order: number;
}

/** Uploads of earlier visits. */
interface RestoredUploads {
  /** In the order of the list. */
  readonly uploads: readonly Restored[];
  readonly savedByNewer: readonly SavedByNewer[];
}

/**
 * Returns the uploads of earlier visits. Documents stored more than 30 days before `now`
 * (milliseconds since the epoch) are returned for the last time: they are removed from the device. Unfinished uploads are
 * never removed, since the device's clock may be wrong. Empty if nothing is saved. Never rejects.
 */
export async function restoreUploads(storage: UploadStorage, now: number): Promise<RestoredUploads> {
  // The owner of the storage says why: its `load` rejects there first.
  const loaded = await storage.load().catch(() => 'unreadable' as const);
  if (typeof loaded === 'string') return { uploads: [], savedByNewer: [] };
  const { records, savedBytes } = loaded;
  const read = records.flatMap((value) => readRecord(value) ?? []).toSorted((a, b) => a.order - b.order);
  const restored = read.map((record) => {
    const isSaved = savedBytes.get(record.id) === record.job.file.size;
    const { order, changedAt } = record;
    return { upload: fromRecord(record, isSaved), order, changedAt };
  });
  const since = now - rememberedMs;
  const isExpired = ({ upload, changedAt }: (typeof restored)[number]) =>
    isConfirmed(upload) && changedAt < since;
  const removedIds = restored.filter(isExpired).map(({ upload }) => upload.id);
  const removal = { saved: [], removedIds, knownDocuments: [], fileIds: removedIds };
  // If it fails, as on a full disk, the next visit cleans up.
  void Promise.allSettled([removedIds.length > 0 && storage.write(removal), storage.expire(since)]);
  const savedByNewer = records.flatMap((value) => (readRecord(value) ? [] : (readSavedByNewer(value) ?? [])));
  return { uploads: restored, savedByNewer };
}
