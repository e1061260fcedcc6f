import { startWorker } from '#lib/worker/start-worker.ts';
import type { WorkerPort } from '#lib/worker/worker-port.ts';

import { createMainThreadPreview } from './create-page-preview.ts';
import url from './preview.worker.ts?worker&url';
import type { PreviewRequest } from './protocol.ts';

/** Starts the worker that reads the manual of a preview, or its replacement on a page of another origin. */
export function createPreviewWorker(): WorkerPort<PreviewRequest> {
  try {
    return startWorker(url);
  } catch {
    return createMainThreadPreview();
  }
}
