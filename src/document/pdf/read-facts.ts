import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { PdfFacts } from '../document-report.ts';

/** Forms that a PDF declares. */
export interface PdfForms {
  /** Its pages are made by a form that few readers show. */
  readonly isDynamicForm: boolean;
  /** Its contents are attached files. */
  readonly isPortfolio: boolean;
}

/** Reads what a PDF states about itself. */
export async function readFacts(
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

/** Reads the claim of PDF/A from XMP, where it's written as elements or as attributes, with any prefix (ISO 19005-1, 6.7.11). */
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
