import type { ByteSource } from './byte-source.ts';
import { createContents } from './contents.ts';
import { createSiteInSteps } from './links/site.ts';
import { isTooLargeToRead, textKindOf } from './pages/read-text.ts';
import { imageSizeOf } from './image-size.ts';
import type { AddRemark } from './findings.ts';
import type { Limits } from './limits.ts';
import type { Pace } from './pace.ts';
import { contentOf } from './magic.ts';
import { createPictureEnd } from './picture-end.ts';
import type { InspectionProgress } from './report.ts';
import { contentRemarks, cutOffRemarks, imageRemarks } from './rules/entry-rules.ts';
import { atPace } from './steps.ts';
import type { Structure } from './structure.ts';
import { isFolder, type ZipEntry } from './zip/entry.ts';
import { createExcerptBuilder } from './zip/excerpt.ts';
import { createHead } from './zip/head.ts';
import { faultRemark, passOver, type EntryVisitor } from './zip/pass.ts';

interface ReadContentsOptions {
  readonly limits: Limits;
  readonly pace: Pace;
  readonly add: AddRemark;
  readonly onProgress: (progress: InspectionProgress) => void;
}

/** Reads every byte of an archive once, front to back, and every page, style sheet and script in it. */
export async function readContents(
  file: ByteSource,
  structure: Structure,
  options: ReadContentsOptions,
): Promise<void> {
  const { limits, pace, add } = options;
  const { archive, files, startPage } = structure;
  const site = await atPace(pace, createSiteInSteps(files.map((file) => file.name)));
  const contents = createContents({ files, site, startPage, add });
  const excerpt = createExcerptBuilder();
  const current = createContentJudge(limits, add);
  const progress = createProgress(structure, file.size, options.onProgress);
  const isText = (entry: ZipEntry): boolean =>
    textKindOf(entry.name) !== undefined && !isTooLargeToRead(entry, limits.maxPageBytes);
  /** Texts whose header is faulty: their content is checked, and not read. */
  const unsound = new Set<ZipEntry>();
  let isCurrentText = false;

  function readText(entry: ZipEntry, bytes: Uint8Array): Promise<void> | undefined {
    if (unsound.delete(entry)) return undefined;
    current.reset();
    current.push(bytes);
    current.judge(entry);
    return atPace(pace, contents.read(entry, bytes));
  }

  const flush = (): Promise<void> =>
    pace.decode(excerpt.take(), readText, (entry, fault) => add(faultRemark(entry, fault)));
  const visitor: EntryVisitor = {
    remark: add,
    begin(entry) {
      current.reset();
      isCurrentText = isText(entry);
      if (!isCurrentText) return undefined;
      excerpt.begin(entry);
      return 'checked-later';
    },
    packed(bytes) {
      progress.addBytes(bytes.length);
      if (isCurrentText) excerpt.push(bytes);
    },
    unpacked: (bytes) => current.push(bytes),
    end(entry, state) {
      progress.addEntry(entry);
      if (state === 'unread' || isFolder(entry)) return;
      if (isCurrentText) {
        if (state === 'faulty') unsound.add(entry);
        excerpt.keep();
        return excerpt.sizeBytes() >= pace.excerptBytes ? flush() : undefined;
      }
      if (state === 'sound') current.judge(entry);
    },
  };
  await passOver(file, archive, { ...visitor, ...pace });
  await flush();
  await atPace(pace, contents.finish());
  progress.end();
}

/** Judges a content by its first bytes and by where it ends; one for many entries, one after the other. */
function createContentJudge(limits: Limits, add: AddRemark) {
  const head = createHead();
  const pictureEnd = createPictureEnd();
  return {
    reset(): void {
      head.reset();
      pictureEnd.reset();
    },
    push(bytes: Uint8Array): void {
      head.push(bytes);
      pictureEnd.push(bytes);
    },
    judge(entry: ZipEntry): void {
      const start = head.bytes();
      const content = contentOf(start);
      const remarks = [
        ...contentRemarks(entry, content),
        ...imageRemarks(entry, imageSizeOf(start, content), limits),
        ...(pictureEnd.isCutOff() ? cutOffRemarks(entry) : []),
      ];
      for (const remark of remarks) add(remark);
    },
  };
}

/** A bar that moves ten times a second looks alive; telling more often costs more than the work. */
const progressEveryMs = 100;

function createProgress(
  { files }: Structure,
  totalBytes: number,
  onProgress: (progress: InspectionProgress) => void,
): { addBytes: (bytes: number) => void; addEntry: (entry: ZipEntry) => void; end: () => void } {
  let doneFiles = 0;
  let doneBytes = 0;
  let toldAt = 0;
  const tell = (): void => onProgress({ doneFiles, totalFiles: files.length, doneBytes, totalBytes });
  return {
    addBytes(bytes) {
      doneBytes += bytes;
      if (performance.now() - toldAt < progressEveryMs) return;
      toldAt = performance.now();
      tell();
    },
    addEntry(entry) {
      if (!isFolder(entry)) doneFiles += 1;
    },
    end() {
      doneBytes = totalBytes;
      tell();
    },
  };
}
