import { serveWorkerJob } from '#lib/worker/worker-job.ts';

import type { FileTasks } from './file-tasks.ts';
import { inspectFile } from './inspect-file.ts';

// Inspects files in a worker, where the browser decodes images.
serveWorkerJob<FileTasks>({
  async inspect({ file, name }, { emit }) {
    emit('started');
    return inspectFile(file, name, () => canDecode(file));
  },
});

/** Decodes an image, scaled down to the size of an icon to save memory. Browsers that can't scale decode it as it is. */
async function canDecode(file: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(file, { resizeWidth: 16, resizeQuality: 'pixelated' })).close();
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return false;
    throw error;
  }
}
