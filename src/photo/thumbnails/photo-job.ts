import type { Task, WorkerJob } from '#lib/worker/worker-job.ts';

import { drawPhoto } from './draw-photo.ts';

/** The value is a small picture; `undefined` if the file is too large, damaged, or not decoded by this browser. */
export type PhotoTasks = { readonly draw: Task<Blob, ImageBitmap | undefined> };

/** On the page's thread, too, the browser decodes on another one. */
export const photoJob: WorkerJob<PhotoTasks> = {
  async draw(file, { transfer }) {
    // Damaged, unreadable, or too large for this device.
    const picture = await drawPhoto(file).catch(() => undefined);
    if (picture) transfer(picture);
    return picture;
  },
};
