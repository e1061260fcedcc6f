import { createServer } from 'node:http';

import { expect, onTestFinished, test } from 'vitest';

import { createPageCache, type BuiltFile } from './page-cache.ts';
import { fakeOf } from '../../tests/support/fake-of.ts';
import { portOf } from '../../tests/support/port-of.ts';

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
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace('/documents/', '');
    const redirect = host.redirects[path];
    if (redirect !== undefined) return response.writeHead(301, { Location: redirect }).end();
    const content = host.files[path];
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    return response.writeHead(content === undefined ? 404 : 200, { 'Content-Type': type }).end(content);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  host.scope = `http://127.0.0.1:${portOf(server)}/documents/`;
  return host;
}

const release = (number: number): readonly BuiltFile[] => [
  { url: 'index.html', revision: `page-${number}` },
  { url: `assets/index-${number}.js`, revision: null },
];
const filesOf = (number: number) => ({
  'index.html': `<p>${number}</p>`,
  [`assets/index-${number}.js`]: `${number};`,
});
const json = (text: string, init: ResponseInit = {}) =>
  new Response(text, { headers: { 'Content-Type': 'application/json' }, ...init });
const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();

test('[OFFLINE-4] a release is saved with all its files', async () => {
  const host = await createHost(filesOf(1));
  const kept = createPageCache({ ...createCaches(), scope: host.scope, files: release(1) });
  await kept.saveRelease();
  expect(await textOf(kept.page())).toBe('<p>1</p>');
  expect(await textOf(kept.file(`${host.scope}assets/index-1.js`))).toBe('1;');
  expect(await textOf(kept.file(`${host.scope}assets/other.js`))).toBeUndefined();
});

test('[OFFLINE-4] a release with a missing file is not saved', async () => {
  const host = await createHost({ 'index.html': '<p>1</p>' });
  const kept = createPageCache({ ...createCaches(), scope: host.scope, files: release(1) });
  await expect(kept.saveRelease()).rejects.toThrow('assets/index-1.js: status 404');
});

test('[OFFLINE-4] a page that the host redirects can be opened, too', async () => {
  const host = await createHost({ ...filesOf(1), '': '<p>1</p>' });
  host.redirects['index.html'] = './';
  const kept = createPageCache({ ...createCaches(), scope: host.scope, files: release(1) });
  await kept.saveRelease();
  const page = await kept.page();
  expect(page?.redirected).toBe(false);
  expect(await page?.text()).toBe('<p>1</p>');
});

test('[OFFLINE-7] chunks of an old release are found until old releases are deleted; the configuration stays', async () => {
  const host = await createHost({ ...filesOf(1), ...filesOf(2) });
  const { caches } = createCaches();
  const old = createPageCache({ caches, scope: host.scope, files: release(1) });
  await old.saveRelease();
  const kept = createPageCache({ caches, scope: host.scope, files: release(2) });
  await kept.saveRelease();
  await kept.saveConfig(json('{}'));
  const oldPart = `${host.scope}assets/index-1.js`;
  expect(await textOf(kept.file(oldPart))).toBe('1;');
  await kept.deleteOtherReleases();
  expect(await textOf(kept.file(oldPart))).toBeUndefined();
  expect(await textOf(kept.page())).toBe('<p>2</p>');
  expect(await textOf(kept.config())).toBe('{}');
});

test('[OFFLINE-9] deployments on one origin have separate caches', async () => {
  const host = await createHost(filesOf(1));
  const { caches, all } = createCaches();
  const kept = createPageCache({ caches, scope: host.scope, files: release(1) });
  await kept.saveRelease();
  const other = createPageCache({ caches, scope: `${host.scope}test/`, files: release(2) });
  await other.saveConfig(json('{}'));
  await other.deleteOtherReleases();
  expect(all.size).toBe(2);
  expect(await textOf(other.file(`${host.scope}assets/index-1.js`))).toBeUndefined();
  expect(await kept.config()).toBeUndefined();
});

