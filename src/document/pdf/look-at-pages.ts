import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { PdfJs } from './load-pdf-js.ts';
import { judgeText, type PageText } from './page-text.ts';

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
const mostPathsOfBlank = 3;

/** Looks at pages spread over the document until one has readable text. */
export async function lookAtPages(pdfJs: PdfJs, pdf: PDFDocumentProxy): Promise<PagesLook> {
  const found = new Set<PageText>();
  const damaged: number[] = [];
  for (const number of samplePages(pdf.numPages)) {
    try {
      found.add(await lookAt(pdfJs, await pdf.getPage(number)));
    } catch {
      damaged.push(number);
    }
    if (found.has('readable')) break;
  }
  const best = (['readable', 'garbled', 'pictures'] as const).find((text) => found.has(text));
  return { text: best ?? 'blank', damaged };
}

/** Returns page numbers: the first, the last, and others between them at equal distances. */
export function samplePages(count: number): readonly number[] {
  const samples = Math.min(count, maxSamples);
  const step = samples > 1 ? (count - 1) / (samples - 1) : 0;
  return Array.from({ length: samples }, (_, at) => Math.round(1 + at * step));
}

async function lookAt(pdfJs: PdfJs, page: PDFPageProxy): Promise<PageText> {
  const { items } = await page.getTextContent();
  const text = judgeText(items.map((item) => ('str' in item ? item.str : '')).join('\n'));
  // What is painted matters only without text, and decoding it takes time.
  return text ?? ((await isPainted(pdfJs, page)) ? 'pictures' : 'blank');
}

async function isPainted({ OPS }: PdfJs, page: PDFPageProxy): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList();
  page.cleanup();
  const pictures = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintInlineImageXObjectGroup,
    OPS.paintImageXObjectRepeat,
    OPS.paintImageMaskXObject,
    OPS.paintImageMaskXObjectGroup,
    OPS.paintImageMaskXObjectRepeat,
    OPS.paintSolidColorImageMask,
    OPS.shadingFill,
    OPS.showText,
  ]);
  let paths = 0;
  for (const [at, operator] of fnArray.entries()) {
    if (pictures.has(operator)) return true;
    // A path that is only a clip isn't seen.
    if (operator === OPS.constructPath && argsArray[at]?.[0] !== OPS.endPath) paths += 1;
  }
  return paths > mostPathsOfBlank;
}
