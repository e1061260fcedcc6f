import { createRequire } from 'node:module';

import type {
  CommandResult,
  Media,
  Message,
  PlaywrightInternals,
  ServerPage,
  Session,
  Socket,
  Touchscreen,
} from './playwright-internals.ts';

/** The arguments that Firefox needs for the shim: its own pages may be scripted. */
export const shimArgs = ['--remote-allow-system-access'];

const load = createRequire(createRequire(import.meta.url).resolve('@playwright/test'));
const internals = load('playwright-core/lib/utilsBundle') as PlaywrightInternals['utils'];
const { server } = load('playwright-core/lib/coreBundle') as PlaywrightInternals['core'];

/** Assignments that React's inputs don't notice, since React replaces the setter on the element. */
const assignments = [
  ['inputElement.value = value;', 'inputElement', 'value'],
  ['inputElement.value += text;', 'inputElement', 'inputElement.value + text'],
  ['input.value = value;', 'input', 'value'],
] as const;

/** Before it clicks, Playwright scrolls an element to the middle, even one that is in sight; what is, then moves. */
const scrollToMiddle = /block: \\"center\\",\\n\s+inline: \\"center\\"/g;
const scrollIfNeeded = String.raw`block: \"nearest\", inline: \"nearest\"`;

const setValue = (input: string, value: string): string =>
  `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(${input}), 'value').set.call(${input}, ${value});`;

/** Sockets that speak BiDi, and the one of the browser that was opened last. */
const sockets = new WeakSet<Socket>();
let lastSocket: Socket | undefined;
let lastId = 1_000_000_000;

const { send } = internals.ws.prototype;

/** Message to the browser, with other scripts for filling in a field and for scrolling. */
const mended = (data: string): string =>
  assignments.reduce(
    (text, [from, input, value]) => text.replaceAll(from, setValue(input, value)),
    data.replace(scrollToMiddle, scrollIfNeeded),
  );

/** Sends a command next to those of Playwright. */
function command(socket: Socket, method: string, params: object): Promise<CommandResult> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    const listen = (data: Buffer) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.id !== id) return;
      socket.off('message', listen);
      if (message.error === undefined && message.result?.type !== 'exception') resolve(message.result ?? {});
      else reject(new Error(`${method}: ${String(data)}`));
    };
    socket.on('message', listen);
    send.call(socket, JSON.stringify({ id, method, params }));
  });
}

/** Runs a script in a page of the browser itself, with the browser's rights. */
export async function runInBrowser(expression: string, socket = lastSocket!): Promise<void> {
  const { contexts } = await command(socket, 'browsingContext.getTree', {
    'moz:scope': 'chrome',
    maxDepth: 0,
  });
  const target = { context: contexts![0]!.context };
  await command(socket, 'script.evaluate', { expression, target, awaitPromise: true });
}

/**
 * Firefox ESR has no command for media features; its pages have an attribute for each, and one for a finger as the
 * pointer.
 */
const overrideMedia = (socket: Socket, context: string, media: PageMedia): Promise<void> =>
  runInBrowser(
    `{
      const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
      const page = NavigableManager.getBrowsingContextById('${context}').top;
      const media = ${JSON.stringify(media)};
      page.prefersColorSchemeOverride = media.colorScheme === 'dark' ? 'dark' : 'light';
      page.prefersReducedMotionOverride = media.reducedMotion === 'reduce' ? 'reduce' : 'none';
      page.forcedColorsOverride = media.forcedColors === 'active' ? 'active' : 'none';
      page.mediumOverride = media.media === 'no-override' ? '' : media.media;
      page.touchEventsOverride = media.hasTouch ? 'enabled' : 'none';
    }`,
    socket,
  );

type PageMedia = Media & { readonly hasTouch: boolean };

/** The media features of a page, which Playwright sends only in part. */
const mediaOf = new Map<string, PageMedia>();

const { emulatedMedia } = server.Page.prototype;
server.Page.prototype.emulatedMedia = function noted() {
  const media = emulatedMedia.call(this);
  const { hasTouch = false } = this.browserContext['_options'];
  const { sessionId } = this.delegate['_session'] ?? {};
  if (sessionId !== undefined) mediaOf.set(sessionId, { ...media, hasTouch });
  return media;
};

/** Prepares each page: Playwright's tap does nothing over BiDi, and it sends the media features of a context to no page. */
Object.defineProperty(server.Page.prototype, 'touchscreen', {
  set(this: ServerPage, touchscreen: Touchscreen) {
    Object.defineProperty(this, 'touchscreen', { value: touchscreen });
    const { _raw: raw } = touchscreen;
    const { _session: session } = this.delegate;
    if (session === undefined) return;
    raw.tap = (_, x, y) => tap(session, x, y);
    queueMicrotask(() => {
      this.emulatedMedia();
      // A page may be closed at once.
      overrideMedia(lastSocket!, session.sessionId, mediaOf.get(session.sessionId)!).catch(() => undefined);
    });
  },
});

async function tap(session: Session, x: number, y: number): Promise<void> {
  const move = { type: 'pointerMove', x: Math.floor(x), y: Math.floor(y) };
  const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
  await session.send('input.performActions', {
    context: session.sessionId,
    actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }],
  });
}

/** Answers a command in place of the browser. */
function answer(socket: Socket, id: number, work: Promise<unknown>): void {
  const reply = (rest: object) => {
    socket.emit('message', Buffer.from(JSON.stringify({ id, ...rest })), false);
  };
  work.then(
    () => reply({ type: 'success', result: {} }),
    (error: Error) => reply({ type: 'error', error: 'unknown error', message: error.message }),
  );
}

/** Firefox ESR sends downloads without the ID that tells them apart. */
function withDownloadId(data: Buffer): Buffer {
  if (!data.includes('"browsingContext.download')) return data;
  const message = JSON.parse(String(data)) as Message;
  if (message.method?.startsWith('browsingContext.download') !== true) return data;
  const params = { ...message.params, download: message.params!.url };
  return Buffer.from(JSON.stringify({ ...message, params }));
}

function listen(socket: Socket): void {
  sockets.add(socket);
  lastSocket = socket;
  const { emit } = socket;
  socket.emit = (name, data, ...rest) =>
    emit.call(socket, name, name === 'message' ? withDownloadId(data as Buffer) : data, ...rest);
}

internals.ws.prototype.send = function sendMended(data, ...rest) {
  if (typeof data !== 'string' || !data.includes('"method"')) return send.call(this, data, ...rest);
  if (!sockets.has(this)) listen(this);
  const { id, method, params } = JSON.parse(data) as Message;
  // Firefox knows no permission for the clipboard; its preferences allow the access.
  if (method === 'permissions.setPermission' && data.includes('"clipboard-')) {
    return answer(this, id!, Promise.resolve());
  }
  if (method !== 'emulation.setMediaFeaturesOverride') return send.call(this, mended(data), ...rest);
  const [context] = params?.contexts ?? [];
  const media = mediaOf.get(context ?? '');
  // What holds for a whole context is set for each of its pages, too.
  answer(this, id!, context && media ? overrideMedia(this, context, media) : Promise.resolve());
};
