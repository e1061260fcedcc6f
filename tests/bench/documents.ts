import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { mkdtemp, open, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = resolve('node_modules/.cache/bench-documents');

/**
 * Creates a file of this size whose first bytes are new each time, so that no service has seen it. Kept between runs.
 */
export async function freshDocument(sizeBytes: number): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${sizeBytes}.pdf`);
  const file = await open(path, existsSync(path) ? 'r+' : 'w+');
  const { size } = await file.stat();
  const megabyte = randomBytes(1_000_000);
  for (let at = size; at < sizeBytes; at += megabyte.length) {
    await file.write(megabyte, 0, Math.min(megabyte.length, sizeBytes - at), at);
  }
  await file.write(Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(16)]), 0, undefined, 0);
  await file.close();
  return path;
}

/** Removed when the benches end: 500 files of 5 MB take 2.5 GB of temporary storage. */
const ownFolders: string[] = [];
process.on('exit', () => ownFolders.forEach((own) => rmSync(own, { recursive: true, force: true })));

/** Creates this number of different files in a separate folder, until the process ends. */
export async function manyDocuments(count: number, sizeBytes: number): Promise<readonly string[]> {
  const own = await mkdtemp(join(tmpdir(), 'asset-documents-bench-'));
  ownFolders.push(own);
  const start = Buffer.from('%PDF-1.7\n');
  const bytes = Buffer.concat([start, randomBytes(sizeBytes - start.length)]);
  const paths: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const path = join(own, `document-${at}.pdf`);
    bytes.writeUInt32LE(at, start.length);
    await writeFile(path, bytes);
    paths.push(path);
  }
  return paths;
}
