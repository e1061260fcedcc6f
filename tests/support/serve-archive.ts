import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import JSZip from 'jszip';

import { mediaTypeOf } from '#file-type/media-type.ts';

import { startServer } from './start-server.ts';

/** Serves the files of an archive from a plain web server, and unpacks them into a folder. */
export interface ServedArchive {
  readonly url: string;
  readonly folderUrl: string;
  /** Paths of the files. */
  readonly files: readonly string[];
  readonly stop: () => Promise<void>;
}

export async function serveArchive(path: string): Promise<ServedArchive> {
  const zip = await JSZip.loadAsync(await readFile(path));
  const entries = new Map(Object.values(zip.files).map((file) => [file.name.replace(/^\.\//, ''), file]));
  const { url, stop } = await startServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname.slice(1));
    const entry = entries.get(name);
    if (entry === undefined || entry.dir) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', mediaTypeOf(name) ?? 'application/octet-stream');
    entry.nodeStream().pipe(response);
  });
  const folder = await mkdtemp(join(tmpdir(), 'unpacked-'));
  for (const [name, entry] of entries) {
    if (entry.dir) continue;
    // One after another: all at once would hold the whole archive in memory.
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), await entry.async('nodebuffer'));
  }
  return {
    url: `${url}/`,
    folderUrl: `${pathToFileURL(folder).href}/`,
    files: [...entries.values()]
      .filter((entry) => !entry.dir)
      .map((entry) => entry.name.replace(/^\.\//, '')),
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
