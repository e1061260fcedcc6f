import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { ByteSource } from '#lib/file/byte-source.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

import {
  type DocumentCode,
  type DocumentFinding,
  type DocumentReport,
  type PdfFacts,
  documentFinding,
  inDisplayOrder,
} from '../document-report.ts';
import { loadPdfJs } from './load-pdf-js.ts';
import { type PageNotes, lookAtPages } from './look-at-pages.ts';
import { openPdf } from './open-pdf.ts';
import type { PageText } from './page-text.ts';
import { isCutOff, isLargeAndCutOff, mayHaveHole, withoutPadding } from './pdf-damage.ts';

/** Findings by the contents of the pages. */
const textFindings: Readonly<Record<PageText, DocumentCode | undefined>> = {
  readable: undefined,
  garbled: 'PDF-GARBLED-TEXT',
  pictures: 'PDF-NO-TEXT',
  blank: 'PDF-BLANK-PAGES',
};

/** Messages of pdf.js about a page description that it can't read, or only a part of. */
const pageErrors = /Invalid stream|ignoring errors|Unknown command|is not supported/;

/** Messages that pdf.js writes while it reads. */
interface Notes extends PageNotes {
  /** The list of objects was missing or wrong, and was made anew. */
  isRebuilt: boolean;
  /** An object, such as a font, isn't where the list says. */
  lacksObject: boolean;
  /** Text needs a character map from outside the PDF. */
  lacksCharacterMap: boolean;
  images: number;
  errors: number;
  mayLackPages: boolean;
}

/** Report without findings if the PDF can't be opened. */
type OpenedReport = Pick<DocumentReport, 'type' | 'facts'> & Partial<Pick<DocumentReport, 'findings'>>;

/**
 * Inspects a PDF. Rejects if it can't be read, or not within the limits. What the PDF states is passed to `onFacts` before its
 * pages are read, which may never end.
 */
export async function inspectPdf(
  source: ByteSource,
  onFacts: (facts: PdfFacts) => void = () => undefined,
): Promise<DocumentReport> {
  const file = await withoutPadding(source);
  if (await isLargeAndCutOff(file)) {
    return { type: 'pdf', findings: [documentFinding('PDF-TRUNCATED')] };
  }
  let facts: PdfFacts | undefined;
  const keepFacts = (read: PdfFacts): void => {
    facts = read;
    onFacts(read);
  };
  const hasHole = await mayHaveHole(file);
  const notes: Notes = {
    isRebuilt: false,
    lacksObject: false,
    lacksCharacterMap: false,
    images: 0,
    errors: 0,
    mayLackPages: hasHole,
  };
  const report: OpenedReport = await openPdf(
    file,
    (pdf) => inspectOpened({ file, pdf, notes, onFacts: keepFacts }),
    {
      // None is decoded: that there is one is enough, and decoding takes most of the time.
      maxImageSize: 1,
      onWarning: (message) => {
        if (message.includes('Indexing all PDF objects')) {
          notes.isRebuilt = true;
          notes.mayLackPages = true;
        }
        if (message.includes('XRefEntryException')) notes.lacksObject = true;
        if (message.includes('Image exceeded maximum allowed size')) notes.images += 1;
        if (message.includes('Unknown CMap name')) notes.lacksCharacterMap = true;
        if (pageErrors.test(message)) notes.errors += 1;
      },
      onMissing: (kind) => {
        if (kind === 'cMapUrl') notes.lacksCharacterMap = true;
      },
    },
  ).catch(failureReport);
  const { findings } = report;
  const isDamaged = !findings || hasHole || findings.some(({ code }) => code === 'PDF-DAMAGED');
  const damage = isDamaged ? 'PDF-DAMAGED' : 'PDF-REBUILT';
  const isNamed = !findings || notes.isRebuilt || (hasHole && notes.lacksObject);
  const codes = isNamed ? ([(await isCutOff(file)) ? 'PDF-TRUNCATED' : damage] as const) : [];
  return {
    type: 'pdf',
    ...(facts && { facts }),
    findings: inDisplayOrder([...codes.map((code) => documentFinding(code)), ...(findings ?? [])]),
  };
}

/** Tells an error of the document from one of its reading. */
function failureReport(error: unknown): OpenedReport {
  const { name, message } = error instanceof Error ? error : new Error();
  if (name === 'PasswordException' || (name === 'UnknownErrorException' && message.includes('encryption'))) {
    return { type: 'pdf', findings: [documentFinding('PDF-PASSWORD')] };
  }
  if (['InvalidPDFException', 'UnknownErrorException', 'HoleError'].includes(name)) return { type: 'pdf' };
  throw error;
}

interface OpenedPdf {
  readonly file: ByteSource;
  readonly pdf: PDFDocumentProxy;
  readonly notes: Notes;
  readonly onFacts: (facts: PdfFacts) => void;
}

