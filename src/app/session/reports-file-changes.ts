/**
 * Returns true for a browser that fails to read a file that changed after it was chosen, as Chromium does. Firefox sends
 * a mixture of both versions without an error (measured), and WebKit isn't measured.
 */
export const reportsFileChanges = (userAgent: string): boolean => /Chrom(e|ium)\//.test(userAgent);
