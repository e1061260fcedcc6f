import type { WorkerPort } from '#lib/worker/worker-port.ts';

import type { PreviewRequest } from './protocol.ts';

/** Starts the worker that reads the manual of a preview. */
export function createPreviewWorker(): WorkerPort<PreviewRequest> {
  return new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' });
}
