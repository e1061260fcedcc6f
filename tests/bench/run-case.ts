import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { ZipReader, BlobReader } from '@zip.js/zip.js';
import JSZip from 'jszip';

import { openFileSource } from '../../src/command/file-source.ts';
import type { TaskRequest, WorkerPort } from '../../src/lib/worker/worker-job.ts';
import type { InspectTasks } from '../../src/manual/inspect-job.ts';
import type { StartReaders } from '../../src/manual/read-contents.ts';
import { createReaders } from '../../src/manual/worker-readers.ts';
import { inspectArchive } from '../../src/manual/inspect.ts';
import { defaultLimits } from '../../src/manual/limits.ts';
import { planRepair } from '../../src/manual/repair/plan-repair.ts';
import { repairArchive } from '../../src/manual/repair/repair-archive.ts';
import type { RepairItem } from '../../src/manual/repair/repair-item.ts';
import type { InspectionReport } from '../../src/manual/report.ts';
import { readStructure } from '../../src/manual/structure.ts';
import { joined } from '../../src/lib/bytes.ts';
import { decodeBatch } from '../../src/zip/decode/decode-batch.ts';
import { uninterruptedScheduling } from '../../src/zip/decode/uninterrupted-scheduling.ts';
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
  structure: async (path) =>
    (await readStructure(await openFileSource(path), defaultLimits)).rawFindings.length,
  pass: readEverything,
  'repair plan': async (path) => {
    const file = await openAsBlob(path);
    return (await planRepair(file, sound, { scheduling: uninterruptedScheduling })).items.map(
      ({ kind }) => kind,
    );
  },
  'repaired copy': async (path) =>
    (
      await repairArchive(await openAsBlob(path), await everyPage(path), {
        scheduling: uninterruptedScheduling,
      })
    ).size,
  inspection: async (path) =>
    (await inspectArchive(await openFileSource(path), { startReaders })).findings.length,
  'inspection, one thread': async (path) =>
    (await inspectArchive(await openFileSource(path))).findings.length,
};

/** As `startWorkerReaders`, with threads of Node. */
const startReaders: StartReaders = async () =>
  createReaders(Math.min(3, availableParallelism() - 1), { startWorker: startThread });

function startThread(): WorkerPort<InspectTasks> {
  const thread = new Worker(join(import.meta.dirname, 'inspection-thread.js'));
  const port = new EventTarget();
  thread.on('message', (data: unknown) => port.dispatchEvent(new MessageEvent('message', { data })));
  return Object.assign(port, {
    postMessage: (request: TaskRequest<InspectTasks>) => thread.postMessage(request),
    terminate: () => void thread.terminate(),
  });
}

/**
 * Part of the inspection of such an archive that a plan needs; made up, since the inspection is measured separately.
 */
const sound: InspectionReport = {
  verdict: 'manual',
  complete: true,
  startPage: 'index.html',
  pages: 0,
  files: 0,
  unreadFiles: 0,
  unpackedBytes: 0,
  findings: [],
};

/** Every page, as a plan lists them. */
async function everyPage(path: string): Promise<readonly RepairItem[]> {
  const { structure } = await readStructure(await openFileSource(path), defaultLimits);
  const pages = structure!.files.filter((file) => file.name.endsWith('.html'));
  return [{ kind: 'correct-case', texts: pages.map((page) => ({ entry: page.name, places: 1 })) }];
}

/** Every checksum, and every page decoded by jszip; without links. */
async function readEverything(path: string): Promise<number> {
  const source = await openFileSource(path);
  const { structure } = await readStructure(source, defaultLimits);
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
const startedWith = process.cpuUsage();
const start = performance.now();
const result = await work(path);
const ms = performance.now() - start;
const { user, system } = process.cpuUsage(startedWith);
process.stdout.write(
  `${JSON.stringify({ ms, cpuMs: (user + system) / 1000, memoryMiB: (peakMemoryKiB() - baseKiB) / 1024, result })}\n`,
);
