import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { freePort, untilPrinted } from '../e2e/app-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Address of the gallery, which only the development server has. */
export interface GalleryServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts `npm start` on its own port. */
export async function startGallery(): Promise<GalleryServer> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'asset-documents-'));
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), '--strictPort'], {
    cwd: root,
    // An earlier build in this process has set `production`.
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilPrinted(child, String(port));
  return {
    url: `http://localhost:${port}/tests/gallery/`,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
