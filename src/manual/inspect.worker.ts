import { inspectArchive } from './inspect.ts';
import type { InspectRequest, WorkerMessage } from './protocol.ts';
import { serve } from './serve.ts';

const post = (message: WorkerMessage): void => postMessage(message);

addEventListener(
  'message',
  (event: MessageEvent<InspectRequest>) => void serve(event.data, inspectArchive, post),
);
post({ kind: 'alive' });
