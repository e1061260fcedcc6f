import type { Task, WorkerJob } from '#lib/worker/worker-job.ts';

import { drawPhoto, type Drawing } from './draw-photo.ts';

/** The value is a drawing; `undefined` if the file is too large, damaged, or not decoded by this browser. */
export type PhotoTasks = { readonly draw: Task<Blob, Drawing | undefined> };

/** On the page's thread, too, the browser decodes on another one. */
export const photoJob: WorkerJob<PhotoTasks> = {
  async draw(file, { transfer }) {
    // Damaged, unreadable, or too large for this device.
    const drawing = await drawPhoto(file).catch(() => undefined);
    if (drawing) transfer(drawing.picture);
    return drawing;
  },
};
