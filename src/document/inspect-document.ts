import { containerTypeOf } from '#file-type/container-type.ts';
import { extensionOf } from '#file-type/extension.ts';
import { type FileType, fileTypeOf, prefixBytes } from '#file-type/file-type.ts';
import { imageTypes } from '#file-type/image/image-types.ts';
import {
  contradicts,
  isKnownName,
  isNamedPdf,
  isNamedProgram,
  isNamedText,
  packageTypes,
  promisedBy,
} from '#file-type/named-type.ts';
import { isPartialDownload } from '#file-type/system-files.ts';
import type { ByteSource } from '#lib/file/byte-source.ts';
import { readBytes } from '#lib/file/read-bytes.ts';
import { type SeverityChoices, chosenSeverity, withChosenSeverities } from '#lib/severity-choices.ts';

import {
  type DocumentFinding,
  type DocumentReport,
  documentFinding,
  documentSeverities,
  inDisplayOrder,
} from './document-report.ts';

/** A file with its name. */
export type NamedSource = ByteSource & { readonly name: string };

/**
 * Inspects a file. `undefined` if nothing can be said about it; rejects if it is removed meanwhile or can't be read, and if
 * it can't be inspected now. `source` is the same file, with first bytes that were read already.
 */
export type InspectDocument<F extends NamedSource = File> = (
  file: F,
  signal: AbortSignal,
  source?: NamedSource,
) => Promise<DocumentReport | undefined>;

/** Inspections by kind of file. */
export interface DocumentReaders<F extends NamedSource> {
  readonly inspectPdf: InspectDocument<F>;
  /** Inspects files other than PDFs. */
  readonly inspectFile: InspectDocument<F>;
}

/** Creates an inspection that recognizes the type of a file by its content and calls the reader of that type. */
export function createDocumentInspection<F extends NamedSource>(
  { inspectPdf, inspectFile }: DocumentReaders<F>,
  choices: SeverityChoices = {},
): InspectDocument<F> {
  /** Returns a report; throws without one, as where no worker may start, if the operator relies on the inspection. */
  const orUnknown = (report: DocumentReport | undefined): DocumentReport | undefined => {
    if (!report && mayFindErrors(choices)) throw new Error('No worker may start here.');
    return report;
  };

  async function inspect(
    file: F,
    signal: AbortSignal,
    source: NamedSource,
  ): Promise<DocumentReport | undefined> {
    const prefix = await readPrefix(source);
    const type = fileTypeOf(prefix);
    const whole = wholeFinding(file.name, type, prefix);
    if (whole) return { type, findings: [whole] };
    // Under other names, the mark further behind may be that of a PDF inside.
    const isMarked = isNamedPdf(file.name) && new TextDecoder('latin1').decode(prefix).includes('%PDF-');
    if (type === 'pdf' || isMarked) return compared(file.name, orUnknown(await inspectPdf(file, signal)));
    if (isInspected(file.name, type)) return inspectOther(file, signal, source);
    return type === 'unknown' && !isNamedPdf(file.name)
      ? undefined
      : compared(file.name, { type, findings: [] });
  }

  /** Inspects a file other than a PDF. Where no worker starts, only its first bytes are known. */
  async function inspectOther(file: F, signal: AbortSignal, source: NamedSource): Promise<DocumentReport> {
    const report = orUnknown(await inspectFile(file, signal));
    if (report) return compared(file.name, report);
    const findings = isNamedPdf(file.name) ? [documentFinding('PDF-NOT-PDF')] : [];
    return { type: await closerType(source), findings };
  }

  return async (file, signal, source = file) => {
    const inspected = await inspect(file, signal, source);
    const report = withNamed(file.name, inspected);
    return report && { ...report, findings: withChosenSeverities(report.findings, choices) };
  };
}

/** Returns the finding of a file about whose content there is nothing else to say. */
function wholeFinding(name: string, type: FileType, prefix: Uint8Array): DocumentFinding | undefined {
  if (isShortcut(name, prefix)) return shortcut;
  if (isSplitPart(name, type)) return documentFinding('FILE-SPLIT');
  // Other formats, such as disk images, may begin so.
  const isEmpty = type === 'unknown' && promisedBy(name).length > 0 && prefix.every((byte) => byte === 0);
  return isEmpty ? documentFinding('FILE-ZEROS') : undefined;
}

/** Adds that the content of a file isn't what its name says. */
function compared<R extends DocumentReport | undefined>(name: string, report: R): R | DocumentReport {
  const finding = report && wrongName(name, report.type);
  // The rest of a damaged container doesn't show which type it had.
  const isUncertain = report?.findings.some(({ code }) => code === 'OFFICE-DAMAGED') && !isNamedPdf(name);
  return finding && !isUncertain
    ? { ...report, findings: inDisplayOrder([finding, ...report.findings]) }
    : report;
}

