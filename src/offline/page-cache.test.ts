import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { fakeOf } from '../../tests/support/fakes/fake-of.ts';
import { listen } from '../../tests/support/servers/listen.ts';
import type { BuiltFile } from './built-files.ts';
import { createPageCache, withSandbox } from './page-cache.ts';

/** In-memory caches with the methods used here. */
function createCaches() {
  const all = new Map<string, Map<string, Response>>();
  const caches = fakeOf<CacheStorage>({
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const cache = all.get(name) ?? new Map<string, Response>();
      all.set(name, cache);
      return fakeOf<Cache>({
        put: async (url: string, answer) => void cache.set(url, answer),
        match: async (url: string) => cache.get(url)?.clone(),
      });
    },
  });
  return { all, caches };
}

/** A web server whose files can be changed, under `/documents/`. */
async function createHost(files: Record<string, string> = {}) {
  const redirects: Record<string, string> = {};
  const host = { files, redirects, scope: '' };
  const url = await listen((request, response) => {
    const path = (request.url ?? '').replace('/documents/', '');
    const redirect = host.redirects[path];
    if (redirect !== undefined) return response.writeHead(301, { Location: redirect }).end();
    const content = host.files[path];
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    return response.writeHead(content === undefined ? 404 : 200, { 'Content-Type': type }).end(content);
  });
  host.scope = `${url}/documents/`;
  return host;
}

const pageOf = (number: number) => `<script src="./assets/index-${number}.js"></script>`;
const filesOf = (number: number) => ({
  'index.html': pageOf(number),
  [`assets/index-${number}.js`]: `${number};`,
});
const built = (files: Readonly<Record<string, string>>): readonly BuiltFile[] =>
  Object.entries(files).map(([url, content]) => ({
    url,
    integrity: createHash('sha256').update(content).digest('base64'),
  }));
const release = (number: number) => built(filesOf(number));
const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();

test('[OFFLINE-4] a release is saved with all its files', async () => {
  const host = await createHost(filesOf(1));
  const kept = createPageCache({ ...createCaches(), scope: host.scope, files: release(1) });
  await kept.saveRelease();
  expect(await textOf(kept.page())).toBe(pageOf(1));
  expect(await textOf(kept.file(`${host.scope}assets/index-1.js`))).toBe('1;');
  expect(await textOf(kept.file(`${host.scope}assets/other.js`))).toBeUndefined();
});

test('[OFFLINE-4] a release with a missing file is not saved', async () => {
  const host = await createHost({ 'index.html': pageOf(1) });
  const kept = createPageCache({ ...createCaches(), scope: host.scope, files: release(1) });
  await expect(kept.saveRelease()).rejects.toThrow(
    "The server doesn't have assets/index-1.js of this release.",
  );
});

test.each([
  ['a stale page', { 'index.html': pageOf(2) }],
  ['a page in place of a script', { 'assets/index-1.js': pageOf(1) }],
])('[OFFLINE-4] a release is not saved with %s, and is once the server has it', async (_, wrong) => {
  const host = await createHost({ ...filesOf(1), ...wrong });
  const kept = createPageCache({ ...createCaches(), scope: host.scope, files: release(1) });
  await expect(kept.saveRelease()).rejects.toThrow('of this release');
  expect(await kept.page()).toBeUndefined();
  Object.assign(host.files, filesOf(1));
  await kept.saveRelease();
  expect(await textOf(kept.page())).toBe(pageOf(1));
});

test('[OFFLINE-4] a page to which the server adds something is saved if it names the entry script', async () => {
  const page = `<meta name="nonce" content="7">${pageOf(1)}`;
  const host = await createHost({ ...filesOf(1), 'index.html': page });
  const kept = createPageCache({ ...createCaches(), scope: host.scope, files: release(1) });
  await kept.saveRelease();
  expect(await textOf(kept.page())).toBe(page);
  expect(await kept.refreshPage(new Response(pageOf(2)))).toBe(false);
  expect(await textOf(kept.page())).toBe(page);
});

test('[OFFLINE-4] a page that the host redirects can be opened, too', async () => {
  const host = await createHost({ ...filesOf(1), '': pageOf(1) });
  host.redirects['index.html'] = './';
  const kept = createPageCache({ ...createCaches(), scope: host.scope, files: release(1) });
  await kept.saveRelease();
  const page = await kept.page();
  expect(page?.redirected).toBe(false);
  expect(await page?.text()).toBe(pageOf(1));
});

test('[OFFLINE-6] chunks of an old release are found until old releases are deleted', async () => {
  const host = await createHost(filesOf(1));
  const { caches } = createCaches();
  const old = createPageCache({ caches, scope: host.scope, files: release(1) });
  await old.saveRelease();
  Object.assign(host.files, filesOf(2));
  const kept = createPageCache({ caches, scope: host.scope, files: release(2) });
  await kept.saveRelease();
  const oldPart = `${host.scope}assets/index-1.js`;
  expect(await textOf(kept.file(oldPart))).toBe('1;');
  await kept.deleteOtherReleases();
  expect(await textOf(kept.file(oldPart))).toBeUndefined();
  expect(await textOf(kept.page())).toBe(pageOf(2));
});

test('[OFFLINE-2] deployments on one origin have separate caches', async () => {
  const host = await createHost(filesOf(1));
  const { caches } = createCaches();
  const kept = createPageCache({ caches, scope: host.scope, files: release(1) });
  await kept.saveRelease();
  const other = createPageCache({ caches, scope: `${host.scope}test/`, files: release(2) });
  await other.deleteOtherReleases();
  expect(await textOf(other.file(`${host.scope}assets/index-1.js`))).toBeUndefined();
  expect(await textOf(kept.page())).toBe(pageOf(1));
});

test('[OFFLINE-3] new headers are saved if the page is the same', async () => {
  const host = await createHost(filesOf(1));
  const kept = createPageCache({ ...createCaches(), scope: host.scope, files: release(1) });
  await kept.saveRelease();
  await kept.refreshPage(new Response(pageOf(1), { headers: { 'Content-Security-Policy': 'new' } }));
  await kept.refreshPage(new Response(pageOf(2), { headers: { 'Content-Security-Policy': 'newer' } }));
  const page = await kept.page();
  expect(page?.headers.get('Content-Security-Policy')).toBe('new');
  expect(await page?.text()).toBe(pageOf(1));
});

test('[OFFLINE-10] a missing preview page is still missing in its sandbox', () => {
  const headers = { 'Content-Security-Policy': "default-src 'none'" };
  const answer = withSandbox(new Response('', { status: 404, statusText: 'Not Found', headers }));
  expect(answer).toMatchObject({ status: 404, statusText: 'Not Found' });
  expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none', sandbox allow-scripts");
});
