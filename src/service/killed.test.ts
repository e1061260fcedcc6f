import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';

import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { fetchToken } from '../../tests/support/fetch-token.ts';
import { postDocument } from '../../tests/support/post-document.ts';
import { multipartBody, openUpload } from '../../tests/support/raw-upload.ts';
import type { RunningService } from '../../tests/support/start-service.ts';

let folder: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-service-'));
  const ssr = { noExternal: true as const };
  // Outside the project, so that it can't use node_modules.
  await build({
    logLevel: 'error',
    mode: 'production',
    ssr,
    build: { ssr: 'src/service/main.ts', outDir: folder, emptyOutDir: false },
  });
}, 60_000);

afterEach(async () => {
  await kill('SIGKILL');
  await rm(join(folder, 'data'), { recursive: true, force: true });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function kill(signal: NodeJS.Signals): Promise<unknown> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return undefined;
  const exit = once(child, 'exit');
  child.kill(signal);
  return (await exit)[0];
}

type Child = Pick<RunningService, 'url' | 'port' | 'token'>;

/** Starts the built service under plain node and waits for the address that it prints. */
async function start(environment: Record<string, string> = {}): Promise<Child & RunningService> {
  child = spawn(process.execPath, ['main.js'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', DEMO: '1', DATA_DIR: join(folder, 'data'), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout! })) {
    const match = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line);
    if (match === null) continue;
    const [url, port] = match;
    const token: RunningService['token'] = (person) => fetchToken(url, person);
    return { url, port: Number(port), token } as Child & RunningService;
  }
  throw new Error('The service printed no address.');
}

const records = () => readdir(join(folder, 'data', 'documents'));

const contentFolder = () => join(folder, 'data', 'files');

/** Asserts that every content has a record. */
async function expectNoOrphans(): Promise<void> {
  const paths = await readdir(contentFolder(), { recursive: true });
  const contents = paths.map((path) => basename(path)).filter((name) => name.length === 64);
  expect(contents.map((name) => `${name}.json`).toSorted()).toEqual((await records()).toSorted());
}

test('[STORAGE-1] an answered upload survives a SIGKILL right after the answer', async () => {
  const before = await start();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => postDocument(before, { content: `answered ${index}` })),
  );
  await kill('SIGKILL');
  const after = await start();
  for (const [index, answer] of answers.entries()) {
    expect(answer.status).toBe(201);
    const again = await postDocument(after, { content: `answered ${index}` });
    expect(again.body.data.extension).toEqual(answer.body.data.extension);
    const { id } = answer.body.data.extension.document;
    const file = await fetch(`${after.url}/library/documents/${id}/file`);
    expect(await file.text()).toBe(`answered ${index}`);
  }
});

test('[STORAGE-2] an upload that a SIGKILL interrupts leaves nothing', async () => {
  const before = await start();
  const body = multipartBody('y'.repeat(500_000));
  const { socket } = openUpload(before, {
    Authorization: `Bearer ${await before.token()}`,
    'Content-Length': String(body.length),
  });
  socket.on('error', () => undefined);
  socket.write(body.slice(0, 400_000));
  const arriving = join(folder, 'data', 'incoming');
  const names = async () =>
    (await readdir(arriving, { recursive: true })).filter((name) => name.endsWith('.tmp'));
  await vi.waitFor(async () => expect(await names()).toHaveLength(1));
  await kill('SIGKILL');
  await start();
  expect(await names()).toEqual([]);
  expect(await records()).toHaveLength(2);
  await expectNoOrphans();
});

test('[STORAGE-8] after a SIGKILL as soon as the content is in its place, it has a record or is removed', async () => {
  for (let round = 0; round < 6; round += 1) {
    const running = await start();
    const content = `moved ${round}`;
    const sha256 = createHash('sha256').update(content).digest('hex');
    const outcomes: unknown[] = [];
    const posted = postDocument(running, { content });
    const upload = posted.catch(() => undefined);
    posted.then((outcome) => outcomes.push(outcome)).catch((error: unknown) => outcomes.push(error));
    const isMoved = () => existsSync(join(contentFolder(), sha256.slice(0, 2), sha256));
    while (!isMoved() && outcomes.length === 0) await new Promise((resolve) => setImmediate(resolve));
    if (!isMoved()) throw new Error('The upload ended before.', { cause: outcomes[0] });
    await kill('SIGKILL');
    const answer = await upload;
    const after = await start();
    await expectNoOrphans();
    const again = await postDocument(after, { content });
    expect(answer === undefined ? [200, 201] : [200]).toContain(again.status);
    await kill('SIGTERM');
  }
}, 120_000);

