import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';

import { ZipReader, BlobReader } from '@zip.js/zip.js';
import JSZip from 'jszip';

import { openFileSource } from '../../src/command/file-source.ts';
import { joined } from '../../src/lib/file/bytes.ts';
import { inspectArchive } from '../../src/manual/inspect.ts';
import { readStructure } from '../../src/manual/structure.ts';
import { decodeBatch } from '../../src/zip/decode/decode-batch.ts';
import type { ZipEntry } from '../../src/zip/entry.ts';
import { scanEntries } from '../../src/zip/read/scan-entries.ts';
import { peakMemoryKiB } from '../support/peak-memory.ts';

/** Measurement of one process, run alone, so that its peak memory is that of the work. */
const cases: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  'zip.js entries': async (path) => {
    const reader = new ZipReader(new BlobReader(await openAsBlob(path)));
    return (await reader.getEntries()).length;
  },
  'zip.js bytes': async (path) => {
    const reader = new ZipReader(new BlobReader(await openAsBlob(path)), { checkSignature: true });
    let bytes = 0;
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory) continue;
      await entry.getData(new WritableStream({ write: (chunk: Uint8Array) => void (bytes += chunk.length) }));
    }
    return bytes;
  },
  // The whole file in memory, without unpacking: like a page that only calls the library.
  'JSZip.loadAsync': async (path) => Object.keys((await JSZip.loadAsync(await readFile(path))).files).length,
  structure: async (path) => (await readStructure(await openFileSource(path))).rawFindings.length,
  pass: readEverything,
  inspection: async (path) => (await inspectArchive(await openFileSource(path))).findings.length,
};

/** Every checksum, and every page decoded by jszip; without links. */
async function readEverything(path: string): Promise<number> {
  const source = await openFileSource(path);
  const { structure } = await readStructure(source);
  let batch = { entries: [] as ZipEntry[], packed: [] as Uint8Array[], sizeBytes: 0 };
  let packedPage: Uint8Array[] = [];
  let decodedBytes = 0;
  const flush = async (): Promise<void> => {
    await decodeBatch(batch, ({ sizeBytes }) => (decodedBytes += sizeBytes));
    batch = { entries: [], packed: [], sizeBytes: 0 };
  };
  await scanEntries(source, structure!.archive, {
    onFinding: (rawFinding) => process.stderr.write(`${rawFinding.code} ${rawFinding.entry}\n`),
    begin: () => void (packedPage = []),
    packed: (bytes) => void packedPage.push(bytes.slice()),
    unpacked: () => undefined,
    end(entry) {
      if (!entry.name.endsWith('.html')) return undefined;
      batch.entries.push(entry);
      batch.packed.push(joined(packedPage));
      batch.sizeBytes += entry.compressedBytes;
      return batch.sizeBytes > 4 * 2 ** 20 ? flush() : undefined;
    },
  });
  await flush();
  return decodedBytes;
}

const [name = '', path = ''] = process.argv.slice(2);
const work = cases[name];
if (work === undefined) throw new Error(`Unknown case ${name}: one of ${Object.keys(cases).join(', ')}`);
const baseKiB = peakMemoryKiB();
const start = performance.now();
const result = await work(path);
const ms = performance.now() - start;
process.stdout.write(JSON.stringify({ ms, memoryMiB: (peakMemoryKiB() - baseKiB) / 1024, result }));
