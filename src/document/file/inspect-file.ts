import type { ContainerType } from '#file-type/container-type.ts';
import { fileTypeOf, prefixBytes, type FileType } from '#file-type/file-type.ts';
import { isImageType } from '#file-type/image/image-types.ts';
import { isNamedText, packageTypes, promisedBy } from '#file-type/named-type.ts';
import type { ByteSource } from '#lib/file/byte-source.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

import { documentFinding, type DocumentReport } from '../document-report.ts';
import { inspectContainer } from './inspect-container.ts';
import { inspectImage, type DecodeImage } from './inspect-image.ts';
import { inspectOle } from './inspect-ole.ts';
import { inspectSvg } from './inspect-svg.ts';
import { inspectText, isUtf16 } from './inspect-text.ts';

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
      return inspectContainer(file, packageNamed(name));
    case 'ole':
      return inspectOle(file);
    case 'svg':
      return inspectSvg(file);
    case 'text':
    case 'utf-32':
      return isNamedText(name) ? inspectText(file, type) : { type, findings: [] };
    case 'doc':
    case 'xls':
    case 'ppt':
      return { type, findings: [documentFinding('OFFICE-LEGACY', { ending: `.${type}` })] };
    case 'wordperfect':
      return { type, findings: [documentFinding('OFFICE-LEGACY', { ending: '.wpd' })] };
    case 'unknown':
      return inspectUnknown(name, prefix);
    default:
      return { type, findings: [] };
  }
}

const expectedOf = (name: string): FileType | undefined => promisedBy(name)[0];

const packageNamed = (name: string): ContainerType | undefined =>
  packageTypes.find((type) => type === expectedOf(name));

const isMarkup = (type: FileType): boolean => type === 'xml' || type === 'text';

function inspectUnknown(name: string, prefix: Uint8Array): DocumentReport {
  if (isNamedText(name) && isUtf16(prefix)) {
    return { type: 'text', findings: [documentFinding('TEXT-NOT-UTF8')] };
  }
  const isDamaged = packageNamed(name) !== undefined;
  return {
    type: 'unknown',
    findings: isDamaged ? [documentFinding('OFFICE-DAMAGED', { zip: 'ZIP-NOT-A-ZIP' })] : [],
  };
}
