import type { PhotoMessage, PhotoRequest } from './protocol.ts';
import { serve } from './serve.ts';

const post = (message: PhotoMessage): void =>
  postMessage(message, message.kind === 'opened' ? [message.opened.picture] : []);

addEventListener('message', ({ data }: MessageEvent<PhotoRequest>) => {
  // With too little memory, for example.
  const onError = (): PhotoMessage => ({ kind: 'undecodable', job: data.job });
  void serve(data).catch(onError).then(post);
});
post({ kind: 'alive' });
