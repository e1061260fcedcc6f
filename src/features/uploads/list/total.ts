import type { I18n } from '#i18n/i18n.ts';
import { uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { isConfirmed, isEnded, sentBytesOf } from '#queue/upload.ts';

import type { AssetUpload } from '../asset-upload.ts';
import { stageOf } from '../status/groups.ts';
import { waitsForPerson } from '../status/shown-status.ts';

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

/** Returns the total as a text. `bytesPerSecond` is the total speed, 0 while unknown. */
export function totalText(total: Total, bytesPerSecond: number, i18n: I18n): string {
  const { formats, t } = i18n;
  const words = uploadListMessages(i18n);
  const { done, count, sentBytes, totalBytes, bytesLeft } = total;
  return [
    words.done(formats.number(done), formats.number(count)),
    bytesLeft > 0 && words.bytes(formats.bytes(sentBytes), formats.bytes(totalBytes)),
    bytesLeft > 0 &&
      bytesPerSecond > 0 &&
      t.uploads.timeLeft(formats.duration((bytesLeft / bytesPerSecond) * 1000)),
  ]
    .filter(Boolean)
    .join(' · ');
}
