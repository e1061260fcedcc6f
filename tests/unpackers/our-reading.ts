import { createHash } from 'node:crypto';

import { defaultLimits } from '#manual/limits.ts';
import { pathOf } from '#manual/rules/paths.ts';
import { readStructure } from '#manual/structure.ts';
import { isFolder, type ZipEntry } from '#manual/zip/entry.ts';
import { scanEntries } from '#manual/zip/scan-entries.ts';

import type { Reading } from './unpackers.ts';

/** What our engine unpacks from an archive without errors. */
interface OurReading {
  readonly entries: readonly ZipEntry[];
  readonly files: Reading['files'];
}

/** Rejects where the structure cannot be read, which is an error of the archive. */
export async function readOurselves(bytes: Uint8Array<ArrayBuffer>): Promise<OurReading> {
  const file = new Blob([bytes]);
  const { structure } = await readStructure(file, defaultLimits);
  if (structure === undefined) throw new Error('An archive without errors has a structure.');
  const files: Record<string, [number, string]> = {};
  let hash = createHash('sha256');
  await scanEntries(file, structure.archive, {
    onFinding: () => undefined,
    begin: () => void (hash = createHash('sha256')),
    packed: () => undefined,
    unpacked: (chunk) => hash.update(chunk),
    end(entry) {
      if (!isFolder(entry)) files[pathOf(entry.name)] = [entry.sizeBytes, hash.digest('hex')];
    },
  });
  return { entries: structure.archive.entries, files };
}
