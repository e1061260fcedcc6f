import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const vite = join(root, 'node_modules/vite/bin/vite.js');
const built = join(root, 'node_modules/.cache/e2e');
/**
 * Arguments for Vite. Built by the global setup: as TypeScript, it would be bundled anew at every start, which takes
 * seconds.
 */
export const appConfig = ['--config', join(built, 'preview.config.js'), '--configLoader', 'native'];

/** Number of ports that a worker uses before it starts over, so that no two workers choose the same. */
const portsEach = 500;
/**
 * Below the ports that systems give to connections, which could take one between its choice and its use. A run in
 * another checkout uses others: a service that is killed and started again needs its port back.
 */
const firstPort = 20_000 + (process.ppid % 6) * 4 * portsEach;
const workerIndex = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
let portsTaken = 0;

/** The built application and its service in a separate process, as an operator would run them. */
export interface AppProcess {
  readonly url: string;
  /** Kills it without a clean shutdown, as in a power cut. */
  readonly kill: () => Promise<void>;
  /** Suspends it: connections stay open, and nothing is read from them. Only `kill` ends that. */
  readonly freeze: () => void;
  /** Starts it again with the same data at the same address. */
  readonly start: () => Promise<void>;
  /** ID of the current process. */
  readonly processId: () => number;
  /** Reads the documents stored since its first start from its data folder; a page may have been told of fewer. */
  readonly documents: () => Promise<Record<string, unknown>[]>;
  /** Stops it and removes its data. */
  readonly stop: () => Promise<void>;
}

/** Starts a process with an environment, and resolves when its application can be opened. */
type Launch = (env: Readonly<Record<string, string>>) => Promise<ChildProcess>;

/**
 * Starts the application in a new process; `env` sets options, such as `TOKEN_SECONDS`, and `config` tells Vite what to
 * serve.
 */
export const startApp = (
  env: Record<string, string> = {},
  config: readonly string[] = appConfig,
): Promise<AppProcess> =>
  openApp(env, async (all) => {
    const child = spawn(process.execPath, [vite, 'preview', '--strictPort', ...config], {
      cwd: root,
      env: { ...process.env, ...all },
      stdio: 'pipe',
    });
    printErrors(child);
    await untilPrinted(child, all['PORT']!);
    return child;
  });

/**
 * Processes of this worker whose application was closed: loading their modules takes longer than starting an
 * application.
 */
const idleHosts: ChildProcess[] = [];

/** Starts the application with separate data, in a process that may have served another one before. */
export const startAppInHost = (env: Record<string, string> = {}): Promise<AppProcess> =>
  openApp(
    env,
    async (all) => {
      const child = idleHosts.pop() ?? startHost();
      await serve(child, all);
      return child;
    },
    async (child) => {
      await serve(child, null);
      idleHosts.push(child);
    },
  );

function startHost(): ChildProcess {
  const child = spawn(process.execPath, [join(built, 'app-host.js')], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  printErrors(child);
  return child;
}

/** Tells a process to replace its application by one with this environment, or by none. */
async function serve(child: ChildProcess, env: Readonly<Record<string, string>> | null): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error('The process of the application ended.')));
  });
  child.send({ env });
  await done;
  child.removeAllListeners('exit');
}

/** `close` ends an application that responds; without it, its process is killed. */
async function openApp(
  env: Readonly<Record<string, string>>,
  launch: Launch,
  close?: (child: ChildProcess) => Promise<void>,
): Promise<AppProcess> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'asset-documents-'));
  let child: ChildProcess;
  let isFrozen = false;

  const start = async () => {
    child = await launch({ DATA_DIR: dataDir, ...env, PORT: String(port) });
    isFrozen = false;
  };
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const kill = async () => {
    if (hasEnded()) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  await start();
  const documentsDir = join(env['DATA_DIR'] ?? dataDir, 'documents');
  const demo = new Set(await readdir(documentsDir));
  return {
    url: `http://localhost:${port}`,
    start,
    kill,
    processId: () => child.pid!,
    documents: () => readDocuments(documentsDir, demo),
    freeze: () => {
      isFrozen = child.kill('SIGSTOP');
    },
    stop: async () => {
      if (close === undefined || isFrozen || hasEnded()) await kill();
      else await close(child);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function readDocuments(folder: string, demo: ReadonlySet<string>): Promise<Record<string, unknown>[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json') && !demo.has(name));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => JSON.parse(text).document);
}

/** Prints the errors of the process, without the provider's advice for production. */
function printErrors({ stderr }: ChildProcess): void {
  if (stderr === null) return;
  createInterface({ input: stderr }).on('line', (line) => {
    if (!line.startsWith('oidc-provider WARNING')) process.stderr.write(`${line}\n`);
  });
}

/** Resolves to all output so far once `text` is in it; rejects if the process ends before. */
export async function untilPrinted(child: ChildProcess, text: string): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes(text)) resolve(printed);
    });
    child.once('exit', () => reject(new Error(`It ended before it printed "${text}": ${printed}`)));
  });
}

/** Returns a port that is free now and that no other test worker uses. */
export async function freePort(): Promise<number> {
  const port = firstPort + workerIndex * portsEach + (portsTaken % portsEach);
  portsTaken += 1;
  const server = createServer().listen(port, 'localhost');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}
