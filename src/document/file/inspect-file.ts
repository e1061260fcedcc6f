import type { ContainerType } from '#file-type/container-type.ts';
import { fileTypeOf, prefixBytes, type FileType } from '#file-type/file-type.ts';
import { isImageType } from '#file-type/image-types.ts';
import { isNamedText, packageTypes, promisedBy } from '#file-type/named-type.ts';
import type { ByteSource } from '#lib/byte-source.ts';
import { readBytes } from '#lib/read-bytes.ts';

import { documentFinding, type DocumentFinding, type DocumentReport } from '../document-report.ts';
import { inspectImage, type DecodeImage } from './inspect-image.ts';
import { inspectOle } from './inspect-ole.ts';
import { inspectPackage } from './inspect-package.ts';
import { inspectSvg } from './inspect-svg.ts';
import { inspectText } from './inspect-text.ts';

/**
 * Inspects a file other than a PDF; its name only says what to expect. Without `decode`, images are judged by their
 * structure. Rejects if it can't be read.
 */
export async function inspectFile(
  file: ByteSource,
  name: string,
  decode?: DecodeImage,
): Promise<DocumentReport> {
  const prefix = await readBytes(file, 0, Math.min(prefixBytes, file.size));
  const type = fileTypeOf(prefix);
  if (isImageType(type)) return inspectImage(file, type, decode);
  // A long comment may be in front of the drawing.
  if (isMarkup(type) && expectedOf(name) === 'svg') return inspectSvg(file);
  switch (type) {
    case 'zip':
      return inspectPackage(file, packageNamed(name));
    case 'ole':
      return inspectOle(file);
    case 'svg':
      return inspectSvg(file);
    case 'text':
      return isNamedText(name) ? inspectText(file) : { type, findings: [] };
    case 'unknown':
      return { type, findings: isUnreadable(name, prefix) ? [destroyed(name)] : [] };
    default:
      return { type, findings: [] };
  }
}

const expectedOf = (name: string): FileType | undefined => promisedBy(name)[0];

const packageNamed = (name: string): ContainerType | undefined =>
  packageTypes.find((type) => type === expectedOf(name));

const isMarkup = (type: FileType): boolean => type === 'xml' || type === 'text';

/** Returns true for an Office document that is no ZIP, and an image of zeros: a download that was prepared on the disk. */
const isUnreadable = (name: string, prefix: Uint8Array): boolean =>
  packageNamed(name) !== undefined || (isNamedImage(name) && prefix.every((byte) => byte === 0));

const isNamedImage = (name: string): boolean => promisedBy(name).some(isImageType);

const destroyed = (name: string): DocumentFinding =>
  isNamedImage(name)
    ? documentFinding('IMAGE-DAMAGED', { reason: 'undecodable' })
    : documentFinding('OFFICE-DAMAGED', { zip: 'ZIP-NOT-A-ZIP' });
