/** Names of the errors with which pdf.js says that something of a PDF can't be read, or isn't read any more. */
const names = new Set([
  'AbortException',
  'FormatError',
  'ParserEOFException',
  'XRefEntryException',
  'XRefParseException',
]);

/**
 * Keeps a process running after errors that nothing waits for: of a damaged PDF, pdf.js fetches all pages of a list and waits for
 * the first that fails. Node would end the process. What is said about the PDF doesn't depend on them.
 */
export function ignoreUnawaitedErrors(): void {
  process.on('unhandledRejection', (reason) => {
    const isOfPdfJs =
      reason instanceof Error && (names.has(reason.name) || reason.message === 'Worker was terminated');
    if (!isOfPdfJs) throw reason;
  });
}
