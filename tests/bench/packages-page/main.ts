import { BlobReader, configure, ZipReader } from '@zip.js/zip.js';

import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import { createPackageReader } from '#package/package-reader.ts';

/**
 * Readers of a package: this application in its worker, with its documents; zip.js, which lists the outer ZIP only; and
 * bare reads of the bytes around each container, which is the least that any reader of its documents needs.
 */
export type Lister = 'package' | 'zip.js' | 'reads';

/** Result of one run, with the milliseconds it took, and the number of what was listed. */
export interface Listed {
  readonly ms: number;
  readonly count: number;
}

declare global {
  interface Window {
    readonly list: (lister: Lister) => Promise<Listed>;
  }
}

configure({ useWebWorkers: false });
const reader = createPackageReader();

const entriesOf = (file: File) => new ZipReader(new BlobReader(file)).getEntries();

const KiB = 2 ** 10;

/** Starts the clock when the places are known. */
async function readEdges(file: File): Promise<Listed> {
  const entries = await entriesOf(file);
  const limit = createConcurrencyLimit(8);
  const start = performance.now();
  await Promise.all(
    entries.map(({ offset }) =>
      limit(() => file.slice(Math.max(0, offset - 81 * KiB), offset + 17 * KiB).arrayBuffer()),
    ),
  );
  return { ms: performance.now() - start, count: entries.length };
}

const listers: Readonly<Record<Exclude<Lister, 'reads'>, (file: File) => Promise<number>>> = {
  package: async (file) => (await reader.inspect(file))?.documents.length ?? 0,
  'zip.js': async (file) => (await entriesOf(file)).length,
};

/** Lists the chosen file. The first run of this application starts its worker. */
async function list(lister: Lister): Promise<Listed> {
  const [file] = document.querySelector('input')?.files ?? [];
  if (!file) throw new Error('No file is chosen.');
  if (lister === 'reads') return readEdges(file);
  const start = performance.now();
  const count = await listers[lister](file);
  return { ms: performance.now() - start, count };
}

Object.assign(window, { list });
