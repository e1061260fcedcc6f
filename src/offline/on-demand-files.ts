/**
 * Beginnings of the names of scripts that few people need: half a megabyte that reads PDFs, a decoder for it, and what
 * inspects other documents.
 */
const beginnings = ['pdf.worker-', 'openjpeg_nowasm_fallback-', 'document.worker-'] as const;

/** Patterns of the scripts that aren't part of a cached release; each is cached once it was loaded. */
export const onDemandPatterns = beginnings.map((beginning) => `assets/${beginning}*.js`);

/** Returns true for the address of such a script. */
export const isOnDemand = (url: string): boolean =>
  beginnings.some((beginning) => url.includes(`/assets/${beginning}`));
