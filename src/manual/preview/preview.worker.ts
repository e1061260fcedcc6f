import type { PreviewAnswer, PreviewRequest } from './protocol.ts';
import { createPreviewServer } from './serve-preview.ts';

const serve = createPreviewServer((answer: PreviewAnswer): void => postMessage(answer));

addEventListener('message', (event: MessageEvent<PreviewRequest>) => void serve(event.data));
