import type { HashMessage, HashRequest } from './protocol.ts';
import { serve } from './serve.ts';

const sliceBytes = 2 ** 20;

const post = (message: HashMessage): void => postMessage(message);

addEventListener(
  'message',
  (event: MessageEvent<HashRequest>) => void serve(event.data, { sliceBytes }).then(post),
);
post({ kind: 'alive' });
