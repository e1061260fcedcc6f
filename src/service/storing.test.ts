import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

import { build } from 'vite';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { fetchToken } from '../../tests/support/servers/fetch-token.ts';
import { type PostedDocument, postDocument } from '../../tests/support/servers/post-document.ts';
import { multipartBody, openUpload } from '../../tests/support/servers/raw-upload.ts';
import { type RunningService, startService } from '../../tests/support/servers/start-service.ts';

let service: RunningService;

beforeEach(async () => {
  service = await startService();
});

afterEach(async () => {
  await service.stop();
  expect(service.errors).toEqual([]);
});

/** Names of all files of the data, without the key and those of folders. */
async function files(): Promise<string[]> {
  const entries = await readdir(service.dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'signing-key.json')
    .map(({ name }) => name);
}

const fetchFile = ({ body }: PostedDocument, { url } = service) =>
  fetch(`${url}/library/documents/${body.data.extension.document.id}`);

test('[STORAGE-1] documents survive a restart', async () => {
  const first = await postDocument(service);
  await service.restart();
  const again = await postDocument(service);
  expect(again.body.data.warningCode).toBe('DuplicateDocument');
  expect(again.body.data.extension).toEqual(first.body.data.extension);
  expect(await (await fetchFile(again)).text()).toBe('content');
});

test('[STORAGE-1] after a SIGKILL at any moment, an upload is stored whole or not at all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-service-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await build({
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: 'tests/support/servers/run-service.ts', outDir: folder, emptyOutDir: false },
  });
  let child: ChildProcess | undefined;
  onTestFinished(() => {
    child?.kill('SIGKILL');
  });

  /** Starts the service in a separate process and waits for the address that it prints. */
  async function start(): Promise<RunningService> {
    child = spawn(process.execPath, ['run-service.js'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const url of createInterface({ input: child.stdout! })) {
      return { url, token: (person) => fetchToken(url, person) } as RunningService;
    }
    throw new Error('The service printed no address.');
  }

  for (let round = 0; round < 6; round += 1) {
    const running = await start();
    await running.token();
    const content = `round ${round} `.repeat(50_000);
    // Each round kills at a different point of the upload, some after its end.
    const upload = postDocument(running, { content }).catch(() => undefined);
    for (let turn = 0; turn < round * 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    const exited = once(child!, 'exit');
    child!.kill('SIGKILL');
    await exited;
    const answer = await upload;
    const after = await start();
    expect(await readdir(join(folder, 'data/incoming'))).toEqual([]);
    const again = await postDocument(after, { content });
    // Without an answer it may be stored or not; with one it must be stored.
    expect(answer === undefined ? [200, 201] : [200]).toContain(again.status);
    expect(await (await fetchFile(again, after)).text()).toBe(content);
    child!.kill('SIGKILL');
  }
}, 120_000);

test.each([
  ['in the fields', 100, 0],
  ['in the file', 1500, 1],
  ['before the last byte', -1, 1],
])('[STORAGE-1] a client that disconnects %s stores nothing', async (_when, end, staged) => {
  const body = multipartBody('x'.repeat(2000));
  const { socket } = openUpload(service, {
    Authorization: `Bearer ${await service.token()}`,
    'Content-Length': String(body.length),
  });
  await new Promise<void>((resolve) => socket.write(body.slice(0, end), () => resolve()));
  await vi.waitFor(async () => expect(await files()).toHaveLength(staged));
  socket.destroy();
  await vi.waitFor(async () => expect(await files()).toEqual([]));
});

test('[STORAGE-1] a body that ends before its last boundary, or before its declared length, stores nothing', async () => {
  const body = multipartBody('whole');
  const Authorization = `Bearer ${await service.token()}`;
  const unended = body.slice(0, body.lastIndexOf('--raw-boundary'));
  const first = openUpload(service, { Authorization, 'Content-Length': String(unended.length) });
  first.socket.write(unended);
  expect(await first.answer).toContain('"code":"body-malformed"');
  // The multipart body is complete here, the request isn't.
  const second = openUpload(service, { Authorization, 'Content-Length': String(body.length + 5) });
  second.socket.end(body);
  await second.answer.catch(() => undefined);
  await service.restart();
  expect(await files()).toEqual([]);
});

test('[SERVICE-2] identical uploads at the same time make one document', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      postDocument(service, { content: 'same', fileName: `${index}.txt` }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 200, 200, 200, 200, 200, 201,
  ]);
  const ids = new Set(answers.map(({ body }) => body.data.extension.document.id as string));
  expect(ids.size).toBe(1);
  // A content and its record.
  expect(await files()).toHaveLength(2);
});

