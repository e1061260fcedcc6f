import { fullSpeed } from '../full-speed.ts';
import type { WorkMessage, WorkRequest } from './protocol.ts';
import { serve } from './serve.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page that made a worker has no origin to name
const post = (message: WorkMessage): void => postMessage(message);

addEventListener(
  'message',
  (event: MessageEvent<WorkRequest>) => void serve(event.data, { pace: fullSpeed }, post),
);
post({ kind: 'alive' });
