import { rememberedMs } from '../known-document.ts';
import { isConfirmed } from '../upload.ts';
import type { SavedByNewer, Upload } from '../upload.ts';
import { fromRecord, migrate, readSavedByNewer, type UploadRecord } from './record.ts';
import type { UploadStorage } from './upload-storage.ts';

/** An upload of an earlier visit with its order number. */
export interface Restored {
  readonly upload: Upload;
  readonly order: number;
}

interface RestoreOptions {
  readonly storage: UploadStorage;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Uploads of earlier visits. */
export interface RestoredUploads {
  /** In the order of the list. */
  readonly uploads: readonly Restored[];
  readonly savedByNewer: readonly SavedByNewer[];
}

/**
 * Returns the uploads of earlier visits. Documents stored more than 30 days ago are returned for the last time: they are
 * removed from the device. Unfinished uploads are never removed, since the device's clock may be wrong. Empty if nothing is saved. Never rejects.
 */
export async function restoreUploads({ storage, now }: RestoreOptions): Promise<RestoredUploads> {
  // The owner of the storage says why: its `load` rejects there first.
  const loaded = await storage.load().catch(() => 'unreadable' as const);
  if (typeof loaded === 'string') return { uploads: [], savedByNewer: [] };
  const { records, savedBytes } = loaded;
  const migrated = records.flatMap((value) => migrate(value) ?? []).toSorted((a, b) => a.order - b.order);
  const restored = migrated.map((record) => {
    const isSaved = savedBytes.get(record.id) === record.job.file.size;
    const { order, changedAt } = record;
    return { upload: fromRecord(record, isSaved), order, changedAt };
  });
  const isExpired = ({ upload, changedAt }: (typeof restored)[number]) =>
    isConfirmed(upload) && changedAt < now - rememberedMs;
  const removedIds = restored.filter(isExpired).map(({ upload }) => upload.id);
  // Written while the clock was ahead: without a new date they would stay too long.
  const redated = migrated.filter(({ changedAt }) => changedAt > now);
  void clearAway(storage, {
    removedIds,
    saved: redated.map((record) => ({ ...record, changedAt: now })),
    now,
  });
  const savedByNewer = records.flatMap((value) => (migrate(value) ? [] : (readSavedByNewer(value) ?? [])));
  return { uploads: restored, savedByNewer };
}

interface ClearAway {
  readonly removedIds: readonly string[];
  readonly saved: readonly UploadRecord[];
  readonly now: number;
}

/** Never rejects: if it fails, as on a full disk, the next visit cleans up. */
async function clearAway(storage: UploadStorage, { removedIds, saved, now }: ClearAway): Promise<void> {
  const isDue = removedIds.length > 0 || saved.length > 0;
  const written = isDue && storage.write({ saved, removedIds, knownDocuments: [], fileIds: removedIds });
  await Promise.allSettled([written, storage.expire({ now, rememberedMs })]);
}
