import { createHash } from 'node:crypto';

import { defaultLimits } from '#manual/limits.ts';
import { readStructure } from '#manual/structure.ts';
import { decodeBatch } from '#zip/decode/decode-batch.ts';
import { createBatchBuilder } from '#zip/decode/jszip-batch.ts';
import { isFolder, isReadable, type ZipEntry } from '#zip/entry.ts';
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
  const { structure } = await readStructure(file, defaultLimits);
  if (structure === undefined) throw new Error('An archive without errors has a structure.');
  const files: Record<string, [number, string]> = {};
  const batch = createBatchBuilder();
  let hash = createHash('sha256');
  await scanEntries(file, structure.archive, {
    onFinding: () => undefined,
    begin(entry) {
      hash = createHash('sha256');
      batch.begin(entry);
    },
    packed: (chunk) => batch.push(chunk),
    unpacked: (chunk) => hash.update(chunk),
    end(entry) {
      if (isFolder(entry)) return;
      files[pathOf(entry.name)] = [entry.sizeBytes, hash.digest('hex')];
      if (isReadable(entry)) batch.keep();
    },
  });
  await decodeBatch(
    batch.build(),
    ({ name }, content) => {
      const [size, expected] = files[pathOf(name)]!;
      const found = createHash('sha256').update(content).digest('hex');
      const isSame = content.length === size && found === expected;
      if (!isSame) throw new Error(`jszip unpacks ${name} differently.`);
    },
    ({ name }, { code }) => {
      throw new Error(`jszip refuses ${name}, which the scan accepts: ${code}`);
    },
  );
  return { entries: structure.archive.entries, files };
}
