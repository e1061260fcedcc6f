import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { postDocument } from '../../tests/support/post-document.ts';
import { multipartBody, openUpload } from '../../tests/support/raw-upload.ts';
import { type RunningService, startService } from '../../tests/support/start-service.ts';

let service: RunningService;

beforeEach(async () => {
  service = await startService();
});

afterEach(async () => {
  await service.stop();
  expect(service.errors).toEqual([]);
});

/** Names of all files below a folder of the data, without those of folders. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(service.dataDir, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

const seeded = 2;

test('[STORAGE-1] documents survive a restart', async () => {
  const first = await postDocument(service);
  await service.restart();
  const again = await postDocument(service);
  expect(again.body.data.warningCode).toBe('DuplicateDocument');
  expect(again.body.data.extension).toEqual(first.body.data.extension);
});

test('[STORAGE-2] a start removes files without an owner, and only those', async () => {
  const incoming = join(service.dataDir, 'incoming');
  await mkdir(join(incoming, '999999999-1-gone'));
  await writeFile(join(incoming, '999999999-1-gone', 'half.tmp'), 'half');
  await writeFile(join(incoming, 'stray.tmp'), 'half');
  // Process 1 always exists.
  await mkdir(join(incoming, '1-1-alive'));
  await writeFile(join(incoming, '1-1-alive', 'arriving.tmp'), 'half');
  await service.restart();
  expect(await filesIn('incoming')).toEqual(['arriving.tmp']);
});

test('[STORAGE-2] a record that is cut off, or whose content is missing, is ignored', async () => {
  await postDocument(service, { content: 'first' });
  await postDocument(service, { content: 'second' });
  const records = await filesIn('documents');
  expect(records).toHaveLength(seeded + 2);
  const texts = await Promise.all(
    records.map(async (name) => ({
      name,
      text: await readFile(join(service.dataDir, 'documents', name), 'utf8'),
    })),
  );
  const [cut, bare] = texts.filter(({ text }) => text.includes('Pump photo'));
  await writeFile(join(service.dataDir, 'documents', cut!.name), cut!.text.slice(0, 100));
  const sha256 = bare!.name.replace('.json', '');
  await rm(join(service.dataDir, 'files', sha256.slice(0, 2), sha256));
  await service.restart();
  expect(service.errors.splice(0)).toEqual([
    expect.stringContaining("isn't shown"),
    expect.stringContaining("isn't shown"),
  ]);
  expect((await postDocument(service, { content: 'first' })).status).toBe(201);
  expect((await postDocument(service, { content: 'second' })).status).toBe(201);
  expect(service.errors.splice(0)).toEqual([
    expect.stringContaining('was replaced'),
    expect.stringContaining('was replaced'),
  ]);
});

test.each([
  ['missing', (path: string) => rm(path)],
  ['cut', (path: string) => truncate(path, 3)],
])('[SERVICE-2] a document whose file is %s while the service runs is stored again', async (_, damage) => {
  const first = await postDocument(service, { content: 'damaged' });
  const sha256 = createHash('sha256').update('damaged').digest('hex');
  await damage(join(service.dataDir, 'files', sha256.slice(0, 2), sha256));
  const again = await postDocument(service, { content: 'damaged' });
  expect(again.status).toBe(201);
  const addressOf = ({ body }: typeof first) =>
    `${service.url}/library/documents/${body.data.extension.document.id}/file`;
  expect(await (await fetch(addressOf(again))).text()).toBe('damaged');
  expect((await fetch(addressOf(first))).status).toBe(404);
  expect(service.errors.splice(0)).toEqual([expect.stringContaining('was replaced')]);
});

test.each([
  ['in the fields', 100, 0],
  ['in the file', 1500, 1],
  ['before the last byte', -1, 1],
])('[STORAGE-2] a client that disconnects %s stores nothing', async (_when, end, staged) => {
  const body = multipartBody('x'.repeat(2000));
  const { socket } = openUpload(service, {
    Authorization: `Bearer ${await service.token()}`,
    'Content-Length': String(body.length),
  });
  await new Promise<void>((resolve) => socket.write(body.slice(0, end), () => resolve()));
  await vi.waitFor(async () => expect(await filesIn('incoming')).toHaveLength(staged));
  socket.destroy();
  await vi.waitFor(async () => expect(await filesIn('incoming')).toEqual([]));
  // Stopping waits for requests in progress.
  await service.restart();
  expect(await filesIn('documents')).toHaveLength(seeded);
});

test('[STORAGE-2] a body that ends before its last boundary, or before its declared length, stores nothing', async () => {
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
  const chunked = openUpload(service, { Authorization, 'Transfer-Encoding': 'chunked' });
  chunked.socket.end(`${body.length.toString(16)}\r\n${body}\r\n`);
  await chunked.answer.catch(() => undefined);
  await vi.waitFor(async () => expect(await filesIn('incoming')).toEqual([]));
  // Stopping waits for requests in progress.
  await service.restart();
  expect(await filesIn('documents')).toHaveLength(seeded);
});

test('[STORAGE-3] identical uploads at the same time make one document', async () => {
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
  expect(await filesIn('documents')).toHaveLength(seeded + 1);
  expect(await filesIn('incoming')).toEqual([]);
});

test('[STORAGE-3] another service on the same folder sees what this one stored', async () => {
  const other = await startService({ dataDir: service.dataDir });
  const first = await postDocument(service, { content: 'shared' });
  const second = await postDocument(other, { content: 'shared' });
  expect(second.body.data.extension).toEqual(first.body.data.extension);
  // Closes without removing the data folder, which `service` still uses.
  await other.close();
});

test('[STORAGE-3] of two services on one folder, one stores and the other sees it', async () => {
  const other = await startService({ dataDir: service.dataDir });
  for (let round = 0; round < 20; round += 1) {
    const content = `round ${round}`;
    const answers = await Promise.all([postDocument(service, { content }), postDocument(other, { content })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 201]);
    const [one, same] = answers.map(({ body }) => body.data.extension.document.id as string);
    expect(same).toBe(one);
  }
  await other.close();
  expect(other.errors).toEqual([]);
});

test('[STORAGE-3] a record that another service wrote in place of a damaged one is kept', async () => {
  const other = await startService({ dataDir: service.dataDir });
  const first = await postDocument(other, { content: 'mended' });
  const sha256 = createHash('sha256').update('mended').digest('hex');
  const record = join(service.dataDir, 'documents', `${sha256}.json`);
  const mended = join(service.dataDir, 'mended.json');
  await rename(record, mended);
  // A pipe: its reader waits until something is written here, while another file takes its name.
  execFileSync('mkfifo', [record]);
  const again = postDocument(service, { content: 'mended' });
  const damaged = await open(record, 'w');
  await rename(mended, record);
  await damaged.writeFile('{');
  await damaged.close();
  const { status, body } = await again;
  expect([status, body.data.extension]).toEqual([200, first.body.data.extension]);
  await service.restart();
  const { id } = first.body.data.extension.document;
  expect((await fetch(`${service.url}/library/documents/${id}/file`)).status).toBe(200);
  expect(await filesIn('incoming')).toEqual([]);
  await other.close();
});

test('[ACCESS-3] two services that start at once on a new folder accept the same tokens', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'two-services-'));
  const [one, two] = await Promise.all([startService({ dataDir }), startService({ dataDir })]);
  const Authorization = `Bearer ${await one.token()}`;
  expect((await postDocument(two, { headers: { Authorization } })).status).toBe(201);
  await one.close();
  await two.stop();
});

/** Stores a content without a record. */
async function orphan(content: string): Promise<string> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  await mkdir(join(service.dataDir, 'files', sha256.slice(0, 2)), { recursive: true });
  await writeFile(join(service.dataDir, 'files', sha256.slice(0, 2), sha256), content);
  return sha256;
}

