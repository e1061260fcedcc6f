import { contentTypeOf } from '#manual/magic.ts';
import { readBytes } from '#manual/read-bytes.ts';

import { documentFinding, type DocumentReport } from './document-report.ts';

/** Inspects a file. `undefined` if it isn't of an inspected kind; rejects if it is removed meanwhile or can't be read. */
export type InspectDocument = (file: File, signal: AbortSignal) => Promise<DocumentReport | undefined>;

/** Bytes at the beginning of a file in which readers look for the mark of a PDF. */
const markBytes = 1024;

/** Creates an inspection that tells PDFs by their content, and passes them on. */
export const createDocumentInspection =
  (inspectPdf: InspectDocument): InspectDocument =>
  async (file, signal) => {
    const prefix = await readPrefix(file);
    const content = contentTypeOf(prefix);
    if (content === 'pdf') return inspectPdf(file, signal);
    if (!isNamedPdf(file)) return undefined;
    // Elsewhere, the mark may be that of a PDF inside.
    const isMarked = new TextDecoder('latin1').decode(prefix).includes('%PDF-');
    if (isMarked) return inspectPdf(file, signal);
    return { findings: [documentFinding('PDF-NOT-PDF', { content })] };
  };

/** Returns true for a web page that was saved under the name of a PDF, such as the page of a sign-in. */
export const isWebPageNamedPdf = async (file: File): Promise<boolean> =>
  isNamedPdf(file) && contentTypeOf(await readPrefix(file)) === 'html';

const isNamedPdf = ({ name }: File): boolean => /\.pdf$/i.test(name);

const readPrefix = (file: File) => readBytes(file, 0, Math.min(markBytes, file.size));
