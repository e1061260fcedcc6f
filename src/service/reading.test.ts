import { createHash } from 'node:crypto';

import JSZip from 'jszip';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { startNames } from '#file-type/page-names.ts';

import { buildZip } from '../../tests/fixtures/build-zip.ts';
import { postDocument } from '../../tests/support/post-document.ts';
import { type RunningService, startService } from '../../tests/support/start-service.ts';

let service: RunningService;

beforeEach(async () => {
  service = await startService();
});

afterEach(async () => {
  await service.stop();
  expect(service.errors).toEqual([]);
});

const asBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function store(document: Parameters<typeof postDocument>[1]): Promise<string> {
  const { body } = await postDocument(service, document);
  return `${service.url}/library/documents/${body.data.extension.document.id}`;
}

async function storeManual(files: Readonly<Record<string, string>>): Promise<string> {
  const zip = new JSZip();
  for (const [name, text] of Object.entries(files)) zip.file(name, text, { createFolders: false });
  const content = new Uint8Array(await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }));
  return store({ operation: 'manual', content, fileName: 'manual.zip' });
}

test('[LIBRARY-1] a browser gets a page in which every value is plain text', async () => {
  const displayname = `<script>alert("1")</script> & 'more'`;
  const address = await store({ fields: { displayname }, fileName: 'a<b>.txt' });
  const response = await fetch(address, { headers: asBrowser });
  const page = await response.text();
  expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;');
  expect(page).not.toContain('<script');
  expect(page).toContain('a&lt;b&gt;.txt');
  expect(page).toContain('PRESS-0042 (Hydraulic press HP 160, line 2)');
  expect(page).toContain('Halden Fluid Systems AS');
  expect(page).toContain('by Mia Berg');
  expect(response.headers.get('content-security-policy')).toMatch(
    /^sandbox [^;]*; default-src 'none'; style-src 'sha256-/,
  );
  expect(response.headers.get('content-security-policy')).not.toContain('allow-same-origin');
});

test('[LIBRARY-1] the page may use its own style', async () => {
  const response = await fetch(await store({}), { headers: asBrowser });
  const style = /<style>(.*)<\/style>/s.exec(await response.text())?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
});

test('[LIBRARY-1] other clients get the document itself', async () => {
  const response = await fetch(await store({ content: 'the bytes' }));
  expect(await response.text()).toBe('the bytes');
});

test('[LIBRARY-1] a cache distinguishes them, and also the requesting origin', async () => {
  const address = await store({});
  for (const headers of [{}, asBrowser]) {
    expect((await fetch(address, { headers })).headers.get('vary')).toBe('Origin, Accept');
  }
});

test.each([
  ['plan.pdf', 'application/pdf', 'inline'],
  ['photo.JPG', 'image/jpeg', 'inline'],
  ['notes.txt', 'text/plain; charset=utf-8', 'inline'],
  ['page.html', 'text/html; charset=utf-8', 'attachment'],
  ['drawing.svg', 'image/svg+xml', 'attachment'],
  ['script.js', 'text/javascript; charset=utf-8', 'attachment'],
  ['model.step', 'application/octet-stream', 'attachment'],
])('[LIBRARY-2] %s is sent as %s, %s', async (fileName, type, kind) => {
  const response = await fetch(`${await store({ fileName })}/file`);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('content-disposition')).toBe(
    `${kind}; filename="${fileName}"; filename*=UTF-8''${fileName}`,
  );
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toMatch(/^sandbox;/);
});

test('[LIBRARY-2] gives a non-ASCII file name in both header forms', async () => {
  const response = await fetch(`${await store({ fileName: `Kühl "1" (a)'.txt` })}/file?download`);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="K_hl _1_ (a)'.txt"; filename*=UTF-8''K%C3%BChl%20%221%22%20%28a%29%27.txt`,
  );
});

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['bytes=5-2', 200, '0123456789', null],
  ['lines=1-2', 200, '0123456789', null],
])('[LIBRARY-2] answers the range %s', async (range, ...expected) => {
  const response = await fetch(`${await store({ content: '0123456789' })}/file`, {
    headers: { Range: range },
  });
  expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual(expected);
});

