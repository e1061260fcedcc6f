import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

import { expect, onTestFinished, test, vi } from 'vitest';

import { serve } from '../../tests/support/servers/serve.ts';
import { readSettings } from './settings.ts';

const vite = resolve('node_modules/vite/bin/vite.js');
const config = resolve('tests/e2e/preview.config.ts');

let folder: string;
let child: ChildProcess;

/**
 * Starts Vite with the service and its OpenID provider in a separate process, as `npm start` and `npm run preview` do.
 */
async function start(command: 'dev' | 'preview'): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'vite-service-'));
  onTestFinished(stop);
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/index.html'), '<p>page</p>');
  child = spawn(process.execPath, [vite, command, folder, '--config', config, '--port', '0'], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface({ input: child.stdout! })) {
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('Vite printed no address.');
}

async function stop(): Promise<void> {
  if (child.exitCode === null) {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
  await rm(folder, { recursive: true, force: true });
}

/** Sends bytes and resets the connection once the server has received them. */
async function sendAndReset(url: string, head: readonly string[], body = ''): Promise<void> {
  const socket = connect(Number(new URL(url).port), 'localhost').on('error', () => undefined);
  await once(socket, 'connect');
  const text = `${[...head, 'Host: localhost'].join('\r\n')}\r\n\r\n${body}`;
  await new Promise<unknown>((sent) => {
    socket.write(text, sent);
  });
  // The server answers this request after it has read the other one, which was sent before.
  await fetch(`${url}/config.json`);
  socket.resetAndDestroy();
  await once(socket, 'close');
}

/** Begins to sign in; returns the fields that the form of the provider's page sends. */
async function openSignIn(url: string) {
  const query = new URLSearchParams({
    client_id: 'asset-documents',
    response_type: 'code',
    redirect_uri: `${url}/`,
    scope: 'openid profile',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const answer = await fetch(`${url}/idp/auth?${query}`, { redirect: 'manual' });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { path: answer.headers.get('location')!, cookie: `Cookie: ${cookies.join('; ')}` };
}

test.for(['dev', 'preview'] as const)('[SERVICE-14] no request ends the process (%s)', async (command) => {
  const url = await start(command);
  const form = 'Content-Type: application/x-www-form-urlencoded';
  const multipart = 'Content-Type: multipart/form-data; boundary=x';
  const { path, cookie } = await openSignIn(url);
  expect(path).toMatch(/^\/idp\/interaction\//);

  await sendAndReset(url, [`POST ${path} HTTP/1.1`, cookie, form, 'Content-Length: 100'], 'person=');
  await sendAndReset(url, ['POST /idp/token HTTP/1.1', form, 'Content-Length: 100'], 'grant_t');
  await sendAndReset(url, ['POST /library/demo/token HTTP/1.1', 'Content-Length: 100'], '{"pers');
  await sendAndReset(
    url,
    ['POST /v1/documents/assets/TANK-007 HTTP/1.1', multipart, 'Content-Length: 100'],
    '--x\r\n',
  );
  await sendAndReset(url, ['POST /nothing HTTP/1.1', 'Content-Length: 100'], 'x');
  for (const target of ['//', '/%', '/idp/%E0%A4%A', '/library/documents/%00/file', '*', 'http://[']) {
    await sendAndReset(url, [`GET ${target} HTTP/1.1`]);
  }
  // This build has no such file.
  await fetch(`${url}/preview.html`);

  expect((await fetch(`${url}/config.json`)).status).toBe(200);
  expect(child.exitCode).toBeNull();
});

test.for(['dev', 'preview'] as const)('[ACCESS-3] Vite answers no other host (%s)', async (command) => {
  const { port } = new URL(await start(command));
  const socket = connect(Number(port), 'localhost');
  socket.end('GET /config.json HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 403/);
});

test('[ACCESS-3] Vite serves no folder of documents and keys, also not that of an earlier DATA_DIR', async () => {
  const url = await start('dev');
  const key = '{"d":"private"}';
  for (const name of ['.data', 'old', 'data']) {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, 'signing-key.json'), key);
    const path = `${name}/signing-key.json`;
    for (const address of [
      path,
      `${path}?raw`,
      `${path}?import&raw`,
      `${path}?url`,
      `@fs${folder}/${path}`,
    ]) {
      const answer = await fetch(`${url}/${address}`);
      expect([address, answer.status]).toEqual([address, 403]);
      expect(await answer.text()).not.toContain('private');
    }
  }
});

test('[ACCESS-3] a data folder among files that everybody may read stops the start', async () => {
  const begin = await mkdtemp(join(tmpdir(), 'vite-service-'));
  onTestFinished(() => rm(begin, { recursive: true }));
  const starting = spawn(process.execPath, [vite, 'preview', begin, '--config', config, '--port', '0'], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(begin, 'dist/data') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => {
    starting.kill('SIGKILL');
  });
  const exit = once(starting, 'exit');
  expect(await text(starting.stderr)).toContain(`dist/data" has files that everybody may read`);
  expect(await exit).toEqual([2, null]);
});

test('[SERVICE-14] a handler that fails is answered 500', async () => {
  const { server, port } = await serve({ handle: () => Promise.reject(new Error('on purpose')) });
  onTestFinished(() => {
    server.close();
  });
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: 'internal' });
  expect(console.error).toHaveBeenCalledWith(new Error('on purpose'));
});

test('settings are read, and what is wrong with them is listed', () => {
  expect(readSettings({ CORS_ORIGINS: ' ' })).toEqual({ options: { allowedOrigins: [] } });
  const given = {
    CORS_ORIGINS: 'https://app.example, http://localhost:5173',
    TOKEN_SECONDS: '5',
    MAX_FILE_SIZE_BYTES: '1000',
  };
  expect(readSettings(given)).toEqual({
    options: {
      allowedOrigins: ['https://app.example', 'http://localhost:5173'],
      tokenLifetimeSeconds: 5,
      maxFileSizeBytes: 1000,
    },
  });
  for (const origins of ['*', 'app.example', 'https://app.example/', 'ftp://app.example', 'null', ',']) {
    expect(readSettings({ CORS_ORIGINS: origins, TOKEN_SECONDS: '1.5' })).toEqual({
      problems: [
        "CORS_ORIGINS isn't a list of origins such as https://app.example.",
        "TOKEN_SECONDS isn't a whole number.",
      ],
    });
  }
});
