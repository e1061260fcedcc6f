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
  const part = textOf(metadata?.get('pdfaid:part'));
  const level = textOf(metadata?.get('pdfaid:conformance')).toLowerCase();
  const title = textOf(fields.get('Title')) || textOf(metadata?.get('dc:title'));
  const language = textOf(fields.get('Language'));
  const version = textOf(fields.get('PDFFormatVersion'));
  return {
    facts: {
      pages: pdf.numPages,
      ...(title && { title }),
      ...(language && { language }),
      ...(version && { version }),
      ...(part && { pdfA: `${part}${level}` }),
      isSigned: fields.get('IsSignaturesPresent') === true,
    },
    forms: {
      isDynamicForm: fields.get('IsXFAPresent') === true && fields.get('IsAcroFormPresent') !== true,
      isPortfolio: fields.get('IsCollectionPresent') === true,
    },
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
