import { photoTypeOf } from '#file-type/image/photo-type.ts';
import { contentTypeOf, magicBytes } from '#file-type/magic.ts';
import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import { setTimer } from '#lib/time/timer.ts';
import { defineWorkerJob, type WorkerOptions } from '#lib/worker/define-worker-job.ts';

import { longestSide } from './fit.ts';
import type { PhotoTasks } from './photo-job.ts';
import url from './photo.worker.ts?worker&url';

const createPhotoClient = defineWorkerJob<PhotoTasks>({
  url,
  load: async () => (await import('./photo-job.ts')).photoJob,
});

interface ThumbnailsOptions extends WorkerOptions<PhotoTasks> {
  /**
   * Draws the first page of a PDF within a time limit; rejects if it takes too long or the signal aborts, and rejects or
   * resolves to `undefined` if it can't be drawn.
   */
  readonly drawPdf: (
    file: File,
    longestSide: number,
    signal: AbortSignal,
  ) => Promise<ImageBitmap | undefined>;
}

/** Time limit of one photo, in milliseconds. */
export const limitMs = 10_000;

/**
 * Draws small pictures of files, one at a time, and remembers the last ones. A worker exists only while something is drawn.
 */
export function createThumbnails({ drawPdf, ...options }: ThumbnailsOptions) {
  const photos = createPhotoClient(options);
  const oneAtATime = createConcurrencyLimit(1);
  const pictures = createMemory();
  let current: { readonly file: File; readonly ending: AbortController } | undefined;

  /**
   * `inView` aborts when the row leaves the view; a drawing that has begun is finished then, since ending it ends its
   * worker. `listed` aborts when the file is sent.
   */
  async function drawNow(
    file: File,
    inView: AbortSignal,
    listed: AbortSignal,
  ): Promise<ImageBitmap | undefined> {
    const prefix = new Uint8Array(await file.slice(0, magicBytes).arrayBuffer());
    inView.throwIfAborted();
    listed.throwIfAborted();
    if (photoTypeOf(prefix) !== undefined) return drawPhoto(file, listed);
    return contentTypeOf(prefix) === 'pdf' ? drawPdf(file, longestSide, listed) : undefined;
  }

  async function drawPhoto(file: File, listed: AbortSignal): Promise<ImageBitmap | undefined> {
    const limit = new AbortController();
    const stopTimer = setTimer(limitMs, () => limit.abort(new DOMException('Too slow.', 'TimeoutError')));
    try {
      return await photos.run('draw', file, { signal: AbortSignal.any([listed, limit.signal]) });
    } finally {
      stopTimer();
    }
  }

  return {
    /**
     * Draws a file, unless the signal has been aborted before its turn. Resolves to `undefined` without a picture; never
     * rejects.
     */
    draw: async (file: File, signal: AbortSignal): Promise<ImageBitmap | undefined> => {
      if (pictures.has(file)) return pictures.get(file);
      return oneAtATime(async () => {
        if (signal.aborted || pictures.has(file)) return pictures.get(file);
        const ending = new AbortController();
        current = { file, ending };
        // Stopped, damaged, or no memory left: the row has the icon of its kind.
        const picture = await drawNow(file, signal, ending.signal).catch(() => undefined);
        current = undefined;
        if (picture || !(signal.aborted || ending.signal.aborted)) pictures.set(file, picture);
        return picture;
      });
    },
    /** Ends the drawing of a file that is sent now, so that it doesn't take time from sending. */
    end: (files: readonly File[]): void => {
      if (current && files.includes(current.file)) current.ending.abort();
    },
    /** Stops drawing and forgets the pictures. */
    dispose: photos.dispose,
  };
}

/** Pictures of files. */
export type Thumbnails = ReturnType<typeof createThumbnails>;

/** Files whose pictures are remembered. */
const maxRemembered = 64;

/** Cache of the last pictures, and of files without one. */
function createMemory() {
  const pictures = new Map<File, ImageBitmap | undefined>();
  return {
    has: (file: File): boolean => pictures.has(file),
    get: (file: File): ImageBitmap | undefined => pictures.get(file),
    set: (file: File, picture: ImageBitmap | undefined): void => {
      const [oldest] = pictures.keys();
      if (oldest && pictures.size === maxRemembered) pictures.delete(oldest);
      pictures.set(file, picture);
    },
  };
}
