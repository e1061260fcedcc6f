import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { ByteSource } from '#lib/byte-source.ts';
import { readBytes } from '#lib/read-bytes.ts';

import {
  documentFinding,
  inDisplayOrder,
  type DocumentCode,
  type DocumentFinding,
  type DocumentReport,
  type PdfFacts,
} from '../document-report.ts';
import { loadPdfJs } from './load-pdf-js.ts';
import { lookAtPages } from './look-at-pages.ts';
import { largeBytes, openPdf } from './open-pdf.ts';
import type { PageText } from './page-text.ts';
import { readFacts } from './read-facts.ts';

/** Bytes at the end of a file in which readers look for the mark of the end. */
const markBytes = 1024;

/** Bytes at the end of a large file in which its mark is looked for; some systems append something. */
const largeMarkBytes = 2 ** 16;

/** Findings by the contents of the pages. */
const textFindings: Readonly<Record<PageText, DocumentCode | undefined>> = {
  readable: undefined,
  garbled: 'PDF-GARBLED-TEXT',
  pictures: 'PDF-NO-TEXT',
  blank: 'PDF-BLANK-PAGES',
};

/** Messages that pdf.js writes while it reads. */
interface Notes {
  /** The list of objects was missing or wrong, and was made anew. */
  isRepaired: boolean;
  /** Text needs a character map from outside the PDF. */
  lacksCharacterMap: boolean;
  images: number;
}

/**
 * Inspects a PDF. Rejects if it can't be read, or not within the limits. What the PDF states is passed to `onFacts` before its
 * pages are read, which may never end.
 */
export async function inspectPdf(
  file: ByteSource,
  onFacts: (facts: PdfFacts) => void = () => undefined,
): Promise<DocumentReport> {
  if (await isLargeAndCutOff(file)) {
    return { type: 'pdf', findings: [documentFinding('PDF-TRUNCATED')] };
  }
  // pdf.js may search such a file for minutes, and shows a page whose content is lost as an empty one.
  if (await hasHole(file)) return { type: 'pdf', findings: [await damageOf(file)] };
  const notes: Notes = { isRepaired: false, lacksCharacterMap: false, images: 0 };
  const report = await openPdf(file, (pdf) => inspectOpened(pdf, notes, onFacts), {
    // None is decoded: that there is one is enough, and decoding takes most of the time.
    maxImageSize: 1,
    onWarning: (message) => {
      if (message.includes('Indexing all PDF objects')) notes.isRepaired = true;
      if (message.includes('Image exceeded maximum allowed size')) notes.images += 1;
    },
    onMissing: (kind) => {
      if (kind === 'cMapUrl') notes.lacksCharacterMap = true;
    },
  }).catch(failureReport);
  const isDamaged = notes.isRepaired || report === 'damaged';
  return {
    type: 'pdf',
    ...(report !== 'damaged' && report),
    findings: inDisplayOrder([
      ...(isDamaged ? [await damageOf(file)] : []),
      ...(report === 'damaged' ? [] : report.findings),
    ]),
  };
}

const damageOf = async (file: ByteSource): Promise<DocumentFinding> =>
  documentFinding((await hasEnd(file, markBytes)) ? 'PDF-DAMAGED' : 'PDF-TRUNCATED');

/** Returns true for a file that would have to be searched as a whole, too long for its size, and still be incomplete. */
export const isLargeAndCutOff = async (file: ByteSource): Promise<boolean> =>
  file.size > largeBytes && !(await hasEnd(file, largeMarkBytes));

/** Returns true if the last bytes of a PDF contain the mark of its end. */
async function hasEnd(file: ByteSource, lastBytes: number): Promise<boolean> {
  const suffix = await readBytes(file, Math.max(0, file.size - lastBytes), file.size);
  return latin1(suffix).includes('%%EOF');
}

/** Tells an error of the document from one of its reading. */
function failureReport(error: unknown): DocumentReport | 'damaged' {
  const { name, message } = error instanceof Error ? error : new Error();
  if (name === 'PasswordException' || (name === 'UnknownErrorException' && message.includes('encryption'))) {
    return { type: 'pdf', findings: [documentFinding('PDF-PASSWORD')] };
  }
  if (name === 'InvalidPDFException' || name === 'UnknownErrorException') return 'damaged';
  throw error;
}

async function inspectOpened(
  pdf: PDFDocumentProxy,
  notes: Notes,
  onFacts: (facts: PdfFacts) => void,
): Promise<DocumentReport> {
  const pdfJs = await loadPdfJs();
  const { facts, forms } = await readFacts(pdf);
  onFacts(facts);
  if (facts.pages === 0) return { type: 'pdf', facts, findings: [documentFinding('PDF-NO-PAGES')] };
  const findings: DocumentFinding[] = [];
  const permissions = await pdf.getPermissions();
  const isLocked = permissions !== null && !permissions.has(pdfJs.PermissionFlag.COPY);
  if (isLocked) findings.push(documentFinding('PDF-RESTRICTED'));
  const look = await lookAtPages(pdfJs, pdf, () => notes.images);
  const [page] = look.damaged;
  if (page !== undefined) findings.push({ ...documentFinding('PDF-DAMAGED'), page });
  const code = textFindings[look.text];
  // Without the map, readable text looks like none. A page that can't be read may have some.
  if (code && !notes.lacksCharacterMap && (page === undefined || look.text !== 'blank')) {
    findings.push(documentFinding(code, code === 'PDF-BLANK-PAGES' ? { pages: facts.pages } : {}));
  }
  if (forms.isDynamicForm) findings.push(documentFinding('PDF-XFA'));
  const attachments = forms.isPortfolio ? 'portfolio' : ((await pdf.getAttachments())?.size ?? 0);
  if (attachments !== 0) findings.push(documentFinding('PDF-ATTACHMENTS', { attachments }));
  if (await pdf.hasJSActions()) findings.push(documentFinding('PDF-SCRIPT'));
  return { type: 'pdf', facts, findings };
}

/** Parts of a file that are looked at for holes, and their length in bytes. */
const [parts, partBytes] = [64, 4096];

/**
 * Returns true if a download left a hole of zeros. So many zeros are in no sound PDF, except in an uncompressed picture
 * of nothing but black.
 */
async function hasHole(file: ByteSource): Promise<boolean> {
  const step = Math.max(partBytes, Math.floor(file.size / parts));
  for (let at = 0; at + partBytes <= file.size; at += step) {
    const part = await readBytes(file, at, at + partBytes);
    if (part.every((byte) => byte === 0)) return true;
  }
  return false;
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
