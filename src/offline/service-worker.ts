import { isHtml, type BuiltFile } from './built-files.ts';
import { createDeviceFiles, mayShare } from './device-files.ts';
import { networkFirst, patienceMs } from './network-first.ts';
import { createPageCache, withSandbox } from './page-cache.ts';
import { requestKindOf } from './request-kind.ts';
import { senderQuery, type WorkerMessage } from './worker-message.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Inserted by the build. */
  readonly builtFiles: readonly BuiltFile[];
  readonly trustedTypes?: {
    readonly createPolicy: (name: string, rules: Policy) => Policy;
  };
};
interface Policy {
  readonly createScriptURL: (url: string) => string;
}

/** The event in browsers with static routes: Chromium since 123. TypeScript doesn't know it yet. */
interface InstallEvent extends ExtendableEvent {
  readonly addRoutes?: (rules: typeof routes) => Promise<void>;
}

/**
 * Rules for uploads, whose events would hold their bodies until garbage is collected. The form of a share is a
 * navigation. Uploads aren't named by their mode: that of a request with progress is none of the standard's (Chromium
 * 156).
 */
const routes = [
  { condition: { requestMethod: 'post', requestMode: 'navigate' }, source: 'fetch-event' },
  { condition: { requestMethod: 'post' }, source: 'network' },
] as const;

// Other deployments and browsers don't load it.
if (self.location.search === senderQuery && 'sync' in self.registration) {
  const script = 'background-sender.js';
  const policy = self.trustedTypes?.createPolicy('asset-document-upload', { createScriptURL: () => script });
  self.importScripts(policy ? policy.createScriptURL(script) : script);
}

const files = self.builtFiles;
const { scope } = self.registration;
const kept = createPageCache({ caches: self.caches, scope, files });
const deviceFiles = createDeviceFiles({ caches: self.caches, scope });

self.addEventListener('install', (event: InstallEvent) => {
  event.waitUntil(Promise.all([event.addRoutes?.(routes), kept.saveRelease()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), tidy(hasOpenPages())]));
});

/** Requested way of opening the page next. */
let nextOpening: 'wait-for-network' | 'open-cached' | undefined;

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  switch (message.request) {
    case 'wait-for-network':
    case 'open-cached':
      nextOpening = message.request;
      break;
    case 'take-over':
      // A person who reloaded into this release has chosen it: see OFFLINE-6 in SPEC.md.
      if (isOwn(message.entry)) void self.skipWaiting();
      break;
  }
  event.ports[0]?.postMessage('received');
});

const isOwn = (entry: string): boolean => files.some(({ url }) => new URL(url, scope).href === entry);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (requestKindOf(request, scope)) {
    case 'page':
      return event.respondWith(openPage(event));
    case 'preview':
      return event.respondWith(openPreview(request));
    case 'file':
      return event.respondWith(kept.file(request.url).then((file) => file ?? fetchFile(request)));
    case 'share':
      return event.respondWith(keepShared(request));
    case undefined:
      // Not answered by the worker: an upload that passes through one reports no progress.
      return undefined;
  }
});

async function openPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const opening = nextOpening;
  nextOpening = undefined;
  const cached = opening === 'open-cached' ? await kept.page() : undefined;
  if (cached) return cached;
  const fetched = fetch(request);
  // The provider's parameters must not be saved with the page.
  if (new URL(request.url).search === '') event.waitUntil(refreshPage(fetched));
  return networkFirst(fetched, kept.page, opening === 'wait-for-network' ? patienceMs.long : undefined);
}

/** Saves the answered page, and deletes old releases, if it is of this release: a page of another may need its chunks. */
async function refreshPage(fetched: Promise<Response>): Promise<void> {
  // Asked now, since the page that is opened isn't one of them yet.
  const hasPages = hasOpenPages();
  await inBackground(fetched, async (answer) => {
    if (await kept.refreshPage(answer)) await tidy(hasPages);
  });
}

/** Frames with a sandbox never come here; one without it is requested if the server couldn't be reached. */
const openPreview = async (request: Request): Promise<Response> =>
  withSandbox((await kept.file(request.url)) ?? (await fetch(request)));

/** Fetches a file; once more, past the browser's cache, if that has no such file. A page in place of one is an error. */
async function fetchFile(request: Request): Promise<Response> {
  const first = await fetch(request);
  if (first.ok && !isHtml(first)) return first;
  const answer = await fetch(request, { cache: 'reload' });
  return isHtml(answer) ? Response.error() : answer;
}

/** Saves files shared by another application, and opens the page to choose their asset. Its address names the share. */
async function keepShared(request: Request): Promise<Response> {
  const outcome = mayShare(request, scope)
    ? await deviceFiles.saveShare(request).catch(() => 'failed')
    : 'blocked';
  const place = `#/shared/${typeof outcome === 'object' ? outcome.shareId : outcome}`;
  return Response.redirect(new URL(place, scope).href, 303);
}

/** Saves a response if possible; the caller gets it in either case. */
async function inBackground(
  fetched: Promise<Response>,
  keep: (answer: Response) => Promise<void>,
): Promise<void> {
  try {
    await keep((await fetched).clone());
  } catch {
    // No network, or storage is full.
  }
}

/** Returns true if a page is open, which may need a chunk of an old release. */
async function hasOpenPages(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.some(({ url }) => url.startsWith(scope));
}

/** Deletes old releases, unless a page is open or one is being saved. */
async function tidy(hasPages: Promise<boolean>): Promise<void> {
  if (await hasPages) return;
  const { installing, waiting } = self.registration;
  if (!(installing ?? waiting)) await kept.deleteOtherReleases();
}
