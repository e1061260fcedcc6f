import { BlobReader, configure, ZipReader } from '@zip.js/zip.js';

import { createPackageReader } from '#package/package-reader.ts';

/** Readers of a package: this application in its worker, with its documents; zip.js, which lists the outer ZIP only. */
export type Lister = 'package' | 'zip.js';

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

const listers: Readonly<Record<Lister, (file: File) => Promise<number>>> = {
  package: async (file) => (await reader.inspect(file))?.documents.length ?? 0,
  'zip.js': async (file) => (await new ZipReader(new BlobReader(file)).getEntries()).length,
};

/** Lists the chosen file. The first run of this application starts its worker. */
async function list(lister: Lister): Promise<Listed> {
  const [file] = document.querySelector('input')?.files ?? [];
  if (!file) throw new Error('No file is chosen.');
  const start = performance.now();
  const count = await listers[lister](file);
  return { ms: performance.now() - start, count };
}

Object.assign(window, { list });
