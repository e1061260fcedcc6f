import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'vite';

import { freePort } from './app-process.ts';
import { expect, test } from './test.ts';

interface Start {
  /** Program and its arguments. */
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Folder that the sample puts `dist-service/` in. */
  readonly folder: string;
}

const isDefined = (value: string | undefined): value is string => value !== undefined;

/** Returns the text after `keyword` at the start of each line, in the order of the file. */
const valuesOf = (text: string, keyword: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^${keyword}(.+)$`, 'gm'))].map(([, value]) => value).filter(isDefined);

const environmentOf = (pairs: readonly string[]) =>
  Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

const samples: Readonly<Record<string, (text: string) => Start>> = {
  'asset-documents.service': (text) => ({
    command: valuesOf(text, 'ExecStart=')[0]!.split(' '),
    env: environmentOf(valuesOf(text, 'Environment=')),
    folder: '/opt/asset-documents',
  }),
  Containerfile: (text) => ({
    command: JSON.parse(valuesOf(text, 'CMD ')[0]!) as readonly string[],
    env: environmentOf(valuesOf(text, 'ENV ')[0]!.split(' ')),
    folder: valuesOf(text, 'WORKDIR ').at(-1)!,
  }),
};

let built: string;
test.beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'asset-documents-service-'));
  // Like `npm run build:service`, in a folder without node_modules beside it.
  await build({ logLevel: 'warn', build: { ssr: 'src/service/main.ts', outDir: built, emptyOutDir: true } });
});
test.afterAll(() => rm(built, { recursive: true, force: true }));

for (const [name, read] of Object.entries(samples)) {
  test(`${name} starts the service, which answers /healthz and stops on request`, async ({ request }) => {
    const { command, env, folder } = read(await readFile(`src/hosting/samples/${name}`, 'utf8'));
    const dataDir = await mkdtemp(join(tmpdir(), 'asset-documents-'));
    const port = await freePort();
    const [, ...args] = command.map((part) => part.replace(folder, built));
    const child = spawn(process.execPath, args, {
      cwd: built,
      env: {
        ...env,
        PORT: String(port),
        DATA_DIR: dataDir,
        ISSUER: 'https://login.example.com',
        AUDIENCE: 'documents',
      },
      stdio: 'inherit',
    });
    try {
      expect(Object.keys(env)).toEqual(expect.arrayContaining(['PORT', 'DATA_DIR']));
      await expect(async () => {
        expect((await request.get(`http://127.0.0.1:${port}/healthz`)).status()).toBe(200);
      }).toPass();
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await exited).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    }
  });
}
