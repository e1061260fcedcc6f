import { isConfirmed, isEnded, sentBytesOf, waitsForPerson } from '#queue/upload.ts';

import type { AssetUpload } from '../asset-upload.ts';
import { stageOf } from '../status/groups.ts';

/** Totals of a list, without cancelled uploads. */
export interface Total {
  readonly done: number;
  readonly count: number;
  readonly sentBytes: number;
  readonly totalBytes: number;
  /** Bytes left to send of uploads that are under way or start automatically. */
  readonly bytesLeft: number;
}

/** Returns the totals of uploads. */
export function totalOf(uploads: readonly AssetUpload[]): Total {
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
    if (!isEnded(upload) && !waitsForPerson(upload)) total.bytesLeft += size - sentBytes;
  }
  return total;
}
