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
import { contentRemarks, cutOffRemark, imageRemarks } from './rules/entry-rules.ts';
import { atPace } from './steps.ts';
import type { Structure } from './structure.ts';
import { isJunkName } from './rules/start-page.ts';
import { isFolder, type ZipEntry } from './zip/entry.ts';
import { createExcerptBuilder } from './zip/excerpt.ts';
import { createHead } from './zip/head.ts';
import { passOver, type EntryVisitor } from './zip/pass.ts';

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
  const head = createHead();
  const pictureEnd = createPictureEnd();
  const progress = createProgress(structure, file.size, options.onProgress);
  const isText = (entry: ZipEntry): boolean =>
    textKindOf(entry.name) !== undefined && !isTooLargeToRead(entry, limits.maxPageBytes);
  let isCurrentText = false;

  const flush = (): Promise<void> =>
    pace.decode(excerpt.take(), (entry, bytes) => atPace(pace, contents.read(entry, bytes)));
  const visitor: EntryVisitor = {
    remark: add,
    begin(entry) {
      head.reset();
      pictureEnd.reset();
      isCurrentText = isText(entry);
      if (isCurrentText) excerpt.begin(entry);
    },
    packed(bytes) {
      progress.addBytes(bytes.length);
      if (isCurrentText) excerpt.push(bytes);
    },
    unpacked(bytes) {
      head.push(bytes);
      pictureEnd.push(bytes);
    },
    end(entry, isSound) {
      progress.addEntry(entry);
      if (!isSound || isFolder(entry)) return;
      const bytes = head.bytes();
      contentRemarks(entry, contentOf(bytes)).forEach((remark) => add(remark));
      imageRemarks(entry, imageSizeOf(bytes), limits).forEach((remark) => add(remark));
      if (pictureEnd.isCutOff() && !isJunkName(entry.name)) add(cutOffRemark(entry));
      if (!isCurrentText) return;
      excerpt.keep();
      return excerpt.sizeBytes() >= pace.excerptBytes ? flush() : undefined;
    },
  };
  await passOver(file, archive, { ...visitor, ...pace });
  await flush();
  await atPace(pace, contents.finish());
  progress.end();
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
