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

test('[EMBED-35] the host page finds assets for the frame; its resolver is aborted when the frame no longer waits', async () => {
  const { connect, received, post } = createFrame();
  const seen: { readonly query: unknown; readonly signal: AbortSignal }[] = [];
  const host = connect({
    assetId: 'PRESS-0042',
    getToken,
    resolveAsset: ({ signal, ...query }) => {
      seen.push({ query, signal });
      if ('code' in query) return new Promise(() => {});
      return query.id === 'A'
        ? Promise.resolve({ id: 'A', name: 'Pump' })
        : Promise.reject(new Error('down'));
    },
  });
  expect(received).toMatchObject([{ type: 'props', hasResolver: true }]);
  expect(received[0]).not.toHaveProperty('props.resolveAsset');
  post({ type: 'resolve-asset', question: 1, query: { id: 'A' } });
  post({ type: 'resolve-asset', question: 2, query: { id: 'B' } });
  post({ type: 'resolve-asset', question: 3, query: { code: 'c' } });
  post({ type: 'resolve-asset', question: 4, query: { code: 'd' } });
  await vi.waitFor(() => expect(received).toHaveLength(3));
  expect(received.slice(1)).toEqual([
    { type: 'asset', question: 1, asset: { id: 'A', name: 'Pump' } },
    { type: 'no-asset', question: 2 },
  ]);
  expect(seen.map(({ query }) => query)).toEqual([{ id: 'A' }, { id: 'B' }, { code: 'c' }, { code: 'd' }]);
  post({ type: 'end-resolve-asset', question: 3 });
  expect(seen.map(({ signal }) => signal.aborted)).toEqual([false, false, true, false]);
  host.disconnect();
  expect(seen[3]!.signal.aborted).toBe(true);
});

test('[EMBED-35] a host page without the function, or one that removes it, says so', async () => {
  const { connect, received, post } = createFrame();
  const host = connect({ assetId: 'PRESS-0042', getToken });
  host.update({ resolveAsset: () => Promise.resolve(null) });
  host.update({ resolveAsset: undefined });
  post({ type: 'resolve-asset', question: 1, query: { id: 'A' } });
  await vi.waitFor(() => expect(received).toHaveLength(4));
  expect(received).toMatchObject([
    { hasResolver: false },
    { hasResolver: true },
    { hasResolver: false },
    { type: 'no-asset', question: 1 },
  ]);
});
