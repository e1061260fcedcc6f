import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const vite = join(root, 'node_modules/vite/bin/vite.js');
/** Built by the global setup: as TypeScript, it would be bundled anew at every start, which takes seconds. */
const builtConfig = [
  '--config',
  join(root, 'node_modules/.cache/e2e/preview.config.js'),
  '--configLoader',
  'native',
];

/** Below those that systems give to connections, which could take one between its choice and its use. */
const firstPort = 20_000;
/** As many as a worker may take before it begins anew, so that no two of them choose the same. */
const portsEach = 2_000;
const workerIndex = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
let portsTaken = 0;

/** The built application and its service in a process of their own, as an operator would run them. */
export interface AppProcess {
  readonly url: string;
  /** Pulls the plug: no clean end, as in a power cut. */
  readonly kill: () => Promise<void>;
  /** Makes it hang: connections stay open, and nothing is read from them. Only `kill` ends that. */
  readonly freeze: () => void;
  /** Starts it again with the same data at the same address. */
  readonly start: () => Promise<void>;
  /** Of the process that runs now. */
  readonly processId: () => number;
  /** Ends it and removes its data. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the application; `env` sets options, such as `TOKEN_SECONDS`, and `config` tells Vite what to serve. `signIn`
 * signs a person in.
 */
export async function startApp(
  env: Record<string, string> = {},
  config: readonly string[] = builtConfig,
): Promise<AppProcess> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'asset-documents-'));
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  const start = async () => {
    child = spawn(process.execPath, [vite, 'preview', '--strictPort', ...config], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, ...env, PORT: String(port) },
      stdio: 'pipe',
    });
    printErrors(child);
    await untilPrinted(child, String(port));
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  await start();
  return {
    url,
    start,
    kill,
    processId: () => child!.pid!,
    freeze: () => child?.kill('SIGSTOP'),
    stop: async () => {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Prints what the process reports as wrong, without the provider's advice for production. */
function printErrors({ stderr }: ChildProcess): void {
  if (stderr === null) return;
  createInterface({ input: stderr }).on('line', (line) => {
    if (!line.startsWith('oidc-provider WARNING')) process.stderr.write(`${line}\n`);
  });
}

/** Resolves with everything printed so far once `text` is among it; rejects when the process ends before. */
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

/** A port that nobody listens on now, and that no other worker of the tests is given. */
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
