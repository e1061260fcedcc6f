import { requestKindOf } from './request-kind.ts';
import { createPageCache, type BuiltFile } from './page-cache.ts';
import { networkFirst } from './network-first.ts';
import { createWaitingFiles, mayShare } from './waiting-files.ts';
import type { WorkerMessage } from './worker-message.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Inserted by the build. */
  readonly builtFiles: readonly BuiltFile[];
};

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

const files = self.builtFiles;
const { scope } = self.registration;
const kept = createPageCache({ caches: self.caches, scope, files });
const waiting = createWaitingFiles({ caches: self.caches, scope });

self.addEventListener('install', (event: InstallEvent) => {
  event.waitUntil(Promise.all([event.addRoutes?.(routes), kept.saveRelease(), keepFirstConfig()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), tidy()]));
});

self.addEventListener('message', (event) => {
  const { request, entry } = event.data as WorkerMessage;
  if (!files.some(({ url }) => new URL(url, scope).href === entry)) return;
  // A person who reloaded into this release has chosen it: see OFFLINE-8 in SPEC.md.
  if (request === 'take-over') void self.skipWaiting();
  // Without a network, it is fetched another time.
  else event.waitUntil(kept.saveRest().catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (requestKindOf(request, scope)) {
    case 'page':
      return event.respondWith(openPage(event));
    case 'preview':
      return event.respondWith(openPreview(request));
    case 'config':
      return event.respondWith(readConfig(event));
    case 'file':
      return event.respondWith(kept.file(request.url).then((file) => file ?? loadFile(event)));
    case 'share':
      return event.respondWith(keepShared(request));
    case undefined:
      // Not answered by the worker: an upload that passes through one reports no progress.
      return undefined;
  }
});

function openPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const fetched = fetch(request);
  // The provider's parameters must not be saved with the page.
  const isPlain = new URL(request.url).search === '';
  event.waitUntil(Promise.all([tidy(), isPlain && inBackground(fetched, kept.refreshPage)]));
  return networkFirst(fetched, kept.page);
}

/**
 * Frames with a sandbox never come here; one without it is requested if the server couldn't be reached. The response
 * then brings the sandbox, whatever headers the server sent.
 */
async function openPreview(request: Request): Promise<Response> {
  const answer = (await kept.file(request.url)) ?? (await fetch(request));
  const headers = new Headers(answer.headers);
  headers.append('Content-Security-Policy', 'sandbox allow-scripts');
  headers.set('Connection-Allowlist', '()');
  return new Response(answer.body, { headers });
}

function loadFile(event: FetchEvent): Promise<Response> {
  const fetched = fetch(event.request);
  event.waitUntil(inBackground(fetched, kept.saveOnDemand));
  return fetched;
}

function readConfig(event: FetchEvent): Promise<Response> {
  const fetched = fetch(event.request);
  event.waitUntil(inBackground(fetched, kept.saveConfig));
  return networkFirst(fetched, kept.config);
}

/** Saves files shared by another application, and opens the page to choose their asset. Its address names the share. */
async function keepShared(request: Request): Promise<Response> {
  const outcome = mayShare(request, scope)
    ? await waiting.saveShare(request).catch(() => 'failed')
    : 'blocked';
  const place = `#/shared/${typeof outcome === 'object' ? outcome.shareId : outcome}`;
  return Response.redirect(new URL(place, scope).href, 303);
}

/** The page that installs the worker has read its configuration before. */
async function keepFirstConfig(): Promise<void> {
  const fetched = fetch(new URL('config.json', scope), { cache: 'no-cache', credentials: 'omit' });
  await inBackground(fetched, kept.saveConfig);
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

/** Deletes old releases while no page is open that may need a chunk of one. */
async function tidy(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing ?? waiting) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!pages.some(({ url }) => url.startsWith(scope))) await kept.deleteOtherReleases();
}