test('a large body does not grow the memory', async () => {
  const chunk = Buffer.alloc(1024 ** 2, 'x');
  const chunks = 300;
  const body = multipartBody('#').split('#') as [string, string];
  const { socket, answer } = openUpload(service, {
    Authorization: `Bearer ${await service.token()}`,
    'Content-Length': String(body[0].length + body[1].length + chunks * chunk.length),
  });
  const before = process.memoryUsage.rss();
  let peak = 0;
  socket.write(body[0]);
  for (let sent = 0; sent < chunks; sent += 1) {
    if (!socket.write(chunk)) await new Promise((resolve) => socket.once('drain', resolve));
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  socket.write(body[1]);
  expect(await answer).toContain('201 Created');
  expect(peak - before).toBeLessThan(100 * 1024 ** 2);
}, 20_000);

test('[STORAGE-5] rejected files leave nothing behind', async () => {
  await service.restart({ maxFileSizeBytes: 10_000 });
  await postDocument(service, { content: 'x'.repeat(20_000) });
  await postDocument(service, { fields: { categoryId: 'X-99' } });
  await postDocument(service, { operation: 'manual', content: 'no zip' });
  await postDocument(service, { content: '' });
  expect(await files()).toEqual([]);
});

/** From now on, the disk has no space for files that begin like this; other files can be written. */
async function fillDisk(beginning: string): Promise<void> {
  const file = await open(service.dataDir);
  const handles = Object.getPrototypeOf(file) as FileHandle;
  await file.close();
  vi.spyOn(handles, 'writeFile').mockImplementation(async function (this: FileHandle, data, options) {
    // The service writes no streams.
    const isMeant = Buffer.from(data as string | Uint8Array)
      .toString()
      .startsWith(beginning);
    if (!isMeant) return await this.appendFile(data, options);
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
}

test.each([
  ['file', 'the last straw'],
  ['record', '{'],
])('[STORAGE-5] a full disk while writing the %s is a 507, and nothing is stored', async (_, begin) => {
  const content = 'the last straw';
  await fillDisk(begin);
  const { status, body } = await postDocument(service, { content });
  expect([status, body.code]).toEqual([507, 'storage-full']);
  expect(await files()).toEqual([]);
  vi.restoreAllMocks();
  expect((await postDocument(service, { content })).status).toBe(201);
});

test.each([
  ['filename="plan.pdf"', 'plan.pdf'],
  ['filename="../../etc/passwd"', 'passwd'],
  ['filename="C:\\Users\\x\\plan.pdf"', 'plan.pdf'],
  ['filename=".."', 'document'],
  ['filename="say %22hi%22.txt"', 'say "hi".txt'],
  ['filename="two%0D%0Alines.txt"', 'two  lines.txt'],
  ['filename="nul\u0000l.txt"', 'nul l.txt'],
  ['filename="right\u202Efdp.exe"', 'right fdp.exe'],
  ['filename="K\u0075\u0308hl.txt"', 'Kühl.txt'],
  ['filename="\u200B\u3164"', 'document'],
])('[STORAGE-6] %s is stored as %j', async (disposition, filename) => {
  const body = Buffer.from(multipartBody('named', { disposition }));
  const { socket, answer } = openUpload(service, {
    Authorization: `Bearer ${await service.token()}`,
    'Content-Length': String(body.length),
  });
  socket.write(body);
  const [, json = ''] = (await answer).split('\r\n\r\n');
  expect(JSON.parse(json).data.extension.document.filename).toBe(filename);
});

test.each([
  ['no token', { Authorization: '' }, 401],
  ['a role that does not do', { person: 't.weiss' }, 403],
  ['an unknown asset', { path: 'NONE' }, 404],
  ['a declared length over the limit', { length: 3 * 1024 ** 3 }, 413],
] as const)('[STORAGE-5] %s is answered before the body has arrived', async (_what, wrong, status) => {
  const person = 'person' in wrong ? wrong.person : 'm.berg';
  const authorization =
    'Authorization' in wrong ? wrong.Authorization : `Bearer ${await service.token(person)}`;
  const length = 'length' in wrong ? wrong.length : 20_000_000;
  const socket = connect(service.port, '127.0.0.1');
  const head = `POST /v1/documents/assets/${'path' in wrong ? wrong.path : 'TANK-007'} HTTP/1.1\r\nHost: localhost\r\n`;
  socket.write(
    `${head}Content-Type: multipart/form-data; boundary=b\r\nAuthorization: ${authorization}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString()).toContain(`HTTP/1.1 ${status} `);
  expect(first.toString()).toContain('Connection: close');
  // It still reads, so that a reset doesn't erase the answer.
  await new Promise<void>((resolve, reject) =>
    socket.write(Buffer.alloc(5_000_000), (error) => (error ? reject(error) : resolve())),
  );
  socket.destroy();
});

test('[STORAGE-5] a rejected body that is sent to its end closes the connection without an error', async () => {
  const socket = connect(service.port, '127.0.0.1');
  socket.write(
    'POST /v1/documents/assets/TANK-007 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20000000\r\n\r\n',
  );
  socket.write(Buffer.alloc(20_000_000));
  expect(await text(socket)).toContain('"code":"token-missing"');
});

test.each([
  ['plan.pdf', 'application/pdf', 'inline'],
  ['photo.JPG', 'image/jpeg', 'inline'],
  ['notes.txt', 'text/plain; charset=utf-8', 'inline'],
  ['page.html', 'text/html; charset=utf-8', 'attachment'],
  ['drawing.svg', 'image/svg+xml', 'attachment'],
  ['model.step', 'application/octet-stream', 'attachment'],
])('[LIBRARY-2] %s is sent as %s, %s', async (fileName, type, kind) => {
  const { headers } = await fetchFile(await postDocument(service, { fileName }));
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('content-disposition')).toBe(
    `${kind}; filename="${fileName}"; filename*=UTF-8''${fileName}`,
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/^sandbox;/);
});

test('[LIBRARY-2] gives a non-ASCII file name in both header forms', async () => {
  const { headers } = await fetchFile(await postDocument(service, { fileName: `Kühl "1" (a)'.txt` }));
  expect(headers.get('content-disposition')).toBe(
    `inline; filename="K_hl _1_ (a)'.txt"; filename*=UTF-8''K%C3%BChl%20%221%22%20%28a%29%27.txt`,
  );
});
