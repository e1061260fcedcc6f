import type { WorkerPort } from '#lib/worker/worker-port.ts';

import type { PreviewAnswer, PreviewRequest } from './protocol.ts';

/** Replaces the worker on the thread of the page where no worker can start; loads its code on the first request. */
export function createMainThreadPreview(): WorkerPort<PreviewRequest> {
  const port = new EventTarget();
  let isOver = false;
  const post = (data: PreviewAnswer): void => {
    if (!isOver) port.dispatchEvent(new MessageEvent('message', { data }));
  };
  const server = import('./serve-preview.ts').then(({ createPreviewServer }) => createPreviewServer(post));
  const fail = (): boolean => port.dispatchEvent(new Event('error'));
  return Object.assign(port, {
    postMessage: (request: PreviewRequest) => void server.then((serve) => serve(request)).catch(fail),
    terminate: () => {
      isOver = true;
    },
  });
}
