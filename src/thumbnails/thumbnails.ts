import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import { setTimer } from '#lib/timer.ts';
import { defineWorkerJob, type WorkerOptions } from '#lib/worker/define-worker-job.ts';
import { contentTypeOf, magicBytes } from '#manual/magic.ts';

import type { Drawing } from './draw-photo.ts';
import { longestSide } from './fit.ts';
import type { PhotoTasks } from './photo-job.ts';
import { photoTypeOf } from './photo-type.ts';
import url from './photo.worker.ts?worker&url';

/** Draws small pictures of files, one at a time, and remembers the last ones. */
export interface Thumbnails {
  /**
   * Draws a file, unless the signal has been aborted before its turn. Resolves to `undefined` without a picture; never
   * rejects.
   */
  readonly draw: (file: File, signal: AbortSignal) => Promise<Drawing | undefined>;
  /** Stops drawing and forgets the pictures. */
  readonly dispose: () => void;
}

const createPhotoClient = defineWorkerJob<PhotoTasks>({
  url,
  load: async () => (await import('./photo-job.ts')).photoJob,
});

interface ThumbnailsOptions extends WorkerOptions<PhotoTasks> {
  /** Draws the first page of a PDF within a time limit; rejects or resolves to `undefined` if it can't be drawn. */
  readonly drawPdf: (file: File, longestSide: number) => Promise<ImageBitmap | undefined>;
}

/** Time limit of one photo, in milliseconds. */
export const limitMs = 10_000;

/** Creates an empty memory; a worker exists only while something is drawn. */
export function createThumbnails({ drawPdf, ...options }: ThumbnailsOptions): Thumbnails {
  const photos = createPhotoClient(options);
  const oneAtATime = createConcurrencyLimit(1);
  const pictures = createMemory();

  async function drawNow(file: File, signal: AbortSignal): Promise<Drawing | undefined> {
    const prefix = new Uint8Array(await file.slice(0, magicBytes).arrayBuffer());
    signal.throwIfAborted();
    if (photoTypeOf(prefix) !== undefined) return drawPhoto(file);
    const picture = contentTypeOf(prefix) === 'pdf' ? await drawPdf(file, longestSide) : undefined;
    return picture && { picture, isBlurred: false };
  }

  async function drawPhoto(file: File): Promise<Drawing | undefined> {
    const limit = new AbortController();
    const stopTimer = setTimer(limitMs, () => limit.abort(new DOMException('Too slow.', 'TimeoutError')));
    try {
      // A drawing that has begun is finished: ending it would end its worker.
      return await photos.run('draw', file, { signal: limit.signal });
    } finally {
      stopTimer();
    }
  }

  return {
    draw: async (file, signal) => {
      if (pictures.has(file)) return pictures.get(file);
      return oneAtATime(async () => {
        if (signal.aborted || pictures.has(file)) return pictures.get(file);
        const picture = await drawNow(file, signal).catch(() => undefined);
        if (picture || !signal.aborted) pictures.set(file, picture);
        return picture;
      });
    },
    dispose: photos.dispose,
  };
}

/** Half the number of cached pictures. */
const halfOfMemory = 32;

/** Cache of the last pictures, and of files without one. Keeps no file in memory. */
function createMemory() {
  const undrawable = new WeakSet<File>();
  let recent = new WeakMap<File, Drawing>();
  let older = new WeakMap<File, Drawing>();
  let count = 0;

  function set(file: File, picture: Drawing | undefined): void {
    if (!picture) {
      undrawable.add(file);
      return;
    }
    if (count === halfOfMemory) [recent, older, count] = [new WeakMap(), recent, 0];
    recent.set(file, picture);
    count += 1;
  }

  return {
    set,
    has: (file: File): boolean => undrawable.has(file) || recent.has(file) || older.has(file),
    get(file: File): Drawing | undefined {
      const picture = recent.get(file) ?? older.get(file);
      if (picture && !recent.has(file)) set(file, picture);
      return picture;
    },
  };
}