/** Writes a mark for this content, by default of a process that has ended. */
const mark = (sha256: string, owner = '999999999-1-gone') =>
  writeFile(join(service.dataDir, 'incoming', `${owner}-${sha256}`), '');

test('[STORAGE-8] a start removes the content that a kill left without its record, and nothing else', async () => {
  await mark(await orphan('left by a kill'));
  const sha256 = await orphan('nothing tells of it');
  await postDocument(service, { content: 'killed behind its record' });
  await mark(createHash('sha256').update('killed behind its record').digest('hex'));
  await service.restart();
  expect(await filesIn('files')).toHaveLength(seeded + 2);
  expect(await filesIn('files')).toContain(sha256);
  expect(await filesIn('incoming')).toEqual([]);
  expect((await postDocument(service, { content: 'killed behind its record' })).status).toBe(200);
});

test('[STORAGE-8] a start without the records removes no content, and the same upload stores it again', async () => {
  await postDocument(service, { content: 'kept' });
  const contents = (await filesIn('files')).toSorted();
  const [records, away] = ['documents', 'away'].map((name) => join(service.dataDir, name)) as [
    string,
    string,
  ];
  await service.restart();
  await rename(records, away);
  await service.restart();
  expect((await filesIn('files')).toSorted()).toEqual(contents);
  await rm(records, { recursive: true });
  await rename(away, records);
  await service.restart();
  expect((await postDocument(service, { content: 'kept' })).status).toBe(200);
  await rm(records, { recursive: true });
  await service.restart();
  const again = await postDocument(service, { content: 'kept' });
  expect(again.status).toBe(201);
  const { id } = again.body.data.extension.document;
  expect(await (await fetch(`${service.url}/library/documents/${id}/file`)).text()).toBe('kept');
  expect((await filesIn('files')).toSorted()).toEqual(contents);
});

