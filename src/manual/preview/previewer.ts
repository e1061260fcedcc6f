import { defineWorkerJob, type WorkerOptions } from '#lib/worker/define-worker-job.ts';

import type { PreviewTasks } from './preview-job.ts';
import url from './preview.worker.ts?worker&url';
import type { ManualPages, Rendering, RenderRequest, Titles } from './rendering.ts';

/**
 * Reads one manual on demand, in its own worker, which `close` terminates. Every request rejects with
 * `FileUnreadableError` when the file is gone or has changed, with `WorkerFailedError` when the worker crashed, and with
 * an `AbortError` once the previewer is closed.
 */
export interface Previewer {
  /**
   * Comes first; `startPage` is the one that the inspection found. Returns undefined if the archive must not be unpacked;
   * the other requests reject then.
   */
  readonly open: (startPage?: string) => Promise<ManualPages | undefined>;
  readonly render: (page: RenderRequest) => Promise<Rendering>;
  /** Resolves after the last call of `onTitles`. */
  readonly readTitles: (onTitles: (titles: Titles) => void) => Promise<void>;
  readonly close: () => void;
}

const createPreviewClient = defineWorkerJob<PreviewTasks>({
  url,
  load: async () => (await import('./preview-job.ts')).createPreviewJob(),
  // A page is shown while titles are read.
  concurrency: Infinity,
  // The worker keeps the directory of the archive.
  idleMs: Infinity,
});

/** Creates a previewer of a manual; the first request starts its worker. */
export function createPreviewer(file: Blob, options?: WorkerOptions<PreviewTasks>): Previewer {
  const client = createPreviewClient(options);
  const closing = new AbortController();
  const { signal } = closing;
  return {
    open: (startPage) => client.run('open', { file, startPage }, { signal }),
    render: (page) => client.run('render', { file, page }, { signal }),
    readTitles: (onTitles) => client.run('titles', { file }, { signal, onEvent: onTitles }),
    close() {
      closing.abort(new DOMException('The preview was closed.', 'AbortError'));
      client.dispose();
    },
  };
}
