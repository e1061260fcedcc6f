import { WorkerFailedError } from '#lib/worker/worker-failed-error.ts';
import type { WorkerPort } from '#lib/worker/worker-port.ts';

import { errorOf } from '../worker-failure.ts';
import type {
  DeferredResource,
  PageList,
  PreviewAnswer,
  PreviewRequest,
  Rendering,
  RenderRequest,
  Titles,
} from './protocol.ts';

/**
 * Reads one manual on demand, in a separate worker. Every request rejects with `FileUnreadableError` if the file is
 * gone or has changed, and with `WorkerFailedError` if the worker broke down or was closed.
 */
export interface Previewer {
  /** Call first. Returns undefined if the archive must not be unpacked. */
  readonly open: () => Promise<PageList | undefined>;
  readonly render: (request: RenderRequest) => Promise<Rendering>;
  readonly resource: (url: string) => Promise<DeferredResource>;
  /** Resolves after the last call of `onTitles`. */
  readonly readTitles: (onTitles: (titles: Titles) => void) => Promise<void>;
  readonly close: () => void;
}

interface PendingRequest {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly onTitles: ((titles: Titles) => void) | undefined;
}

type RequestBody = PreviewRequest extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;

/** Opens a manual; the worker starts at once. */
export function createPreviewer(file: Blob, createWorker: () => WorkerPort<PreviewRequest>): Previewer {
  const worker = createWorker();
  const listening = new AbortController();
  const waiting = new Map<number, PendingRequest>();
  let lastId = 0;

  function onMessage({ data }: { readonly data: PreviewAnswer }): void {
    const call = waiting.get(data.id);
    if (data.kind === 'titles') return call?.onTitles?.(data.titles);
    waiting.delete(data.id);
    if (data.kind === 'answer') return call?.resolve(data.value);
    call?.reject(errorOf(data.failure));
  }

  function end(detail: string): void {
    listening.abort();
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new WorkerFailedError(detail));
    waiting.clear();
  }

  const { signal } = listening;
  worker.addEventListener('message', (event) => onMessage(event as MessageEvent<PreviewAnswer>), { signal });
  worker.addEventListener('error', () => end('The worker broke down.'), { signal });

  function request(body: RequestBody, onTitles?: (titles: Titles) => void): Promise<unknown> {
    if (signal.aborted) return Promise.reject(new WorkerFailedError('The preview was closed.'));
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject, onTitles });
      worker.postMessage({ ...body, id });
    });
  }

  return {
    open: () => request({ kind: 'open', file }) as Promise<PageList | undefined>,
    render: (page) => request({ kind: 'render', ...page }) as Promise<Rendering>,
    resource: (url) => request({ kind: 'resource', url }) as Promise<DeferredResource>,
    readTitles: (onTitles) => request({ kind: 'titles' }, onTitles) as Promise<void>,
    close: () => end('The preview was closed.'),
  };
}
