import { isConfirmed } from '../item.ts';
import type { ReceiptShape, Upload } from '../item.ts';

import { fromRecord, migrate, type UploadRecord } from './record.ts';
import type { Shelf } from './shelf.ts';

/** How long a stored document is remembered: 30 days, in milliseconds. */
export const rememberedMs = 30 * 24 * 60 * 60 * 1000;

/** An upload of an earlier visit, and its place in the list: any number above that of the one before. */
export interface Restored<R extends ReceiptShape, P> {
  readonly upload: Upload<R, P>;
  readonly order: number;
}

interface RestoreOptions {
  readonly shelf: Shelf;
  readonly owner: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Returns the uploads of earlier visits in their order and removes documents stored more than 30 days ago. Nothing that a
 * person hasn't finished is ever removed: the device's clock may be wrong. Empty where the device keeps nothing. Never
 * rejects.
 */
export async function restoreUploads<R extends ReceiptShape, P>({
  shelf,
  owner,
  now,
}: RestoreOptions): Promise<readonly Restored<R, P>[]> {
  try {
    const { records, keptBytes } = await shelf.load(owner);
    const migrated = records.flatMap((value) => migrate(value) ?? []).toSorted((a, b) => a.order - b.order);
    const restored = migrated.map((record) => {
      const isKept = keptBytes.get(record.id) === record.job.file.size;
      const { order, changedAt } = record;
      return { upload: fromRecord<R, P>(record, isKept), order, changedAt };
    });
    const isOver = ({ upload, changedAt }: (typeof restored)[number]) =>
      isConfirmed(upload) && changedAt < now - rememberedMs;
    const removedIds = restored.filter(isOver).map(({ upload }) => upload.id);
    // Written while the clock was ahead: without a new date they would stay until then.
    const redated = migrated.filter(({ changedAt }) => changedAt > now);
    void clearAway(shelf, {
      removedIds,
      saved: redated.map((record) => ({ ...record, changedAt: now })),
      now,
    });
    return restored.filter((each) => !isOver(each));
  } catch {
    return [];
  }
}

interface ClearAway {
  readonly removedIds: readonly string[];
  readonly saved: readonly UploadRecord[];
  readonly now: number;
}

/** Never rejects: where it fails, as on a full disk, the next visit clears up. */
async function clearAway(shelf: Shelf, { removedIds, saved, now }: ClearAway): Promise<void> {
  const isDue = removedIds.length > 0 || saved.length > 0;
  const written = isDue && shelf.write({ saved, removedIds, history: [], fileIds: removedIds });
  await Promise.allSettled([written, shelf.expire({ now, rememberedMs })]);
}
