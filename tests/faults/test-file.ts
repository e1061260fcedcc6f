import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import JSZip from 'jszip';

/** The two operations of the service. */
export type Operation = 'document' | 'manual';

/** A file with unique content. */
export interface TestFile {
  readonly path: string;
  readonly fileName: string;
  /** Name of its row; copies of a manual share it, since it is the manual's title. */
  readonly displayName: string;
  readonly sha256: string;
}

interface Wanted {
  readonly operation: Operation;
  readonly bytes: number;
  readonly copies: number;
}

/** Writes files with the same random content and a size of about `bytes`: manuals in a ZIP, or other files. */
export async function makeTestFiles(folder: string, wanted: Wanted): Promise<readonly TestFile[]> {
  await mkdir(folder, { recursive: true });
  const isManual = wanted.operation === 'manual';
  const title = randomWord();
  const noise = randomBytes(wanted.bytes);
  const content = isManual ? await packManual(title, noise) : noise;
  const sha256 = createHash('sha256').update(content).digest('hex');
  const files = Array.from({ length: wanted.copies }, (): TestFile => {
    const name = randomWord();
    const fileName = `${name}.${isManual ? 'zip' : 'bin'}`;
    return { path: join(folder, fileName), fileName, displayName: isManual ? title : name, sha256 };
  });
  await Promise.all(files.map(({ path }) => writeFile(path, content)));
  return files;
}

/** Writes files of these sizes, each with its own content. */
export async function makeDocuments(
  folder: string,
  ...sizes: readonly number[]
): Promise<readonly TestFile[]> {
  const files: TestFile[] = [];
  for (const bytes of sizes) {
    files.push(...(await makeTestFiles(folder, { operation: 'document', bytes, copies: 1 })));
  }
  return files;
}

/** Letters only, so that no rule for display names changes anything. */
const randomWord = (): string =>
  randomBytes(8)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

const packManual = (title: string, noise: Buffer): Promise<Buffer> =>
  new JSZip()
    .file(
      'index.html',
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><p>${title}</p></html>`,
    )
    .file('noise.bin', noise)
    .generateAsync({ type: 'nodebuffer', compression: 'STORE' });
