import { Parser } from 'htmlparser2';

import type { ContainerType } from '#file-type/container-type.ts';
import { type FileType, type OleType, fileTypeOf, prefixBytes } from '#file-type/file-type.ts';
import { isImageType } from '#file-type/image/image-types.ts';
import { isNamedText, packageTypes, promisedBy } from '#file-type/named-type.ts';
import type { ByteSource } from '#lib/file/byte-source.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

import {
  type DocumentFinding,
  type DocumentReport,
  documentFinding,
  inDisplayOrder,
} from '../document-report.ts';
import { inspectContainer } from './inspect-container.ts';
import { type DecodeImage, inspectImage } from './inspect-image.ts';
import { inspectText, isUtf16 } from './inspect-text.ts';
import { type OleStream, readOleDirectory } from './ole.ts';
import { readSlices } from './read-slices.ts';

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

/** Bytes of a drawing that are parsed. */
const maxReadBytes = 64 * 2 ** 20;

/** Inspects an SVG drawing: a script in it would run where it is shown as a page. */
async function inspectSvg(file: ByteSource): Promise<DocumentReport> {
  return { type: 'svg', findings: (await hasScript(file)) ? [documentFinding('SVG-SCRIPT')] : [] };
}

async function hasScript(file: ByteSource): Promise<boolean> {
  let isFound = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        isFound ||= isScript(name) || Object.entries(attributes).some(isScriptAttribute);
      },
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder();
  for await (const bytes of readSlices(file, Math.min(file.size, maxReadBytes))) {
    parser.write(decoder.decode(bytes, { stream: true }));
    if (isFound) return true;
  }
  parser.end();
  return isFound;
}

/** The name may have a namespace prefix. */
const isScript = (name: string): boolean => /^(?:\w+:)?script$/i.test(name);

const isScriptAttribute = ([name, value]: readonly [string, string]): boolean =>
  // Browsers ignore control characters and spaces within the scheme.
  /^on[a-z]+$/i.test(name) || /^javascript:/i.test(value.replace(/[\p{Cc}\s]/gu, ''));

/** Streams that only one kind of document has. */
const kinds: Readonly<Record<string, OleType>> = {
  EncryptedPackage: 'encrypted-office',
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
  'PowerPoint Document': 'ppt',
  VisioDocument: 'visio',
  '__properties_version1.0': 'outlook',
};

/** Storages of macros in Word, in Excel and PowerPoint. */
const macroStorages = new Set(['Macros', '_VBA_PROJECT_CUR', 'VBA']);

/** Old formats of Office, with the ending of each. */
const legacyEndings: Readonly<Partial<Record<OleType, string>>> = { doc: '.doc', xls: '.xls', ppt: '.ppt' };

/** Inspects a compound file: old Office documents, and the new ones with a password. */
async function inspectOle(file: ByteSource): Promise<DocumentReport> {
  const streams = await readOleDirectory(file);
  if (streams === undefined) return { type: 'ole', findings: [documentFinding('OFFICE-DAMAGED')] };
  const type = Object.entries(kinds).find(([name]) => isTop(streams, name))?.[1];
  if (type === undefined) return { type: 'ole', findings: [] };
  const findings: DocumentFinding[] = [];
  if (type === 'encrypted-office') findings.push(documentFinding('OFFICE-PASSWORD'));
  const ending = legacyEndings[type];
  if (ending !== undefined) findings.push(documentFinding('OFFICE-LEGACY', { ending }));
  if (streams.some(({ name }) => macroStorages.has(name))) findings.push(documentFinding('OFFICE-MACROS'));
  return { type, findings: inDisplayOrder(findings) };
}

const isTop = (streams: readonly OleStream[], wanted: string): boolean =>
  streams.some(({ name, isTopLevel }) => isTopLevel && name === wanted);
