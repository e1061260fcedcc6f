import { drawPhoto } from './draw-photo.ts';
import type { DrawMessage, DrawRequest } from './protocol.ts';
import { serve } from './serve.ts';

const post = (message: DrawMessage): void =>
  postMessage(message, 'picture' in message ? [message.picture] : []);

addEventListener(
  'message',
  (event: MessageEvent<DrawRequest>) => void serve(event.data, drawPhoto).then(post),
);
post({ kind: 'alive' });