test('[LIBRARY-2] rejects a range after the end of the file, and answers conditional requests', async () => {
  const address = `${await store({ content: '0123456789' })}/file`;
  const beyond = await fetch(address, { headers: { Range: 'bytes=10-' } });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  const etag = (await fetch(address)).headers.get('etag') ?? '';
  expect((await fetch(address, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  const changed = await fetch(address, { headers: { Range: 'bytes=0-1', 'If-Range': '"other"' } });
  expect(changed.status).toBe(200);
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['10', '']);
});

test.each([
  [{ 'index.html': 'root', 'a/index.html': 'a' }, 'index.html'],
  [{ 'Handbuch/INDEX.HTM': 'x', 'Handbuch/a.css': 'y', '__MACOSX/x': '' }, 'Handbuch/INDEX.HTM'],
  [{ 'default.html': 'x', 'index.htm': 'y' }, 'index.htm'],
  [{ 'de/index.html': 'x', 'en-GB/index.html': 'x', 'cs/index.html': 'x' }, 'cs/index.html'],
  [{ 'a b/ü.html': 'x', 'a b/index.html': 'x' }, 'a%20b/index.html'],
  [
    { '/index.html': 'x', '../index.html': 'x', './index.html': 'x', 'own/index.html': 'x' },
    'own/index.html',
  ],
])('[LIBRARY-3] a manual begins at its start page (%#)', async (files, startPage) => {
  const address = await storeManual(files);
  const page = await (await fetch(address, { headers: asBrowser })).text();
  expect(page).toContain(`/manual/${startPage}"`);
  const start = await fetch(`${address}/manual/`);
  expect(start.url).toBe(`${address}/manual/${startPage}`);
  expect((await fetch(`${address}/manual`)).url).toBe(start.url);
  expect(start.status).toBe(200);
});

test('[MANUAL-47] the pages of the service open with every built-in name', async () => {
  for (const name of startNames) {
    const address = await storeManual({ 'a.html': name, [name]: name });
    expect((await fetch(`${address}/manual/`)).url).toBe(`${address}/manual/${name}`);
  }
});

test('[LIBRARY-3] a manual with only folders has no start page, which is found quickly', async () => {
  const content = buildZip(Array.from({ length: 30_000 }, (_, index) => ({ name: `${index}/page.html` })));
  const address = await store({ operation: 'manual', content, fileName: 'm.zip' });
  const page = await fetch(address, { headers: asBrowser });
  expect(await page.text()).not.toContain('/manual/');
});

test('[LIBRARY-3] a directory is read only up to its limits', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `${index}${'x'.repeat(60_000)}`);
  const content = buildZip(['first.html', ...names, 'last.html'].map((name) => ({ name })));
  const address = await store({ operation: 'manual', content, fileName: 'm.zip' });
  expect((await fetch(`${address}/manual/first.html`)).status).toBe(200);
  expect((await fetch(`${address}/manual/last.html`)).status).toBe(404);
});

test('[LIBRARY-3] pages run in a sandbox', async () => {
  const address = await storeManual({ 'index.html': '<h1>Hi</h1>', 'css/A.css': 'a{}', 'data.bin': 'x' });
  const page = await fetch(`${address}/manual/index.html`);
  expect(await page.text()).toBe('<h1>Hi</h1>');
  expect(page.headers.get('content-type')).toBe('text/html');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox allow-scripts/);
  expect(policy).not.toContain('allow-same-origin');
  expect((await fetch(`${address}/manual/CSS/a.css`)).headers.get('content-type')).toBe('text/css');
  expect((await fetch(`${address}/manual/data.bin`)).headers.get('content-type')).toBe(
    'application/octet-stream',
  );
});

test('[LIBRARY-3] names lead only into the archive', async () => {
  const address = await storeManual({
    'index.html': 'x',
    '../../evil.html': 'evil',
    '/etc/hosts': 'own hosts',
  });
  expect((await fetch(`${address}/manual/index.html`)).status).toBe(200);
  for (const name of [
    '..%2f..%2f..%2fsigning-key.json',
    '%2e%2e%2fsigning-key.json',
    '..%5csigning-key.json',
    'no.html',
    'constructor',
  ]) {
    const response = await fetch(`${address}/manual/${name}`);
    expect([name, response.status]).toEqual([name, 404]);
  }
  expect(await (await fetch(`${address}/manual/..%2f..%2fevil.html`)).text()).toBe('evil');
});

test('[LIBRARY-3] a directory damaged after its start is reported, not thrown', async () => {
  const zip = await new JSZip()
    .file('index.html', 'x')
    .file('b.html', 'y')
    .generateAsync({ type: 'nodebuffer' });
  // The signature of the second entry in the directory.
  zip[zip.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'))] = 0;
  const address = await store({ operation: 'manual', content: new Uint8Array(zip), fileName: 'm.zip' });
  expect((await fetch(`${address}/manual/index.html`)).status).toBe(404);
  expect((await fetch(address, { headers: asBrowser })).status).toBe(200);
});

test('[LIBRARY-1] [LIBRARY-3] unknown documents, parts, and manuals of plain files are 404', async () => {
  const address = await store({});
  for (const path of ['/other', '/file/more', '/manual/index.html']) {
    expect((await fetch(address + path)).status).toBe(404);
  }
  const unknown = await fetch(`${service.url}/library/documents/nobody`);
  expect([unknown.status, ((await unknown.json()) as { code: string }).code]).toEqual([
    404,
    'document-unknown',
  ]);
});
