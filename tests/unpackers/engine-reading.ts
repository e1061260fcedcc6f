import { createHash } from 'node:crypto';

import { joined } from '#lib/file/bytes.ts';
import { readStructure } from '#manual/structure.ts';
import { decodeBatch } from '#zip/decode/decode-batch.ts';
import { isFolder, isUnpackable, type ZipEntry } from '#zip/entry.ts';
import { pathOf } from '#zip/paths.ts';
import { scanEntries } from '#zip/read/scan-entries.ts';

import type { Reading } from './unpackers.ts';

/** Contents that the engine unpacks from an archive without errors. */
interface EngineReading {
  readonly entries: readonly ZipEntry[];
  readonly files: Reading['files'];
}

/**
 * Unpacks each content in both ways of the engine: as a stream, and with jszip from a batch. Rejects if they differ,
 * and if the structure can't be read, which is an error of the archive.
 */
export async function readWithEngine(bytes: Uint8Array<ArrayBuffer>): Promise<EngineReading> {
  const file = new Blob([bytes]);
  const { structure } = await readStructure(file);
  if (structure === undefined) throw new Error('An archive without errors has a structure.');
  const files: Record<string, [number, string]> = {};
  const batch = { entries: [] as ZipEntry[], packed: [] as Uint8Array[] };
  let packed: Uint8Array[] = [];
  let hash = createHash('sha256');
  await scanEntries(file, structure.archive, {
    onFinding: () => undefined,
    begin() {
      hash = createHash('sha256');
      packed = [];
    },
    packed: (chunk) => void packed.push(chunk.slice()),
    unpacked: (chunk) => hash.update(chunk),
    end(entry) {
      if (isFolder(entry)) return;
      files[pathOf(entry.name)] = [entry.sizeBytes, hash.digest('hex')];
      if (!isUnpackable(entry)) return;
      batch.entries.push(entry);
      batch.packed.push(joined(packed));
    },
  });
  await decodeBatch(batch, ({ name }, content) => {
    const [, expected] = files[pathOf(name)]!;
    const found = content && createHash('sha256').update(content).digest('hex');
    if (found !== expected) throw new Error(`jszip unpacks ${name} differently.`);
  });
  return { entries: structure.archive.entries, files };
}
