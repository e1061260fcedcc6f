import { inspectArchive } from './inspect.ts';
import type { InspectRequest, WorkerMessage } from './protocol.ts';
import { serve } from './serve.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the owner of a worker has no origin to name
const post = (message: WorkerMessage): void => postMessage(message);

addEventListener(
  'message',
  (event: MessageEvent<InspectRequest>) => void serve(event.data, inspectArchive, post),
);
post({ kind: 'alive' });
