import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { ByteSource } from '#manual/byte-source.ts';
import { readBytes } from '#manual/read-bytes.ts';

import {
  documentFinding,
  inDisplayOrder,
  type DocumentFinding,
  type DocumentReport,
} from '../document-report.ts';
import { loadPdfJs } from './load-pdf-js.ts';
import { lookAtPages } from './look-at-pages.ts';
import { openPdf } from './open-pdf.ts';
import { readFacts } from './read-facts.ts';

/** Bytes at the end of a file in which readers look for the mark of the end. */
const markBytes = 1024;

/** From this size on, searching a file without the mark of its end for its objects takes too long. */
const largeBytes = 8 * 2 ** 20;

/** Bytes at the end of a large file in which its mark is looked for; some systems append something. */
const largeMarkBytes = 2 ** 16;

/** Inspects a PDF. Rejects if it can't be read, or not within the limits. */
export async function inspectPdf(file: ByteSource): Promise<DocumentReport> {
  if (file.size > largeBytes && !(await hasEnd(file, largeMarkBytes))) {
    return { findings: [documentFinding('PDF-TRUNCATED')] };
  }
  let isRepaired = false;
  let lacksCharacterMap = false;
  const report = await openPdf(file, (pdf) => inspectOpened(pdf, () => lacksCharacterMap), {
    onRepair: () => {
      isRepaired = true;
    },
    onMissing: (kind) => {
      lacksCharacterMap ||= kind === 'cMapUrl';
    },
  }).catch(failureReport);
  const isDamaged = isRepaired || report === 'damaged';
  return {
    ...(report !== 'damaged' && report),
    findings: inDisplayOrder([
      ...(isDamaged ? [await damageOf(file)] : []),
      ...(report === 'damaged' ? [] : report.findings),
    ]),
  };
}

const damageOf = async (file: ByteSource): Promise<DocumentFinding> =>
  documentFinding((await hasEnd(file, markBytes)) ? 'PDF-DAMAGED' : 'PDF-TRUNCATED');

/** Returns true if the last bytes of a PDF contain the mark of its end. */
async function hasEnd(file: ByteSource, lastBytes: number): Promise<boolean> {
  const suffix = await readBytes(file, Math.max(0, file.size - lastBytes), file.size);
  return latin1(suffix).includes('%%EOF');
}

/** Tells an error of the document from one of its reading. */
function failureReport(error: unknown): DocumentReport | 'damaged' {
  const { name, message } = error instanceof Error ? error : new Error();
  if (name === 'PasswordException' || (name === 'UnknownErrorException' && message.includes('encryption'))) {
    return { findings: [documentFinding('PDF-PASSWORD')] };
  }
  if (name === 'InvalidPDFException' || name === 'UnknownErrorException') return 'damaged';
  throw error;
}

async function inspectOpened(
  pdf: PDFDocumentProxy,
  lacksCharacterMap: () => boolean,
): Promise<DocumentReport> {
  const pdfJs = await loadPdfJs();
  const { facts, forms } = await readFacts(pdf);
  if (facts.pages === 0) return { facts, findings: [documentFinding('PDF-NO-PAGES')] };
  const findings: DocumentFinding[] = [];
  const permissions = await pdf.getPermissions();
  const isLocked = permissions !== null && !permissions.includes(pdfJs.PermissionFlag.COPY);
  if (isLocked) findings.push(documentFinding('PDF-RESTRICTED'));
  const look = await lookAtPages(pdfJs, pdf);
  // Without the map, readable text looks like none.
  if (!lacksCharacterMap()) {
    if (look.text === 'pictures') findings.push(documentFinding('PDF-NO-TEXT'));
    if (look.text === 'garbled') findings.push(documentFinding('PDF-GARBLED-TEXT'));
  }
  const [page] = look.damaged;
  if (page !== undefined) findings.push({ ...documentFinding('PDF-DAMAGED'), page });
  else if (look.text === 'blank') findings.push(documentFinding('PDF-BLANK-PAGES', { pages: facts.pages }));
  if (forms.isDynamicForm) findings.push(documentFinding('PDF-XFA'));
  const attachments = forms.isPortfolio ? 'portfolio' : await countAttachments(pdf);
  if (attachments !== 0) findings.push(documentFinding('PDF-ATTACHMENTS', { attachments }));
  if (await pdf.hasJSActions()) findings.push(documentFinding('PDF-SCRIPT'));
  return { facts, findings };
}

async function countAttachments(pdf: PDFDocumentProxy): Promise<number> {
  const attachments: Readonly<Record<string, unknown>> | null = await pdf.getAttachments();
  return Object.keys(attachments ?? {}).length;
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
