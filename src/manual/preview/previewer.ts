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
 * Reads one manual on demand, in a worker of its own. Every question rejects with `FileUnreadableError` when the file
 * is gone or has changed, and with `WorkerFailedError` when the worker broke down or was closed.
 */
export interface Previewer {
  /** Comes first; undefined where nothing of the archive may be unpacked. */
  readonly open: () => Promise<PageList | undefined>;
  readonly render: (request: RenderRequest) => Promise<Rendering>;
  readonly resource: (url: string) => Promise<DeferredResource>;
  /** Resolves when all titles were given. */
  readonly readTitles: (onTitles: (titles: Titles) => void) => Promise<void>;
  readonly close: () => void;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly onTitles: ((titles: Titles) => void) | undefined;
}

type Question = PreviewRequest extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;

/** Opens a manual; the worker starts at once. */
export function createPreviewer(file: Blob, createWorker: () => WorkerPort<PreviewRequest>): Previewer {
  const worker = createWorker();
  const listening = new AbortController();
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  function hear({ data }: { readonly data: PreviewAnswer }): void {
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
  worker.addEventListener('message', (event) => hear(event as MessageEvent<PreviewAnswer>), { signal });
  worker.addEventListener('error', () => end('The worker broke down.'), { signal });

  function ask(question: Question, onTitles?: (titles: Titles) => void): Promise<unknown> {
    if (signal.aborted) return Promise.reject(new WorkerFailedError('The preview was closed.'));
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject, onTitles });
      worker.postMessage({ ...question, id });
    });
  }

  return {
    open: () => ask({ kind: 'open', file }) as Promise<PageList | undefined>,
    render: (request) => ask({ kind: 'render', ...request }) as Promise<Rendering>,
    resource: (url) => ask({ kind: 'resource', url }) as Promise<DeferredResource>,
    readTitles: (onTitles) => ask({ kind: 'titles' }, onTitles) as Promise<void>,
    close: () => end('The preview was closed.'),
  };
}
