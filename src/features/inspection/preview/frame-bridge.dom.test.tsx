import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createFrameBridge, type FrameBridgeOptions } from './frame-bridge.ts';
import { answerTimeoutMs, heartbeatTimeoutMs, loadTimeoutMs } from './frame-watchdog.ts';

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
    onFlood: vi.fn<FrameBridgeOptions['onFlood']>(),
    onUnresponsive: vi.fn<FrameBridgeOptions['onUnresponsive']>(),
    onRestart: vi.fn<FrameBridgeOptions['onRestart']>(),
    onMessage: vi.fn<FrameBridgeOptions['onMessage']>(),
    render: vi.fn<FrameBridgeOptions['render']>(({ url }) => Promise.resolve({ kind: 'absent', url })),
  };
  const bridge = createFrameBridge({
    program: { code: 'run()', policy: "script-src 'none'" },
    title: 'The manual',
    resource: () => Promise.resolve({ main: -1, resources: [], missing: [] }),
    onRendered: () => {},
    onResource: () => {},
    onError: () => {},
    ...callbacks,
  });
  const frame = document.createElement('iframe');
  const shell = { port: undefined as MessagePort | undefined, shown: [] as unknown[] };
  const postMessage = (_: unknown, __: string, [port]: readonly [MessagePort]) => {
    shell.port = port;
    port.addEventListener('message', ({ data }) => shell.shown.push(data));
    port.start();
  };
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage, parent: window } });
  bridge.attach(frame);
  const say = (...messages: readonly object[]) => {
    for (const message of messages) shell.port?.postMessage(message);
    return settle();
  };
  /** Loads the page in the frame and answers as the page. */
  const load = async () => {
    frame.dispatchEvent(new Event('load'));
    await say({ kind: 'ready' });
  };
  /** Opens the port of a page of the manual. */
  const connect = async () => {
    const { port1, port2 } = new MessageChannel();
    shell.port?.postMessage({ kind: 'frame' }, [port2]);
    await settle();
    return port1;
  };
  return { bridge, frame, shell, callbacks, say, load, connect };
}

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
  const { bridge, shell, callbacks, load } = createFrame();
  bridge.show({ url: 'file:///manual/index.html' });
  await load();
  vi.advanceTimersByTime(60_000);
  expect(shell.shown).toEqual([expect.objectContaining({ kind: 'show' })]);
  const other = createFrame();
  other.bridge.close();
  vi.advanceTimersByTime(60_000);
  expect([callbacks.onNoResponse, other.callbacks.onNoResponse].map(({ mock }) => mock.calls.length)).toEqual(
    [0, 0],
  );
});

test('[PREVIEW-36] a frame whose heartbeat stops is reported, and replaced when another page is opened', async () => {
  const { bridge, shell, callbacks, say, load } = createFrame();
  bridge.show({ url: 'file:///manual/index.html' });
  await load();
  await say({ kind: 'heartbeat' });
  vi.advanceTimersByTime(heartbeatTimeoutMs);
  await say({ kind: 'heartbeat' });
  expect(callbacks.onUnresponsive.mock.calls).toEqual([[true], [false]]);
  bridge.show({ url: 'file:///manual/two.html' });
  await settle();
  expect([shell.shown.length, callbacks.onRestart.mock.calls.length]).toEqual([2, 0]);
  vi.advanceTimersByTime(heartbeatTimeoutMs);
  bridge.show({ url: 'file:///manual/three.html' });
  await settle();
  expect([shell.shown.length, callbacks.onRestart.mock.calls.length]).toEqual([2, 1]);
});

const flood = (kind: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ kind, url: `file:///manual/index.html#${at}`, id: at }));

test('[PREVIEW-35] messages are delivered once per animation frame, the last of each kind', async () => {
  const { callbacks, load, connect } = createFrame();
  await load();
  const port = await connect();
  for (const message of [...flood('go', 500), ...flood('moved', 500)]) port.postMessage(message);
  await settle();
  await vi.waitFor(() => expect(callbacks.onMessage).toHaveBeenCalled());
  expect(callbacks.onMessage.mock.calls).toEqual([
    [{ kind: 'go', url: 'file:///manual/index.html#499', isReplacing: false }],
    [{ kind: 'moved', url: 'file:///manual/index.html#499' }],
  ]);
});

for (const kind of ['go', 'moved', 'outside', 'blocked', 'place', 'escape', 'step', 'resource', 'unknown']) {
  test(`[PREVIEW-35] a frame that sends thousands of "${kind}" messages is ended`, async () => {
    const { callbacks, load, connect } = createFrame();
    await load();
    const port = await connect();
    for (const message of flood(kind, 5000)) port.postMessage(message);
    await settle();
    expect(callbacks.onFlood).toHaveBeenCalledOnce();
  });
}

test('[PREVIEW-35] a frame that requests hundreds of pages at once is ended', async () => {
  const { callbacks, load, connect } = createFrame();
  await load();
  const port = await connect();
  const start = { url: 'file:///manual/index.html', ancestors: [] };
  for (let count = 0; count < 500; count += 1) port.postMessage({ kind: 'load', start });
  await settle();
  expect(callbacks.onFlood).toHaveBeenCalledOnce();
  expect(callbacks.render.mock.calls.length).toBeLessThan(250);
});

test('[PREVIEW-35] a frame that opens thousands of ports is ended', async () => {
  const { callbacks, load, say } = createFrame();
  await load();
  await say(...flood('frame', 5000));
  expect(callbacks.onFlood).toHaveBeenCalledOnce();
});

const writeFrom = (source: object | null): boolean =>
  dispatchEvent(Object.assign(new Event('message'), { source }));

test('[PREVIEW-35] a frame that writes to the window of the application is ended', () => {
  const { frame, callbacks } = createFrame();
  for (let count = 0; count < 5000; count += 1) writeFrom(window);
  expect(callbacks.onFlood).not.toHaveBeenCalled();
  for (let count = 0; count < 5000; count += 1) writeFrom({ parent: frame.contentWindow });
  expect(callbacks.onFlood).toHaveBeenCalledOnce();
});
