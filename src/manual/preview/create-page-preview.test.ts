import { expect, test } from 'vitest';

import { zipFile } from '../../../tests/fixtures/build-zip.ts';
import { createMainThreadPreview } from './create-page-preview.ts';
import type { PreviewRequest } from './protocol.ts';
// Loaded here, so that no test depends on running first.
import './serve-preview.ts';

const file = zipFile([{ name: 'index.html', data: 'x' }]);

type Port = ReturnType<typeof createMainThreadPreview>;

const ask = (port: Port, request: PreviewRequest): void => port.postMessage(request);

const nextEvent = (port: EventTarget, type: string): Promise<Event> =>
  new Promise((resolve) => port.addEventListener(type, resolve, { once: true }));

test('a terminated preview sends no messages', async () => {
  const [ended, going] = [createMainThreadPreview(), createMainThreadPreview()];
  const received: string[] = [];
  ended.addEventListener('message', () => received.push('ended'));
  ask(ended, { id: 1, kind: 'open', file });
  ended.terminate();
  ask(going, { id: 1, kind: 'open', file });
  expect(await nextEvent(going, 'message')).toMatchObject({
    data: { id: 1, kind: 'answer', value: { pages: ['index.html'], startPage: 'index.html' } },
  });
  expect(received).toEqual([]);
});

test('[PREVIEW-24] an invalid request fails like a worker that breaks down', async () => {
  const port = createMainThreadPreview();
  Reflect.apply(ask, undefined, [port]);
  expect((await nextEvent(port, 'error')).type).toBe('error');
});
