import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
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
  await build({
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: 'tests/support/run-service.ts', outDir: folder, emptyOutDir: false },
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

/** Starts the service in a separate process and waits for the address that it prints. */
async function start(): Promise<Child & RunningService> {
  child = spawn(process.execPath, ['run-service.js'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data') },
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
