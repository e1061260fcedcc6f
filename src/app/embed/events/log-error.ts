/** Logs for the host's developers. It must not reach the page's own error handlers. */
export function logError(what: string, ...values: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- the only place where a host's developer looks
  console.error(`asset-document-upload: ${what}`, ...values);
}
