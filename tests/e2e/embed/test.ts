import type { Page } from '@playwright/test';

import type { EmbedUpload } from '#app/embed/contract/events.ts';

import { freePort, startAppInHost, type AppProcess } from '../app-process.ts';
import { createAssetPage, type AssetPage } from '../asset-page.ts';
import { test as base } from '../test.ts';
import { startHost, strictPolicy, type Host, type HostOptions } from './host.ts';

declare global {
  interface Window {
    readonly noteViolation: (text: string) => void;
    readonly noteEvent: (text: string) => void;
  }
}

interface Fixtures {
  /** Port of the host under test; the service allows this origin. */
  readonly hostPort: number;
  /** Address of the service, on a separate origin. */
  readonly service: AppProcess;
  readonly serviceEnv: Record<string, string>;
  /** Starts a host that is closed after the test, even if it fails. */
  readonly startHost: typeof startHost;
  /** Starts the host under test as `startHost` does, at `hostPort`, and opens one of its paths. */
  readonly openHost: (options: HostOptions & { readonly path?: string }) => Promise<Host>;
  /** Opens a page, under the strict policy, with the element of another origin. */
  readonly openApart: () => Promise<Host>;
  /** Addresses of the workers that the page has started. */
  readonly workers: readonly string[];
  /** Records who prevents the browser from following a link to a document. */
  readonly routedBy: 'test' | 'host';
  /** Violations of the page's policy. */
  readonly violations: string[];
  /** Events of the element, each as `name id`. */
  readonly events: string[];
  readonly documents: AssetPage;
}

/** Test of a host that records the element's effects on the host page. */
export const test = base.extend<Fixtures>({
  hostPort: async ({}, provide) => provide(await freePort()),
  serviceEnv: [{}, { option: true }],
  routedBy: ['test', { option: true }],
  service: async ({ hostPort, serviceEnv }, provide) => {
    const service = await startAppInHost({ CORS_ORIGINS: `http://localhost:${hostPort}`, ...serviceEnv });
    await provide(service);
    await service.stop();
  },
  startHost: async ({}, provide) => {
    const hosts: Host[] = [];
    await provide(async (options) => {
      const host = await startHost(options);
      hosts.push(host);
      return host;
    });
    await Promise.all(hosts.map((host) => host.close()));
  },
  openHost: async ({ page, hostPort, startHost }, provide) =>
    provide(async ({ path = '', ...options }) => {
      const host = await startHost({ port: hostPort, ...options });
      await page.goto(`${host.url}${path}`);
      return host;
    }),
  openApart: async ({ service, startHost, openHost }, provide) =>
    provide(async () => {
      const { url } = await startHost();
      return openHost({ policy: strictPolicy(service.url, url), files: mountPage(url, service.url) });
    }),
  workers: async ({ page }, provide) => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await provide(workers);
  },
  violations: async ({ page }, provide) => {
    const violations: string[] = [];
    await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        // Requested by the browser; Firefox alone reports it.
        if (blockedURI === `${origin}/favicon.ico`) return;
        window.noteViolation(`${violatedDirective} ${blockedURI}`);
      });
    });
    await provide(violations);
  },
  events: async ({ page, routedBy }, provide) => {
    const events: string[] = [];
    await page.exposeFunction('noteEvent', (text: string) => events.push(text));
    await page.addInitScript(noteEvents, routedBy);
    await provide(events);
  },
  documents: async ({ page }, provide) => provide(createAssetPage(page)),
});

/** Runs in the page: records events that bubble up to its window, and routes links if the host doesn't. */
function noteEvents(routedBy: Fixtures['routedBy']) {
  // In a frame, the events on the host page count.
  if (parent !== window) return;
  const names =
    'ready queued moved stored duplicate failed progress navigate link-requested sign-in-needed'.split(' ');
  for (const name of names) {
    addEventListener(`asset-document-upload:${name}`, (event) => {
      const { detail } = event as CustomEvent<{ upload?: { displayName: string }; kind?: string }>;
      const what = detail.upload?.displayName ?? detail.kind ?? '';
      window.noteEvent(`${name} ${what}`.trim());
      if (name === 'navigate' && routedBy === 'test') event.preventDefault();
    });
  }
}

/** Returns a host's token function as a script, with the tokens of a demo person. */
export const demoToken = (service: string, person = 'm.berg'): string => `() =>
  fetch('${service}/library/demo/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ person: '${person}' }),
  }).then((answer) => answer.json()).then(({ token }) => token)`;

/** Properties of a host that has its own lists and pages. */
export const hostProps = (service: string, person?: string): string => `{
  getToken: ${demoToken(service, person)},
  organizations: [{ id: 'nordwerk', name: 'Nordwerk Pressen GmbH' }],
  categories: [{ id: 'operating-manual', name: 'Operating manual' }],
  documentUrl: '${service}/library/documents/{documentId}',
}`;

/** A document at the host's address, with its scripts in separate files. */
export const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>${head}</head><body>${body}</body></html>`;

/** The element as a tag. */
export const tag = (service: string, assetId = 'PRESS-0042'): string =>
  `<asset-document-upload asset-id="${assetId}" base-url="${service}"></asset-document-upload>`;

/** A script that sets all properties of the page's element. */
export const giveProps = (service: string): string =>
  `Object.assign(document.querySelector('asset-document-upload'), ${hostProps(service)});`;

/** Files of a page with the element's tag in its body; the script of the host runs before the element's. */
export const tagPage = (body: string, script: string, css = '') => ({
  '/': page(
    `${body}<script type="module" src="/embed/asset-document-upload.js"></script><script src="/host.js"></script>`,
    css && '<link rel="stylesheet" href="/host.css">',
  ),
  '/host.css': css,
  '/host.js': script,
});

/** Files of a page whose module imports the element. */
export const modulePage = (body: string, script: string, path = '/') => ({
  [path]: page(`${body}<script type="module" src="/host.js"></script>`),
  '/host.js': script,
});

/** Files of a page that mounts the element of another origin. */
export const mountPage = (scripts: string, service: string) =>
  modulePage(
    '<div id="place"></div>',
    `import { mount } from '${scripts}/embed/asset-document-upload.js';
     mount(document.querySelector('#place'), {
       assetId: 'PRESS-0042', baseUrl: '${service}/', ...${hostProps(service)}
     });`,
  );

/** List of uploads of the page's first element. */
export const uploadsOn = (at: Page): Promise<readonly EmbedUpload[]> =>
  at.evaluate(() => [...document.querySelector('asset-document-upload')!.uploads()]);

export { expect } from '@playwright/test';