test('[STORAGE-8] an existing content stays if its record cannot be written', async () => {
  const sha256 = await orphan('restored first');
  await rm(join(service.dataDir, 'documents'), { recursive: true });
  expect((await postDocument(service, { content: 'restored first' })).status).toBe(500);
  expect(await filesIn('files')).toContain(sha256);
  expect(await filesIn('incoming')).toEqual([]);
  expect(service.errors.splice(0)).toHaveLength(1);
});

test('[STORAGE-8] a start beside another service leaves contents alone', async () => {
  const sha256 = await orphan('about to get its record');
  await mark(sha256);
  // Process 1 always exists.
  await mkdir(join(service.dataDir, 'incoming', '1-1-alive'));
  await service.restart();
  expect(await filesIn('files')).toContain(sha256);
  await rm(join(service.dataDir, 'incoming', '1-1-alive'), { recursive: true });
  const other = await startService({ dataDir: service.dataDir });
  expect(await filesIn('files')).toContain(sha256);
  await other.close();
  await service.restart();
  expect(await filesIn('files')).not.toContain(sha256);
});

test('[STORAGE-8] the mark left by a kill is removed if another service wrote the record', async () => {
  const sha256 = await orphan('stored after all');
  await mark(sha256);
  // Process 1 always exists.
  await mkdir(join(service.dataDir, 'incoming', '1-1-alive'));
  await service.restart();
  expect((await postDocument(service, { content: 'stored after all' })).status).toBe(201);
  await rm(join(service.dataDir, 'incoming', '1-1-alive'), { recursive: true });
  await rm(join(service.dataDir, 'documents'), { recursive: true });
  await service.restart();
  expect(await filesIn('files')).toContain(sha256);
});

test('[STORAGE-8] a content that another process is about to record is not touched', async () => {
  const sha256 = await orphan('being taken');
  await mark(sha256, '1-1-alive');
  await service.restart();
  expect(await filesIn('files')).toContain(sha256);
});

test('[STORAGE-8] [STORAGE-5] a content whose record cannot be written is removed at once', async () => {
  await rm(join(service.dataDir, 'documents'), { recursive: true });
  const { status } = await postDocument(service, { content: 'no place for its record' });
  expect(status).toBe(500);
  expect(await filesIn('files')).toHaveLength(seeded);
  expect(await filesIn('incoming')).toEqual([]);
  expect(service.errors.splice(0)).toHaveLength(1);
});

test('[STORAGE-8] a record that cannot be read is not replaced, and its content stays', async () => {
  await postDocument(service, { content: 'somewhere' });
  const sha256 = createHash('sha256').update('somewhere').digest('hex');
  const record = join(service.dataDir, 'documents', `${sha256}.json`);
  await rm(record);
  // A link to itself: it exists, but reading it fails.
  await symlink(record, record);
  await service.restart();
  expect((await postDocument(service, { content: 'somewhere' })).status).toBe(500);
  expect((await lstat(record)).isSymbolicLink()).toBe(true);
  expect(await filesIn('files')).toContain(sha256);
  expect(await filesIn('incoming')).toEqual([]);
  expect(service.errors.splice(0)).toHaveLength(2);
});