function wrongName(name: string, content: FileType): DocumentFinding | undefined {
  if (!contradicts(name, content)) {
    return isNamedPdf(name) && content !== 'pdf' ? documentFinding('PDF-NOT-PDF', { content }) : undefined;
  }
  if (content === 'html') return webPage;
  return documentFinding(isNamedPdf(name) ? 'PDF-NOT-PDF' : 'FILE-TYPE', { content });
}

/** Adds what the name says of a file of any type. */
function withNamed(name: string, report: DocumentReport | undefined): DocumentReport | undefined {
  const isProgram = isNamedProgram(name) || (isProgramType(report?.type) && !isKnownName(name));
  const code = isProgram ? 'FILE-PROGRAM' : isPartialDownload(name) ? 'FILE-PARTIAL' : undefined;
  if (!code) return report;
  const { type = 'unknown', findings = [] } = report ?? {};
  return { ...report, type, findings: [documentFinding(code), ...findings] };
}

const isProgramType = (type: FileType | undefined): boolean => type === 'exe' || type === 'elf';

/** Returns true for what an inspection may say something about. */
const isInspected = (name: string, type: FileType): boolean =>
  inspected.has(type) ||
  isNamedText(name) ||
  promisedBy(name)
    .slice(0, 1)
    .some((expected) => inspected.has(expected));

const inspected = new Set<FileType>([
  ...imageTypes,
  ...packageTypes,
  'zip',
  'ole',
  'doc',
  'xls',
  'ppt',
  'wordperfect',
  'visio',
  'outlook',
  'svg',
]);

async function closerType(file: ByteSource): Promise<FileType> {
  const type = fileTypeOf(await readPrefix(file));
  return (type === 'zip' ? await containerTypeOf(file) : undefined) ?? type;
}

const webPage = documentFinding('FILE-WEB-PAGE');
const shortcut = documentFinding('FILE-SHORTCUT');

/**
 * Returns an error that the first bytes show, unless the operator allows it: a file that only refers to another one, or a
 * web page that was saved under the name of a document, such as the page of a sign-in.
 */
export async function prefixError(
  file: NamedSource,
  choices: SeverityChoices,
): Promise<DocumentFinding | undefined> {
  const prefix = await readPrefix(file);
  const type = fileTypeOf(prefix);
  const isWebPage = type === 'html' && contradicts(file.name, type);
  const finding = isShortcut(file.name, prefix) ? shortcut : isWebPage ? webPage : undefined;
  return finding && chosenSeverity(finding, choices) === 'error' ? finding : undefined;
}

/** Returns true if an inspection that isn't over yet may find an error by an operator's choice. */
export const mayFindErrors = (choices: SeverityChoices): boolean =>
  Object.entries(choices).some(
    ([code, severity]) =>
      severity === 'error' && code in documentSeverities && code !== webPage.code && code !== shortcut.code,
  );

const readPrefix = (file: ByteSource) => readBytes(file, 0, Math.min(prefixBytes, file.size));

/** Names that only parts have, as WinZip, WinRAR, 7-Zip and splitters of files write them. */
const partName =
  /\.(?:part\d+\.rar|zx?\d\d|(?:zipx?|7z|rar|tar|gz|tgz|bz2|xz|iso|exe|pdf|docx|xlsx|pptx|dwg)\.\d{3})$/i;

/** Names that other files have, too. */
const possiblePartName = /\.(?:\d{3}|r\d\d)$/i;

const archives: readonly FileType[] = ['zip', 'rar', '7z', 'gzip'];

/** Returns true for a part of a split archive or file. */
const isSplitPart = (name: string, type: FileType): boolean =>
  partName.test(name) || (possiblePartName.test(name) && archives.includes(type));

/** Shortcuts, placeholders of cloud storage, and notes of a phone about a photo. */
const extensions = new Set(
  (
    'lnk url website webloc inetloc fileloc desktop appref-ms library-ms searchconnector-ms ' +
    'icloud gdoc gsheet gslides gdraw gform gmap gsite gjam gtable glink gscript paper papert nextcloud owncloud aae'
  ).split(' '),
);

/**
 * Beginnings of Windows shortcuts, aliases of macOS, links on Windows drives and Cygwin, shortcuts in text, and pointers
 * of Git LFS.
 */
const starts = [
  'L\0\0\0\x01\x14\x02\0',
  'book\0\0\0\0mark\0\0\0\0',
  'XSym\n',
  '!<symlink>',
  '[InternetShortcut]',
  '[Desktop Entry]',
  'version https://git-lfs.github',
];

/** Contents of shortcuts; any other one shows that only the name is odd. */
const contents: readonly FileType[] = ['text', 'xml', 'unknown'];

/** Returns true for a file that only refers to another one, by its name and its first bytes. */
function isShortcut(name: string, prefix: Uint8Array): boolean {
  const text = String.fromCharCode(...prefix.subarray(0, 32));
  if (starts.some((start) => text.startsWith(start))) return true;
  return extensions.has(extensionOf(name)) && contents.includes(fileTypeOf(prefix));
}
