import type { ByteSource } from './byte-source.ts';
import { createTextCheck } from './text-check.ts';
import { createSiteInSteps } from './links/site.ts';
import { isTooLargeToRead, textKindOf } from './pages/read-text.ts';
import { imageSizeOf } from './image-size.ts';
import type { AddFinding } from './findings.ts';
import type { InspectionLimits } from './limits.ts';
import type { Scheduling } from './scheduling.ts';
import { contentTypeOf } from './magic.ts';
import { createImageEnd } from './image-end.ts';
import type { InspectionProgress } from './report.ts';
import { contentFindings, cutOffFindings, imageFindings } from './rules/entry-rules.ts';
import type { PageLinks } from './rules/start-candidates.ts';
import { runYielding } from './steps.ts';
import type { Structure } from './structure.ts';
import { isFolder, type ZipEntry } from './zip/entry.ts';
import { createBatchBuilder } from './zip/jszip-batch.ts';
import { faultFinding, scanEntries, type EntryVisitor } from './zip/scan-entries.ts';

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
  const { archive, files, startPage } = structure;
  const site = await runYielding(scheduling, createSiteInSteps(files.map((file) => file.name)));
  const contents = createTextCheck({ files, site, startPage, add });
  const batch = createBatchBuilder();
  const current = createFileCheck(limits, add);
  const progress = createProgress(structure, file.size, options.onProgress);
  const isText = (entry: ZipEntry): boolean =>
    textKindOf(entry.name) !== undefined && !isTooLargeToRead(entry, limits.maxPageBytes);
  /** Texts with a faulty header: their content is checked but not parsed. */
  const unsound = new Set<ZipEntry>();
  let isCurrentText = false;

  function readText(entry: ZipEntry, bytes: Uint8Array): Promise<void> | undefined {
    if (unsound.delete(entry)) return undefined;
    current.reset();
    current.push(bytes);
    current.report(entry);
    return runYielding(scheduling, contents.read(entry, bytes));
  }

  const flush = (): Promise<void> =>
    scheduling.decode(batch.build(), readText, (entry, fault) => add(faultFinding(entry, fault)));
  const visitor: EntryVisitor = {
    onFinding: add,
    begin(entry) {
      current.reset();
      isCurrentText = isText(entry);
      if (!isCurrentText) return undefined;
      batch.begin(entry);
      return 'checked-later';
    },
    packed(bytes) {
      progress.addBytes(bytes.length);
      if (isCurrentText) batch.push(bytes);
    },
    unpacked: (bytes) => current.push(bytes),
    end(entry, state) {
      progress.addEntry(entry);
      if (state === 'unread' || isFolder(entry)) return;
      if (isCurrentText) {
        if (state === 'faulty') unsound.add(entry);
        batch.keep();
        return batch.sizeBytes() >= scheduling.batchBytes ? flush() : undefined;
      }
      if (state === 'sound') current.report(entry);
    },
  };
  await scanEntries(file, archive, { ...visitor, ...scheduling });
  await flush();
  const links = await runYielding(scheduling, contents.finish());
  progress.end();
  return links;
}

/** Checks content by its first bytes and its end; reused for many entries. */
function createFileCheck(limits: InspectionLimits, add: AddFinding) {
  const prefix = createEntryPrefix();
  const imageEnd = createImageEnd();
  return {
    reset(): void {
      prefix.reset();
      imageEnd.reset();
    },
    push(bytes: Uint8Array): void {
      prefix.push(bytes);
      imageEnd.push(bytes);
    },
    report(entry: ZipEntry): void {
      const start = prefix.bytes();
      const content = contentTypeOf(start);
      const rawFindings = [
        ...contentFindings(entry, content),
        ...imageFindings(entry, imageSizeOf(start, content), limits),
        ...(imageEnd.isCutOff() ? cutOffFindings(entry) : []),
      ];
      for (const rawFinding of rawFindings) add(rawFinding);
    },
  };
}

/** Buffers the first unpacked bytes of an entry: enough to recognize its type and to read the size of most pictures. */
interface EntryPrefix {
  readonly reset: () => void;
  readonly push: (bytes: Uint8Array) => void;
  /** Valid until the next `reset`. */
  readonly bytes: () => Uint8Array;
}

/** In photos, a preview and a colour profile precede the frame header. */
const prefixBytes = 64 * 1024;

/** Creates a buffer of 64 KiB that is reused for many entries. */
export function createEntryPrefix(): EntryPrefix {
  const buffer = new Uint8Array(prefixBytes);
  let length = 0;
  return {
    reset: () => (length = 0),
    push(bytes) {
      const taken = bytes.subarray(0, prefixBytes - length);
      buffer.set(taken, length);
      length += taken.length;
    },
    bytes: () => buffer.subarray(0, length),
  };
}

/** Ten updates a second look smooth; more would cost more than the work itself. */
const progressEveryMs = 100;

function createProgress(
  { files }: Structure,
  totalBytes: number,
  onProgress: (progress: InspectionProgress) => void,
): { addBytes: (bytes: number) => void; addEntry: (entry: ZipEntry) => void; end: () => void } {
  let doneFiles = 0;
  let doneBytes = 0;
  let reportedAt = 0;
  const emit = (): void => onProgress({ doneFiles, totalFiles: files.length, doneBytes, totalBytes });
  return {
    addBytes(bytes) {
      doneBytes += bytes;
      if (performance.now() - reportedAt < progressEveryMs) return;
      reportedAt = performance.now();
      emit();
    },
    addEntry(entry) {
      if (!isFolder(entry)) doneFiles += 1;
    },
    end() {
      doneBytes = totalBytes;
      emit();
    },
  };
}
