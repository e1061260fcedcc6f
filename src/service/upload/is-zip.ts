import { open } from 'node:fs/promises';

import { openPromise } from 'yauzl';

const localHeader = 'PK\u0003\u0004';
/** First bytes of an archive without entries. */
const endRecord = 'PK\u0005\u0006';

/** Returns true if a file begins like a ZIP archive and has a directory at its end whose first entry can be read. */
export async function isZip(path: string): Promise<boolean> {
  if (![localHeader, endRecord].includes(await firstBytes(path, 4))) return false;
  try {
    // Names aren't checked here but when the archive is read.
    const archive = await openPromise(path, { lazyEntries: true, autoClose: true, decodeStrings: false });
    const entries = archive.eachEntry();
    await entries.next();
    await entries.return?.();
    return true;
  } catch {
    return false;
  }
}

async function firstBytes(path: string, count: number): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
