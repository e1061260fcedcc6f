import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Rendering } from '#manual/preview/rendering.ts';

import {
  answerTimeoutMs,
  createFrameBridge,
  loadTimeoutMs,
  type FrameBridgeOptions,
} from './frame-bridge.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Delivers messages posted to ports. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

/** Bridge with a frame whose page is played by the test. */
function createFrame() {
  const callbacks = {
    onNoResponse: vi.fn<FrameBridgeOptions['onNoResponse']>(),
    onMessage: vi.fn<FrameBridgeOptions['onMessage']>(),
    render: vi.fn<FrameBridgeOptions['render']>(({ url }) => Promise.resolve(pageAt(url))),
  };
  const bridge = createFrameBridge({ onRendered: () => {}, onError: () => {}, ...callbacks });
  const frame = document.createElement('iframe');
  const played = playFrame();
  const postMessage = (_: unknown, __: string, [port]: readonly [MessagePort]) => played.answerOn(port);
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage } });
  bridge.attach(frame);
  /** Loads the page in the frame and answers as the page. */
  const load = async () => {
    frame.dispatchEvent(new Event('load'));
    await played.say({ kind: 'ready' });
  };
  return { bridge, frame, callbacks, load, ...played };
}

/** The program of a frame, played by the test. */
function playFrame() {
  const shown: string[] = [];
  let port: MessagePort | undefined;
  const answerOn = (given: MessagePort) => {
    port = given;
    port.addEventListener('message', ({ data }: MessageEvent<{ readonly url: string }>) =>
      shown.push(data.url),
    );
    port.start();
  };
  const say = (message: object, transfer: Transferable[] = []) => {
    port?.postMessage(message, transfer);
    return settle();
  };
  /** Opens a frame within. */
  const nest = async (url: string, name = '') => {
    const inner = playFrame();
    const { port1, port2 } = new MessageChannel();
    inner.answerOn(port1);
    await say({ kind: 'frame', request: { url }, name }, [port2]);
    return inner;
  };
  return { shown, answerOn, say, nest };
}

type PlayedFrame = ReturnType<typeof playFrame>;

const pageAt = (url: string): Rendering => ({
  kind: 'page',
  path: url,
  isXml: false,
  hasScripts: false,
  parts: [],
  resources: [],
  missing: [],
});

test('[PREVIEW-5] a frame that fires no event is given up after eight seconds', () => {
  const { callbacks } = createFrame();
  vi.advanceTimersByTime(loadTimeoutMs - 1);
  expect(callbacks.onNoResponse).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callbacks.onNoResponse).toHaveBeenCalledOnce();
});

test('[PREVIEW-5] a frame that fires "error" is given up at once', () => {
  const { frame, callbacks } = createFrame();
  frame.dispatchEvent(new Event('error'));
  expect(callbacks.onNoResponse).toHaveBeenCalledOnce();
});

test('[PREVIEW-5] a frame that loads something else is given up after three seconds', () => {
  const { frame, callbacks } = createFrame();
  vi.advanceTimersByTime(loadTimeoutMs - 1);
  frame.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(answerTimeoutMs - 1);
  expect(callbacks.onNoResponse).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callbacks.onNoResponse).toHaveBeenCalledOnce();
});

test('[PREVIEW-5] a frame that answers, or is closed, is not given up', async () => {
  const { bridge, shown, callbacks, load } = createFrame();
  bridge.show({ url: 'file:///manual/index.html' });
  await load();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(['file:///manual/index.html']);
  const other = createFrame();
  other.bridge.close();
  vi.advanceTimersByTime(60_000);
  expect([callbacks.onNoResponse, other.callbacks.onNoResponse].map(({ mock }) => mock.calls.length)).toEqual(
    [0, 0],
  );
});

const go = (url: string, target = '') => ({ kind: 'go', url, target, isReplacing: false });

/** Preview of a page with a frame for contents and one for pages. */
async function createFrames() {
  const main = createFrame();
  main.bridge.show({ url: 'start' });
  await main.load();
  const [contents, content] = [await main.nest('contents', 'toc'), await main.nest('one', 'content')];
  return { ...main, contents, content };
}

test('[PREVIEW-15] a link opens in its frame, in the named one, or in the preview', async () => {
  const { contents, content, callbacks } = await createFrames();
  expect([contents.shown, content.shown]).toEqual([['contents'], ['one']]);
  await contents.say(go('two', 'content'));
  await content.say(go('three'));
  await content.say(go('contents-2', 'toc'));
  expect([contents.shown, content.shown]).toEqual([
    ['contents', 'contents-2'],
    ['one', 'two', 'three'],
  ]);
  expect(callbacks.onMessage).not.toHaveBeenCalled();
  for (const target of ['_top', '_blank', 'unknown']) await content.say(go('four', target));
  expect(callbacks.onMessage.mock.calls).toEqual(
    ['_top', '_blank', 'unknown'].map((target) => [go('four', target)]),
  );
});

test('[PREVIEW-1] frames of a page that was left are no longer answered', async () => {
  const { bridge, content, callbacks, shown } = await createFrames();
  bridge.show({ url: 'next' });
  await settle();
  await content.say(go('two'));
  await content.say(go('two', '_top'));
  expect([shown, content.shown]).toEqual([['start', 'next'], ['one']]);
  expect(callbacks.onMessage).not.toHaveBeenCalled();
});

test('[PREVIEW-15] frames are nested at most eight deep, and a page once within itself', async () => {
  const { bridge, load, nest } = createFrame();
  bridge.show({ url: 'start' });
  await load();
  const itself = await nest('start#a');
  const again = await itself.nest('start#b');
  expect([itself.shown, again.shown]).toEqual([['start#a'], []]);
  const chain: PlayedFrame[] = [await nest('0')];
  for (let depth = 1; depth < 10; depth += 1) chain.push(await chain.at(-1)!.nest(String(depth)));
  expect(chain.flatMap(({ shown }) => shown)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
});