test('[OFFLINE-2] only a JSON response is saved as the configuration', async () => {
  const kept = createPageCache({ ...createCaches(), scope: 'https://tools.example/', files: release(1) });
  await kept.saveConfig(json('{"first":true}'));
  await kept.saveConfig(new Response('<p>Log in</p>', { headers: { 'Content-Type': 'text/html' } }));
  await kept.saveConfig(json('{}', { status: 404 }));
  expect(await textOf(kept.config())).toBe('{"first":true}');
});

test('[OFFLINE-3] new headers are saved if the page is the same', async () => {
  const host = await createHost(filesOf(1));
  const kept = createPageCache({ ...createCaches(), scope: host.scope, files: release(1) });
  await kept.saveRelease();
  await kept.refreshPage(new Response('<p>1</p>', { headers: { 'Content-Security-Policy': 'new' } }));
  await kept.refreshPage(new Response('<p>2</p>', { headers: { 'Content-Security-Policy': 'newer' } }));
  const page = await kept.page();
  expect(page?.headers.get('Content-Security-Policy')).toBe('new');
  expect(await page?.text()).toBe('<p>1</p>');
});

test('[OFFLINE-13] the code for PDFs is saved once it was loaded; what is no script, or belongs to a release, is not', async () => {
  const scope = 'https://tools.example/documents/';
  const kept = createPageCache({ ...createCaches(), scope, files: release(1) });
  const answerAt = (path: string, type: string, status = 200) =>
    fakeOf<Response>({
      url: `${scope}${path}`,
      ok: status === 200,
      headers: new Headers({ 'Content-Type': type }),
      clone: () => new Response(path),
    });
  const worker = 'assets/pdf.worker-1.js';
  await kept.saveOnDemand(answerAt(worker, 'text/html'));
  await kept.saveOnDemand(answerAt(worker, 'text/javascript', 404));
  await kept.saveOnDemand(answerAt('assets/index-1.js', 'text/javascript'));
  expect(await textOf(kept.file(`${scope}${worker}`))).toBeUndefined();
  expect(await textOf(kept.file(`${scope}assets/index-1.js`))).toBeUndefined();
  await kept.saveOnDemand(answerAt(worker, 'text/javascript'));
  expect(await textOf(kept.file(`${scope}${worker}`))).toBe(worker);
});

/** A release with code that few people need, and a server that has it. */
async function createOnDemandHost() {
  const worker = 'assets/pdf.worker-1.js';
  const host = await createHost({ ...filesOf(1), ...filesOf(2), [worker]: 'pdf' });
  const { caches } = createCaches();
  const open = (number: number) =>
    createPageCache({
      caches,
      scope: host.scope,
      files: [...release(number), { url: worker, revision: null }],
    });
  return { host, open, worker, url: `${host.scope}${worker}` };
}

test('[OFFLINE-13] the rest of a release is saved when the line is good, and only then', async () => {
  const { host, open, worker, url } = await createOnDemandHost();
  const kept = open(1);
  await kept.saveRelease();
  expect(await textOf(kept.file(url))).toBeUndefined();
  await kept.saveRest();
  expect(await textOf(kept.file(url))).toBe('pdf');
  host.files[worker] = 'requested again';
  await kept.saveRest();
  expect(await textOf(kept.file(url))).toBe('pdf');
});

test('[OFFLINE-13] code that a new release shares with an old one stays when the old one is deleted', async () => {
  const { host, open, worker, url } = await createOnDemandHost();
  const old = open(1);
  await old.saveRelease();
  await old.saveRest();
  delete host.files[worker];
  const kept = open(2);
  await kept.saveRelease();
  await kept.deleteOtherReleases();
  expect(await textOf(kept.file(url))).toBe('pdf');
  expect(await textOf(kept.page())).toBe('<p>2</p>');
});
