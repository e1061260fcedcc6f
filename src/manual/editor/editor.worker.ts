import { uninterruptedScheduling } from '../uninterrupted-scheduling.ts';
import type { EditMessage, EditRequest } from './protocol.ts';
import { serve } from './serve.ts';

const post = (message: EditMessage): void => postMessage(message);

addEventListener(
  'message',
  (event: MessageEvent<EditRequest>) => void serve(event.data, { scheduling: uninterruptedScheduling }, post),
);
post({ kind: 'alive' });
