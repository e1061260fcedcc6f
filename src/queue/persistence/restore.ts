import { isEnded } from '../item.ts';
import type { ReceiptShape, Upload } from '../item.ts';

import { fromRecord, migrate } from './record.ts';
import type { Shelf } from './shelf.ts';

/** How long what has ended is remembered: 30 days, in milliseconds. */
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
 * The uploads of earlier visits in their order; those that ended long ago are taken away. Empty where the device keeps
 * nothing. Never rejects.
 */
export async function restoreUploads<R extends ReceiptShape, P>({
  shelf,
  owner,
  now,
}: RestoreOptions): Promise<readonly Restored<R, P>[]> {
  try {
    const { records, keptBytes } = await shelf.load(owner);
    const restored = records
      .flatMap((value) => migrate(value) ?? [])
      .toSorted((a, b) => a.order - b.order)
      .map((record) => {
        const isKept = keptBytes.get(record.id) === record.job.file.size;
        const { order, changedAt } = record;
        return { upload: fromRecord<R, P>(record, isKept), order, changedAt };
      });
    const isOver = ({ upload, changedAt }: (typeof restored)[number]) =>
      isEnded(upload) && changedAt < now - rememberedMs;
    const removedIds = restored.filter(isOver).map(({ upload }) => upload.id);
    void clearAway(shelf, { removedIds, before: now - rememberedMs });
    return restored.filter((each) => !isOver(each));
  } catch {
    return [];
  }
}

/** Never rejects: where it fails, as on a full disk, the next visit clears up. */
async function clearAway(
  shelf: Shelf,
  { removedIds, before }: { readonly removedIds: readonly string[]; readonly before: number },
): Promise<void> {
  const removed =
    removedIds.length > 0 && shelf.write({ saved: [], removedIds, history: [], fileIds: removedIds });
  await Promise.allSettled([removed, shelf.expire(before)]);
}
