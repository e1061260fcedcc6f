import { decodeText } from '#file-type/decode-text.ts';
import { extensionOf } from '#file-type/extension.ts';
import { readBytes } from '#lib/file/read-bytes.ts';
import type { Scheduling } from '#zip/decode/scheduling.ts';
import { method } from '#zip/entry.ts';
import { baseName } from '#zip/paths.ts';
import { packContent, type PackedContent } from '#zip/write/pack-content.ts';
import { plainEntry } from '#zip/write/plain-entry.ts';
import { createZipWriter } from '#zip/write/zip-writer.ts';

import { defaultLimits } from '../limits.ts';
import { readPage } from '../pages/read-page.ts';
import { startPageText } from '../repair/start-page-text.ts';
import type { ByteProgress } from '../report.ts';
import type { ManualRules } from '../rules/manual-rules.ts';
import { findStartPage, preferredStart } from '../rules/start-page.ts';
import type { ManualFolder } from './find-manuals.ts';
import { ManualRejectedError } from './manual-rejected-error.ts';
import { rejectionsOf } from './rejections.ts';

/** Compressed formats: deflating them takes time and gains nothing. */
const packedTypes = new Set(
  (
    'png jpg jpeg gif webp avif jxl heic ico mp3 m4a ogg oga opus mp4 m4v webm mov woff woff2 ' +
    'zip gz tgz bz2 xz 7z rar jar docx xlsx pptx odt ods odp pdf'
  ).split(' '),
);

interface PackOptions {
  readonly scheduling: Scheduling;
  readonly rules?: ManualRules | undefined;
  readonly onProgress?: (progress: ByteProgress) => void;
}

/**
 * Packs the files of a manual: text deflated, images stored, in bounded memory, every file byte for byte. Adds a page
 * that leads to the start page if that doesn't have an accepted name. Rejects with the read error of a file, and
 * with `ManualRejectedError` if the inspection would reject the ZIP.
 */
export async function packManual(
  { files, startPage }: Pick<ManualFolder, 'files' | 'startPage'>,
  { scheduling: { yieldIfDue }, rules = {}, onProgress = () => undefined }: PackOptions,
): Promise<Blob> {
  const rejections = await rejectionsOf(files, { yieldIfDue, rules });
  if (rejections.length > 0) throw new ManualRejectedError(rejections);
  const writer = createZipWriter();
  const addProgress = createProgress(files, onProgress);
  for (const [index, { path, file }] of files.entries()) {
    const isCompressible = !packedTypes.has(extensionOf(path));
    const packed = await packContent(file, { isCompressible, onRead: addProgress, yieldIfDue });
    const content = isTooDense(packed) ? storedContent(file, packed) : packed;
    writer.add(plainEntry({ index, name: path, modified: new Date(file.lastModified), content }));
  }
  if (
    findStartPage(
      files.map(({ path }) => path),
      rules,
    ).startPage === undefined
  ) {
    const text = startPageText(await targetOf(files, startPage));
    const content = await packContent(new Blob([text]), { isCompressible: true });
    writer.add(
      plainEntry({ index: files.length, name: preferredStart(rules), modified: new Date(), content }),
    );
  }
  return writer.finish();
}

/** Content packed smaller than this looks like a bomb, in one entry or in all together. */
const isTooDense = ({ sizeBytes, compressedBytes }: PackedContent): boolean =>
  sizeBytes > defaultLimits.maxRatio * Math.max(1, compressedBytes);

const storedContent = (data: Blob, { crc, sizeBytes }: PackedContent): PackedContent => ({
  data,
  method: method.stored,
  crc,
  compressedBytes: sizeBytes,
  sizeBytes,
});

/** Title and language of a page are near its start. */
const prefixBytes = 64 * 1024;

async function targetOf(files: ManualFolder['files'], startPage: string) {
  const page = files.find(({ path }) => path === startPage);
  const prefix = page ? await readBytes(page.file, 0, prefixBytes) : new Uint8Array();
  const { text } = decodeText(prefix, 'html');
  const { title = baseName(startPage), language } = readPage(text, false);
  return { target: startPage, title, language };
}

function createProgress(files: ManualFolder['files'], onProgress: (progress: ByteProgress) => void) {
  const totalBytes = files.reduce((sum, { file }) => sum + file.size, 0);
  let doneBytes = 0;
  return (bytes: number): void => {
    doneBytes += bytes;
    onProgress({ doneBytes, totalBytes });
  };
}
