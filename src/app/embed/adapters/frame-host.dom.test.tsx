import { expect, onTestFinished, test, vi } from 'vitest';

import type { FrameHost, FrameProps } from '../contract/methods.ts';

import { connectFrame } from './frame-host.ts';
import type { EmbedMessage } from './frame-message.ts';

const origin = 'https://documents.example';
const getToken = () => Promise.resolve('token');

/** A frame that loads nothing and records messages of the host page. */
function createFrame() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const received: unknown[] = [];
  const contentWindow = frame.contentWindow!;
  contentWindow.postMessage = (sent: unknown) =>
    received.push((sent as { readonly message: unknown }).message);
  Object.defineProperty(frame, 'src', { value: `${origin}/embed/frame.html` });
  const post = (message: EmbedMessage) =>
    dispatchEvent(
      new MessageEvent('message', {
        source: contentWindow,
        origin,
        data: { mark: 'asset-document-upload/1', message },
      }),
    );
  const connect = (props: FrameProps): FrameHost => {
    const host = connectFrame(frame, props);
    onTestFinished(() => {
      host.disconnect();
      frame.remove();
    });
    return host;
  };
  return { connect, received, post };
}

test('[EMBED-11] the frame is informed when getToken changes, which it cannot see, and only then', () => {
  const { connect, received } = createFrame();
  const host = connect({ assetId: 'PRESS-0042', getToken });
  host.update({ assetId: 'PUMP-7' });
  host.update({ assetId: 'PUMP-7', getToken });
  host.update({ getToken: () => Promise.resolve('another') });
  host.update({ theme: 'dark' });
  const hasOtherTokens = received.map(
    (message) => (message as { readonly hasOtherToken?: boolean }).hasOtherToken,
  );
  expect(hasOtherTokens).toEqual([false, false, false, true, false]);
});

test('[EMBED-22] the host page opens only web addresses, whatever a frame sends', () => {
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  const { connect, post } = createFrame();
  connect({ assetId: 'PRESS-0042', getToken });
  const follow = (href: string) =>
    post({ type: 'event', name: 'navigate', detail: { kind: 'document', id: '1', href } });
  for (const href of ['javascript:alert(1)', 'data:text/html,x', 'blob:https://a.example/1', 'file:///etc']) {
    follow(href);
  }
  expect(opened).not.toHaveBeenCalled();
  follow('https://documents.example/documents/1');
  expect(opened).toHaveBeenCalledExactlyOnceWith(
    'https://documents.example/documents/1',
    '_blank',
    'noopener',
  );
  opened.mockClear();
  const request = { documentId: '1', assetId: 'PRESS-0042' };
  post({ type: 'event', name: 'link-requested', detail: { ...request, href: 'javascript:alert(1)' } });
  expect(opened).not.toHaveBeenCalled();
  const href = 'https://documents.example/link/1';
  post({ type: 'event', name: 'link-requested', detail: { ...request, href } });
  expect(opened).toHaveBeenCalledExactlyOnceWith(href, '_blank', 'noopener');
});
