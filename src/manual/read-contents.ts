import type { ByteSource } from '#lib/file/byte-source.ts';
import { joined } from '#lib/file/bytes.ts';
import { throttled } from '#lib/time/throttled.ts';
import type { Scheduling } from '#zip/decode/scheduling.ts';
import { isFolder, type ZipEntry } from '#zip/entry.ts';
import { scanEntries, type EntryVisitor } from '#zip/read/scan-entries.ts';

import { createFileCheck } from './file-check.ts';
import type { AddFinding } from './findings.ts';
import type { InspectionLimits } from './limits.ts';
import { createSite } from './links/site.ts';
import { isTooLargeToRead, textKindOf } from './pages/read-text.ts';
import type { InspectionProgress } from './report.ts';
import type { PageLinks } from './rules/start-candidates.ts';
import type { Structure } from './structure.ts';
import { summarizeText } from './texts/summarize-text.ts';
import { createTextCheck, type TextCheck } from './texts/text-check.ts';

interface ReadContentsOptions {
  readonly limits: InspectionLimits;
  readonly scheduling: Scheduling;
  readonly add: AddFinding;
  readonly onProgress: (progress: InspectionProgress) => void;
}

/**
 * Reads every byte of an archive once, front to back, and parses every page, style sheet and script in it. Returns the
 * links between its pages, counted only if there is no start page.
 */
export async function readContents(
  file: ByteSource,
  structure: Structure,
  options: ReadContentsOptions,
): Promise<PageLinks> {
  const { limits, scheduling, add } = options;
  const { files, startPage } = structure;
  const site = createSite(files.map((file) => file.name));
  const contents = createTextCheck({ files, site, startPage, add });
  const progress = createProgress(structure, file.size, options.onProgress);
  await scanContents(file, structure, { limits, scheduling, add, contents, progress });
  const links = contents.finish();
  progress.end();
  return links;
}

const isText = (entry: ZipEntry, { maxPageBytes }: InspectionLimits): boolean =>
  textKindOf(entry.name) !== undefined && !isTooLargeToRead(entry, maxPageBytes);

interface ScanOptions extends Pick<ReadContentsOptions, 'limits' | 'scheduling' | 'add'> {
  readonly contents: TextCheck;
  readonly progress: ReturnType<typeof createProgress>;
}

async function scanContents(
  file: ByteSource,
  { archive, startPage }: Structure,
  { limits, scheduling, add, contents, progress }: ScanOptions,
): Promise<void> {
  const current = createFileCheck(limits);
  let batch = createBatch();
  /** Copies of the packed bytes of the current text. */
  let packedText: Uint8Array[] | undefined;

  async function readText(entry: ZipEntry, bytes: Uint8Array | undefined): Promise<void> {
    if (bytes === undefined) throw new Error('A sound text is unpacked to another one.');
    const summary = summarizeText(entry.name, bytes, startPage);
    if (summary !== undefined) contents.addText(entry, summary);
  }

  function flush(): Promise<void> {
    const { entries, packed } = batch;
    batch = createBatch();
    return scheduling.decode({ entries, packed }, readText);
  }

  const visitor: EntryVisitor = {
    onFinding: add,
    begin(entry) {
      current.reset();
      packedText = isText(entry, limits) ? [] : undefined;
    },
    packed(bytes) {
      progress.addBytes(bytes.length);
      packedText?.push(bytes.slice());
    },
    unpacked: (bytes) => current.push(bytes),
    end: (entry, state) => {
      progress.addEntry(entry);
      if (state !== 'sound' || isFolder(entry)) return;
      for (const rawFinding of current.findings(entry)) add(rawFinding);
      if (packedText === undefined) return;
      batch.entries.push(entry);
      batch.packed.push(joined(packedText));
      batch.sizeBytes += entry.compressedBytes;
      return batch.sizeBytes >= scheduling.batchBytes ? flush() : undefined;
    },
  };
  await scanEntries(file, archive, { ...visitor, scheduling });
  if (batch.entries.length > 0) await flush();
}

const createBatch = () => ({ entries: [] as ZipEntry[], packed: [] as Uint8Array[], sizeBytes: 0 });

function createProgress(
  { files }: Structure,
  totalBytes: number,
  onProgress: (progress: InspectionProgress) => void,
) {
  let doneFiles = 0;
  let doneBytes = 0;
  const progress = (): InspectionProgress => ({ doneFiles, totalFiles: files.length, doneBytes, totalBytes });
  const emit = throttled(onProgress);
  return {
    addBytes: (bytes: number): void => {
      doneBytes += bytes;
      emit(progress());
    },
    addEntry: (entry: ZipEntry): void => {
      if (!isFolder(entry)) doneFiles += 1;
    },
    end: (): void => {
      doneBytes = totalBytes;
      onProgress(progress());
    },
  };
}