async function inspectOpened({ file, pdf, notes, onFacts }: OpenedPdf): Promise<DocumentReport> {
  const pdfJs = await loadPdfJs();
  const { facts, forms } = await readFacts(pdf);
  onFacts(facts);
  if (facts.pages === 0) return { type: 'pdf', facts, findings: [documentFinding('PDF-NO-PAGES')] };
  const attachments = (await pdf.getAttachments())?.size ?? 0;
  if ((attachments > 0 || forms.isPortfolio) && (await hasEncryptedPayload(file))) {
    return { type: 'pdf', facts, findings: [documentFinding('PDF-RIGHTS')] };
  }
  const findings: DocumentFinding[] = [];
  const permissions = await pdf.getPermissions();
  const isLocked = permissions !== null && !permissions.has(pdfJs.PermissionFlag.COPY);
  if (isLocked) findings.push(documentFinding('PDF-RESTRICTED'));
  const look = await lookAtPages(pdfJs, pdf, notes);
  const [page] = look.damaged;
  if (page !== undefined) findings.push({ ...documentFinding('PDF-DAMAGED'), page });
  // pdf.js shows lost pages as empty ones.
  const isLost = look.text === 'blank' && notes.isRebuilt;
  if (isLost) findings.push(documentFinding('PDF-DAMAGED'));
  const code = isLost ? undefined : textFindings[look.text];
  // Without the map, readable text looks like none. A page that can't be read may have some.
  if (code && !notes.lacksCharacterMap && (page === undefined || look.text !== 'blank')) {
    findings.push(documentFinding(code, code === 'PDF-BLANK-PAGES' ? { pages: facts.pages } : {}));
  }
  if (forms.isDynamicForm) findings.push(documentFinding('PDF-XFA'));
  if (forms.isPortfolio) findings.push(documentFinding('PDF-PORTFOLIO', { attachments }));
  else if (attachments > 0) findings.push(documentFinding('PDF-ATTACHMENTS', { attachments }));
  if (await pdf.hasJSActions()) findings.push(documentFinding('PDF-SCRIPT'));
  return { type: 'pdf', facts, findings };
}

/** Bytes at each end of a file that are searched; between them is the encrypted document. */
const searchedBytes = 2 ** 20;

/** Their content is the first group. */
const objectStreams = /\/ObjStm\b[^]{0,500}?\bstream\r?\n([^]*?)\r?\nendstream/dg;

const mark = /\/AFRelationship\s*\/EncryptedPayload\b/;

/**
 * Returns true for the cover of a document that rights management encrypted (ISO 32000-2, 7.6.7). pdf.js doesn't tell which
 * relation an attached file has to the document, so that its objects are searched, those in streams as well.
 */
async function hasEncryptedPayload(file: ByteSource): Promise<boolean> {
  for (const start of new Set([0, Math.max(0, file.size - searchedBytes)])) {
    const bytes = await readBytes(file, start, Math.min(file.size, start + searchedBytes));
    const text = latin1(bytes);
    if (mark.test(text)) return true;
    for (const { indices } of text.matchAll(objectStreams)) {
      if (mark.test(await inflated(bytes.subarray(...(indices?.[1] ?? [0, 0]))))) return true;
    }
  }
  return false;
}

/** Returns what of a stream can be unpacked. */
async function inflated(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  let text = '';
  try {
    while (text.length < searchedBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      text += latin1(value);
    }
    await reader.cancel();
  } catch {
    // Not compressed, damaged, or followed by other bytes: what was unpacked counts.
  }
  return text;
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Forms that a PDF declares. */
interface PdfForms {
  /** Its pages are made by a form that few readers show. */
  readonly isDynamicForm: boolean;
  /** Its contents are attached files. */
  readonly isPortfolio: boolean;
}

/** Reads what a PDF states about itself. */
async function readFacts(
  pdf: PDFDocumentProxy,
): Promise<{ readonly facts: PdfFacts; readonly forms: PdfForms }> {
  const { info, metadata } = await pdf.getMetadata();
  const fields = new Map<string, unknown>(Object.entries(info));
  const pdfA = pdfAOf(textOf(metadata?.getRaw()));
  const title = textOf(fields.get('Title')) || textOf(metadata?.get('dc:title'));
  const language = textOf(fields.get('Language'));
  const version = textOf(fields.get('PDFFormatVersion'));
  return {
    facts: {
      pages: pdf.numPages,
      ...(title && { title }),
      ...(language && { language }),
      ...(version && { version }),
      ...(pdfA && { pdfA }),
      isSigned: fields.get('IsSignaturesPresent') === true,
    },
    forms: {
      isDynamicForm: fields.get('IsXFAPresent') === true && fields.get('IsAcroFormPresent') !== true,
      isPortfolio: fields.get('IsCollectionPresent') === true,
    },
  };
}

/**
 * Reads the claim of PDF/A from XMP, where it's written as elements or as attributes, with any prefix (ISO 19005-1,
 * 6.7.11).
 */
function pdfAOf(xmp: string): string {
  const text = xmp.replace(/<!--[^]*?-->/g, '');
  const prefix = /xmlns:([\w.-]+)\s*=\s*["']http:\/\/www\.aiim\.org\/pdfa\/ns\/id\b/.exec(text)?.[1];
  const valueOf = (name: string): string =>
    new RegExp(`\\s${prefix}:${name}\\s*=\\s*["']\\s*(\\w+)|<${prefix}:${name}\\b[^>]*>\\s*(\\w+)`)
      .exec(text)
      ?.slice(1)
      .find(Boolean) ?? '';
  const part = prefix === undefined ? '' : valueOf('part');
  return part && `${part}${valueOf('conformance').toLowerCase()}`;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
