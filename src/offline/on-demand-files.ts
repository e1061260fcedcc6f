/**
 * Beginnings of the names of scripts that few people need: half a megabyte that reads PDFs, its decoders, a quarter that
 * writes PDFs of photos, and what inspects other documents.
 */
const beginnings = ['pdf.worker-', 'pdf-decoders-', 'pdf-writer-', 'document.worker-'] as const;

/** Returns true for the address of such a script, absolute or relative to the page. */
export const isOnDemand = (url: string): boolean =>
  beginnings.some((beginning) => `/${url}`.includes(`/assets/${beginning}`));
