import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import { setTimer } from '#lib/timer.ts';
import type { WorkerPort } from '#lib/worker/worker-port.ts';
import { createWorkerQueue } from '#lib/worker/worker-queue.ts';
import { contentTypeOf, magicBytes } from '#manual/magic.ts';

import { longestSide } from './fit.ts';
import { photoTypeOf } from './photo-type.ts';
import type { DrawAnswer, DrawRequest } from './protocol.ts';

/** Draws small pictures of files, one at a time, and remembers the last ones. */
export interface Thumbnails {
  /** Draws a file, unless the signal has aborted when its turn comes. `undefined` without a picture; never rejects. */
  readonly draw: (file: File, signal: AbortSignal) => Promise<ImageBitmap | undefined>;
  /** Stops drawing and forgets the pictures. */
  readonly dispose: () => void;
}

interface ThumbnailsOptions {
  readonly createPhotoWorker: () => WorkerPort<DrawRequest>;
  /** Draws the first page of a PDF within a time limit; rejects or resolves to `undefined` if it can't be drawn. */
  readonly drawPdf: (file: File, longestSide: number) => Promise<ImageBitmap | undefined>;
}

/** Time limit of one photo, in milliseconds. */
const limitMs = 10_000;

/** Creates an empty memory; a worker exists only while something is drawn. */
export function createThumbnails({ createPhotoWorker, drawPdf }: ThumbnailsOptions): Thumbnails {
  const photos = createWorkerQueue<DrawRequest, DrawAnswer>({ createWorker: createPhotoWorker });
  const oneAtATime = createConcurrencyLimit(1);
  const pictures = createMemory();

  async function drawNow(file: File, signal: AbortSignal): Promise<ImageBitmap | undefined> {
    const prefix = new Uint8Array(await file.slice(0, magicBytes).arrayBuffer());
    signal.throwIfAborted();
    if (photoTypeOf(prefix) !== undefined) return drawPhoto(file);
    return contentTypeOf(prefix) === 'pdf' ? drawPdf(file, longestSide) : undefined;
  }

  async function drawPhoto(file: File): Promise<ImageBitmap | undefined> {
    const limit = new AbortController();
    const stopTimer = setTimer(limitMs, () => limit.abort(new DOMException('Too slow.', 'TimeoutError')));
    try {
      return await photos.run<ImageBitmap | undefined>({
        // A drawing that has begun is finished: ending it would end its worker.
        signal: limit.signal,
        request: (job) => ({ job, file }),
        onAnswer: (answer, settle) => settle({ value: answer.kind === 'drawn' ? answer.picture : undefined }),
      });
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

/** Half of the pictures that are remembered. */
const halfOfMemory = 32;

/** The last pictures, and the files that have none. Keeps no file alive. */
function createMemory() {
  const undrawable = new WeakSet<File>();
  let recent = new WeakMap<File, ImageBitmap>();
  let older = new WeakMap<File, ImageBitmap>();
  let count = 0;

  function set(file: File, picture: ImageBitmap | undefined): void {
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
    get(file: File): ImageBitmap | undefined {
      const picture = recent.get(file) ?? older.get(file);
      if (picture && !recent.has(file)) set(file, picture);
      return picture;
    },
  };
}
