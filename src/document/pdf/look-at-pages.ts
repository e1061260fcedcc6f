import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { PdfJs } from './load-pdf-js.ts';
import { classifyText, type PageText } from './page-text.ts';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** Contents of the pages that were looked at. */
export interface PagesLook {
  /** Contents of the document: those of its best page. */
  readonly text: PageText;
  /** Pages that can't be read, 1-based. */
  readonly damaged: readonly number[];
}

/** Pages that are looked at, at most. */
const maxSamples = 6;

/** Painted lines and areas of a page that is still blank: its frame and its background. */
const maxPathsOfBlank = 3;

/** Facts about a PDF that are found while it is read. */
export interface PageNotes {
  /** A part of the file is empty, or its list of objects was made anew. */
  readonly mayLackPages: boolean;
  /** Number of images that were met so far. */
  readonly images: number;
  /** Number of errors in page descriptions so far, which pdf.js passes over. */
  readonly errors: number;
}

/** Looks at pages spread over the document until one has readable text; at all of them if pages may be missing. */
export async function lookAtPages(pdfJs: PdfJs, pdf: PDFDocumentProxy, notes: PageNotes): Promise<PagesLook> {
  const found = new Set<PageText>();
  const damaged: number[] = [];
  for (const number of samplePages(pdf.numPages)) {
    try {
      found.add(await lookAt(pdfJs, await pdf.getPage(number), notes));
    } catch {
      damaged.push(number);
    }
    if (found.has('readable') && !notes.mayLackPages) break;
  }
  const best = (['readable', 'garbled', 'pictures'] as const).find((text) => found.has(text));
  return { text: best ?? 'blank', damaged };
}

/** Returns page numbers: the first, the last, and others between them at equal distances. */
function samplePages(count: number): readonly number[] {
  const samples = Math.min(count, maxSamples);
  const step = samples > 1 ? (count - 1) / (samples - 1) : 0;
  return Array.from({ length: samples }, (_, at) => Math.round(1 + at * step));
}

/** Returns what a page has; throws if nothing of it is left. */
async function lookAt(pdfJs: PdfJs, page: PDFPageProxy, notes: PageNotes): Promise<PageText> {
  const { OPS } = pdfJs;
  const { images: imagesBefore, errors: errorsBefore } = notes;
  const printed = await textOf(page);
  const text = classifyText(printed) ? printed : `${printed}\n${await filledIn(pdfJs, page)}`;
  const quality = classifyText(text);
  if (quality) return quality;
  // What is painted matters only without text.
  const { fnArray, argsArray } = await page.getOperatorList();
  page.cleanup();
  // A path that is only a clip isn't seen.
  const paths = fnArray.filter(
    (operator, at) => operator === OPS.constructPath && argsArray[at]?.[0] !== OPS.endPath,
  ).length;
  const isPainted =
    notes.images > imagesBefore || paths > maxPathsOfBlank || fnArray.includes(OPS.shadingFill);
  if (isPainted) return 'pictures';
  if (text.trim() !== '') return 'readable';
  if (notes.errors > errorsBefore) throw new Error('The page description is damaged.');
  return 'blank';
}

/** The part of an annotation of pdf.js that is used. */
interface Annotation {
  readonly annotationType: number;
  readonly fieldType?: string;
  readonly fieldValue?: string | readonly string[] | null;
  readonly contentsObj?: { readonly str: string };
}

/** Returns the text in fields of a form, and in text notes on the page. */
async function filledIn({ AnnotationType }: PdfJs, page: PDFPageProxy): Promise<string> {
  const annotations = (await page.getAnnotations()) as readonly Annotation[];
  return annotations
    .flatMap(({ annotationType, fieldType = '', fieldValue, contentsObj }) => {
      if (annotationType === AnnotationType.FREETEXT) return contentsObj?.str ?? '';
      return ['Tx', 'Ch'].includes(fieldType) ? (fieldValue ?? '') : '';
    })
    .join('\n');
}

/** Like `getTextContent`, which iterates over a stream: WebKit's can only be read. */
async function textOf(page: PDFPageProxy): Promise<string> {
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader();
  const lines: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return lines.join('\n');
    for (const item of value.items) lines.push('str' in item ? item.str : '');
  }
}
