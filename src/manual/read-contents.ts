import { createImageEnd } from '#file-type/image/image-end.ts';
import { imageSizeOf } from '#file-type/image/image-size.ts';
import { contentTypeOf } from '#file-type/magic.ts';
import type { ByteSource } from '#lib/file/byte-source.ts';
import { joined } from '#lib/file/bytes.ts';
import { limitRate } from '#lib/time/limit-rate.ts';
import type { Scheduling } from '#zip/decode/scheduling.ts';
import { type ZipEntry, isFolder } from '#zip/entry.ts';
import { pathOf } from '#zip/paths.ts';
import { type EntryVisitor, scanEntries } from '#zip/read/scan-entries.ts';

import type { RawFinding } from './finding.ts';
import type { AddFinding } from './findings.ts';
import type { InspectionLimits } from './limits.ts';
import { createLinkCheck } from './links/link-check.ts';
import { type Site, createSite } from './links/site.ts';
import { isTooLargeToRead, textKindOf } from './pages/read-text.ts';
import type { InspectionProgress } from './report.ts';
import { contentFindings, cutOffFindings, imageFindings } from './rules/entry-rules.ts';
import type { PageLinks } from './rules/start-candidates.ts';
import { emptyFileFindings, unusedFileFindings } from './rules/unused-rules.ts';
import type { Structure } from './structure.ts';
import { type TextSummary, summarizeText } from './texts/summarize-text.ts';
import { manualFindings } from './texts/text-rules.ts';

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
  const emit = limitRate(onProgress);
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

interface TextCheckOptions {
  /** Entries that aren't folders, in directory order. */
  readonly files: readonly ZipEntry[];
  /** Entries by name, for looking up links. */
  readonly site: Site;
  readonly startPage: string | undefined;
  readonly add: AddFinding;
}

/**
 * Takes the text entries of a manual one by one. Passes findings to `add` as they come, and those on all entries together
 * at the end.
 */
function createTextCheck({ files, site, startPage, add }: TextCheckOptions) {
  const links = createLinkCheck(site, add, { isCounting: startPage === undefined });
  let unread = files.filter((file) => textKindOf(file.name) !== undefined).length;
  let pagesWithScripts = 0;
  let pagesWithoutLanguage = 0;

  function addText({ name }: ZipEntry, summary: TextSummary): void {
    unread -= 1;
    if (summary.isPageWithScript) pagesWithScripts += 1;
    if (summary.isPageWithoutLanguage) pagesWithoutLanguage += 1;
    for (const rawFinding of summary.rawFindings) add(rawFinding);
    links.check({ path: pathOf(name), ...summary });
  }

  /** Call after every text entry was added. Returns the links between pages, counted only if there is no start page. */
  function finish(): PageLinks {
    const use = links.finish();
    // A file may be referenced by a page that couldn't be read.
    const unused = unread === 0 ? unusedFileFindings(files, use, startPage) : [];
    const whole = manualFindings({ pagesWithScripts, pagesWithoutLanguage, hosts: use.hosts });
    for (const rawFinding of [...emptyFileFindings(files, use, startPage), ...unused, ...whole]) {
      add(rawFinding);
    }
    return use;
  }

  return { addText, finish };
}

/** Check of the texts of a manual. */
type TextCheck = ReturnType<typeof createTextCheck>;

/** In photos, a preview and a colour profile precede the frame header. */
const prefixBytes = 64 * 1024;

/** Creates a check of content by its first unpacked bytes and its end, reused for many entries. */
function createFileCheck(limits: InspectionLimits) {
  const prefix = new Uint8Array(prefixBytes);
  let length = 0;
  const imageEnd = createImageEnd();
  return {
    reset: (): void => {
      length = 0;
      imageEnd.reset();
    },
    push: (bytes: Uint8Array): void => {
      const taken = bytes.subarray(0, prefixBytes - length);
      prefix.set(taken, length);
      length += taken.length;
      imageEnd.push(bytes);
    },
    findings(entry: ZipEntry): readonly RawFinding[] {
      const start = prefix.subarray(0, length);
      const content = contentTypeOf(start);
      return [
        ...contentFindings(entry, content),
        ...imageFindings(entry, imageSizeOf(start, content), limits),
        ...(imageEnd.isCutOff() ? cutOffFindings(entry) : []),
      ];
    },
  };
}
