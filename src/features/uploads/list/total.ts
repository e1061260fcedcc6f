import { continuesAutomatically, isConfirmed, sentBytesOf } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';

import { stageOf } from '../status/groups.ts';

/** Totals of a list, without cancelled uploads. */
export type Total = ReturnType<typeof totalOf>;

/** Returns the totals of uploads; `bytesLeft` are those of uploads that are under way or start automatically. */
export function totalOf(uploads: readonly AssetUpload[]) {
  const total = { done: 0, count: 0, sentBytes: 0, totalBytes: 0, bytesLeft: 0 };
  for (const upload of uploads) {
    if (upload.status === 'cancelled') continue;
    const { size } = upload.job.file;
    const sentBytes = sentBytesOf(upload);
    total.count += 1;
    // A document that isn't on the asset still needs a person.
    if (stageOf(upload) === 'done') total.done += 1;
    total.sentBytes += isConfirmed(upload) ? size : sentBytes;
    total.totalBytes += size;
    if (continuesAutomatically(upload)) total.bytesLeft += size - sentBytes;
  }
  return total;
}
