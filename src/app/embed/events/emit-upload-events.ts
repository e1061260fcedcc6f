import { createThrottle } from '#lib/time/throttle.ts';
import { summarize } from '#queue/summary.ts';
import { isEnded } from '#queue/upload.ts';
import type { AssetQueue, AssetUpload } from '#sending/asset-upload.ts';

import type { EmbedEvents } from '../contract/events.ts';
import { describeUpload } from './describe-upload.ts';

/** Emits an event to the host; each name has its own `detail`. */
export type Emit = <Name extends keyof EmbedEvents>(name: Name, detail: EmbedEvents[Name]) => boolean;

interface EmitOptions {
  /** Returns true if events of an asset's uploads are emitted here. */
  readonly isOurs: (assetId: string) => boolean;
  /** Called with the new asset of an upload that was moved away from one of these. */
  readonly onMoved: (assetId: string) => void;
  readonly emit: Emit;
}

/** Shortest time between two progress events, in milliseconds. */
const progressMs = 250;

/** Emits the events of uploads. Returns a function that ends it. */
export function emitUploadEvents(
  queue: Pick<AssetQueue, 'subscribe' | 'getSnapshot'>,
  { isOurs, onMoved, emit }: EmitOptions,
): () => void {
  const emitProgress = () => {
    const ours = queue.getSnapshot().filter(({ job }) => isOurs(job.assetId));
    const { sentBytes, totalBytes, running } = summarize(ours);
    emit('progress', { sentBytes, totalBytes, running });
  };
  const progress = createThrottle(
    () => progressMs,
    () => queueMicrotask(emitProgress),
  );
  const unsubscribe = queue.subscribe((changes) => {
    for (const { before, after: now } of changes) {
      if (now && before && isOurs(before.job.assetId)) onMoved(now.job.assetId);
      if (now === undefined || !isOurs(now.job.assetId)) continue;
      // In a microtask: a listener may call a command while the list is changing.
      queueMicrotask(() => emitChange(before, now, emit));
      if (now.status === 'sending' || before?.status === 'sending') progress.note();
    }
  });
  return () => {
    unsubscribe();
    progress.stop();
  };
}

function emitChange(before: AssetUpload | undefined, now: AssetUpload, emit: Emit): void {
  const fromAssetId = before?.job.assetId ?? now.job.assetId;
  if (fromAssetId !== now.job.assetId) emit('moved', { upload: describeUpload(now), fromAssetId });
  if (before?.status === now.status) return;
  const upload = describeUpload(now);
  if (before === undefined) {
    if (!isEnded(now)) emit('queued', { upload });
  } else if (now.status === 'failed') {
    emit('failed', { upload });
  } else if (now.status === 'already-exists' && now.origin !== 'perhaps-this-upload') {
    const assetIds = now.receipt.kind === 'duplicate' ? now.receipt.assetIds : undefined;
    emit('duplicate', { upload, ...(assetIds && { assetIds }) });
  } else if (now.status === 'stored' || now.status === 'already-exists') {
    emit('stored', { upload });
  }
}
