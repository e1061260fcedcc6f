import { defineWorkerJob, type WorkerOptions } from '#lib/worker/define-worker-job.ts';

import type { PreviewTasks } from './preview-job.ts';
import url from './preview.worker.ts?worker&url';
import type { RenderRequest, Titles } from './rendering.ts';

const createPreviewClient = defineWorkerJob<PreviewTasks>({
  url,
  load: async () => (await import('./preview-job.ts')).createPreviewJob(),
  // A page is shown while titles are read.
  concurrency: Infinity,
  // The worker keeps the directory of the archive.
  idleMs: Infinity,
});

/**
 * Reads one manual on demand, in its own worker, which `close` terminates. Every request rejects with
 * `FileUnreadableError` when the file is gone or has changed, with `WorkerFailedError` when the worker crashed, and with
 * an `AbortError` once the previewer is closed.
 */
export function createPreviewer(file: Blob, options?: WorkerOptions<PreviewTasks>) {
  const client = createPreviewClient(options);
  const closing = new AbortController();
  const { signal } = closing;
  return {
    /**
     * Comes first; `startPage` is the one that the inspection found. Returns undefined if the archive must not be unpacked;
     * the other requests reject then.
     */
    open: (startPage?: string) => client.run('open', { file, startPage }, { signal }),
    render: (page: RenderRequest) => client.run('render', { file, page }, { signal }),
    /** Resolves after the last call of `onTitles`. */
    readTitles: (onTitles: (titles: Titles) => void) =>
      client.run('titles', { file }, { signal, onEvent: onTitles }),
    close: (): void => {
      closing.abort(new DOMException('The preview was closed.', 'AbortError'));
      client.dispose();
    },
  };
}

/** Previewer of a manual. */
export type Previewer = ReturnType<typeof createPreviewer>;
