import type { PhotoMessage, PhotoRequest } from './protocol.ts';
import { serve } from './serve.ts';

const post = (message: PhotoMessage): void =>
  postMessage(message, message.kind === 'opened' ? [message.opened.picture] : []);

addEventListener('message', (event: MessageEvent<PhotoRequest>) => void serve(event.data).then(post));
post({ kind: 'alive' });