test('[STORAGE-4] a large body does not grow the memory', async () => {
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
  expect(await filesIn('incoming')).toEqual([]);
  expect(await filesIn('files')).toHaveLength(seeded);
});

test.each([
  ['filename="plan.pdf"', 'plan.pdf'],
  ['filename="../../etc/passwd"', 'passwd'],
  ['filename="C:\\Users\\x\\plan.pdf"', 'plan.pdf'],
  ['filename=".."', 'document'],
  ['filename="a/"', 'document'],
  ['filename="say %22hi%22.txt"', 'say "hi".txt'],
  ['filename="100%25.txt"', '100%25.txt'],
  ['filename="two%0D%0Alines.txt"', 'two  lines.txt'],
  ['filename="nul\u0000l.txt"', 'nul l.txt'],
  ['filename="right\u202Efdp.exe"', 'right fdp.exe'],
  ['filename="K\u0075\u0308hl.txt"', 'Kühl.txt'],
  ['filename="日本語 ✓ 😀.txt"', '日本語 ✓ 😀.txt'],
  ["filename*=utf-8''K%C3%BChl.txt", 'Kühl.txt'],
  ['filename="<img src=x onerror=alert(1)>.txt"', '<img src=x onerror=alert(1)>.txt'],
  ['filename="\u200B\u3164"', 'document'],
  [`filename="${'é'.repeat(125)}x.pdf"`, `${'é'.repeat(125)}x.pdf`],
  ['filename="__proto__"', '__proto__'],
  ['filename="CON"', 'CON'],
])('[STORAGE-6] %s is stored as %j', async (disposition, filename) => {
  const body = Buffer.from(multipartBody('named', { disposition }));
  const { socket, answer } = openUpload(service, {
    Authorization: `Bearer ${await service.token()}`,
    'Content-Length': String(body.length),
  });
  socket.write(body);
  const [, json = ''] = (await answer).split('\r\n\r\n');
  const { data } = JSON.parse(json) as {
    data: { extension: { document: { id: string; filename: string } } };
  };
  expect(data.extension.document.filename).toBe(filename);
  const file = await fetch(`${service.url}/library/documents/${data.extension.document.id}/file`);
  expect(await file.text()).toBe('named');
});

test('[STORAGE-6] a file name above 255 bytes is rejected', async () => {
  const { status, body } = await postDocument(service, { fileName: `${'é'.repeat(126)}.pdf` });
  expect([status, body.code, body.fields]).toEqual([400, 'field-invalid', ['file']]);
});

test.each([
  ['no token', { Authorization: '' }, 401],
  ['a role that does not do', { person: 't.weiss' }, 403],
  ['an unknown asset', { path: 'NONE' }, 404],
  ['a declared length over the limit', { length: 3 * 1024 ** 3 }, 413],
] as const)('[STORAGE-7] %s is answered before the body has arrived', async (_what, wrong, status) => {
  const person = 'person' in wrong ? wrong.person : 'm.berg';
  const authorization =
    'Authorization' in wrong ? wrong.Authorization : `Bearer ${await service.token(person)}`;
  const length = 'length' in wrong ? wrong.length : 20_000_000;
  const socket = connect(service.port, '127.0.0.1');
  const head = `POST /v1/documents/assets/${'path' in wrong ? wrong.path : 'TANK-007'} HTTP/1.1\r\nHost: localhost\r\n`;
  socket.write(
    `${head}Content-Type: multipart/form-data; boundary=b\r\nAuthorization: ${authorization}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  const [first] = (await new Promise<Buffer[]>((resolve) =>
    socket.once('data', (data) => resolve([data])),
  )) as [Buffer];
  expect(first.toString()).toContain(`HTTP/1.1 ${status} `);
  expect(first.toString()).toContain('Connection: close');
  // It still reads, so that a reset doesn't erase the answer.
  await new Promise<void>((resolve, reject) =>
    socket.write(Buffer.alloc(5_000_000), (error) => (error ? reject(error) : resolve())),
  );
  socket.destroy();
});

test('[STORAGE-7] a rejected body that is sent to its end closes the connection without an error', async () => {
  const socket = connect(service.port, '127.0.0.1');
  socket.write(
    'POST /v1/documents/assets/TANK-007 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20000000\r\n\r\n',
  );
  socket.write(Buffer.alloc(20_000_000));
  expect(await text(socket)).toContain('"code":"token-missing"');
});
