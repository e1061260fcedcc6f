import type { PreviewAnswer, PreviewRequest } from './protocol.ts';
import { createPreviewServer } from './serve-preview.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page that made a worker has no origin to name
const serve = createPreviewServer((answer: PreviewAnswer): void => postMessage(answer));

addEventListener('message', (event: MessageEvent<PreviewRequest>) => void serve(event.data));