test('[STORAGE-1] [STORAGE-2] after a SIGKILL at any moment, an upload is stored whole or not at all', async () => {
  for (let round = 0; round < 6; round += 1) {
    const running = await start();
    await running.token();
    const content = `round ${round} `.repeat(50_000);
    // Each round kills at a different point of the upload, some after its end.
    const upload = postDocument(running, { content }).catch(() => undefined);
    for (let turn = 0; turn < round * 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await kill('SIGKILL');
    const answer = await upload;
    const after = await start();
    await expectNoOrphans();
    const again = await postDocument(after, { content });
    // Without an answer it may be stored or not; with one it must be stored.
    expect(answer === undefined ? [200, 201] : [200]).toContain(again.status);
    const { id } = again.body.data.extension.document;
    const file = await fetch(`${after.url}/library/documents/${id}/file`);
    expect(await file.text()).toBe(content);
    await kill('SIGTERM');
  }
}, 120_000);

test('[STORAGE-1] SIGTERM lets an upload finish and ends with 0', async () => {
  const running = await start();
  const body = multipartBody('finish me');
  const { socket, answer } = openUpload(running, {
    Authorization: `Bearer ${await running.token()}`,
    'Content-Length': String(body.length),
  });
  socket.write(body.slice(0, -20));
  const arriving = join(folder, 'data', 'incoming');
  await vi.waitFor(async () =>
    expect(
      (await readdir(arriving, { recursive: true })).filter((name) => name.endsWith('.tmp')),
    ).toHaveLength(1),
  );
  const exit = kill('SIGTERM');
  socket.write(body.slice(-20));
  expect(await answer).toContain('201 Created');
  expect(await exit).toBe(0);
});

test('[DEMO-2] [DEMO-3] [ACCESS-7] takes its options from the environment', async () => {
  const names = 'documents.example, files.example';
  const running = await start({
    BASE_PATH: '/docs-api/',
    DEMO: '0',
    ISSUER: 'https://login.example/',
    AUDIENCE: 'documents',
    HOST_NAMES: names,
  });
  expect((await fetch(`${running.url}/docs-api/library/demo/token`, { method: 'POST' })).status).toBe(404);
  const upload = await fetch(`${running.url}/docs-api/v1/documents/assets/any`, { method: 'POST' });
  expect(upload.status).toBe(401);
  expect(await records()).toEqual([]);
  for (const [host, status] of [
    ['files.example', 404],
    ['evil.example', 421],
  ] as const) {
    const { socket, answer } = openUpload(running, {
      Host: host,
      Connection: 'close',
      'Content-Length': '0',
    });
    expect(await answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    socket.destroy();
  }
});

/** Starts the built service where it can't start; returns its exit code and output. */
async function startInVain(environment: Record<string, string>) {
  child = spawn(process.execPath, ['main.js'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(folder, 'data'), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exit = once(child, 'exit');
  let printed = '';
  for await (const chunk of child.stderr!.setEncoding('utf8')) printed += String(chunk);
  return { code: (await exit)[0] as number, printed };
}

test('[START-1] invalid settings are printed in one block, and it exits with 2', async () => {
  await writeFile(join(folder, 'file'), '');
  const { code, printed } = await startInVain({
    DEMO: 'flase',
    CORS_ORIGINS: '*',
    DATA_DIR: join(folder, 'file'),
  });
  expect(code).toBe(2);
  expect(printed.trimEnd().split('\n')).toEqual([
    "The document service can't start. Correct these settings:",
    '',
    `  CORS_ORIGINS  "*" isn't allowed. List each origin, such as https://app.example.com.`,
    `  DEMO          "flase" isn't allowed. Use 1 or 0.`,
    '  ISSUER        is missing. Set the issuer of your identity provider, or DEMO=1 to try the service with demo accounts.',
    `  DATA_DIR      "${join(folder, 'file')}" isn't a folder.`,
  ]);
});

test('[START-1] without demo and identity provider it does not start', async () => {
  const { code, printed } = await startInVain({});
  expect(code).toBe(2);
  expect(printed).toContain('ISSUER  is missing.');
});

test('[START-2] if the port is taken, no other one is used', async () => {
  const { port } = await start();
  const holder = child;
  const { code, printed } = await startInVain({ DEMO: '1', PORT: String(port) });
  holder?.kill('SIGKILL');
  expect(code).toBe(1);
  const named = process.platform === 'linux' ? ` by \\S+ \\(process ${holder?.pid}\\)` : '';
  expect(printed).toMatch(new RegExp(`^Port ${port} is already in use${named}\\. Stop that program`));
  expect(printed.trimEnd()).not.toContain('\n');
});
