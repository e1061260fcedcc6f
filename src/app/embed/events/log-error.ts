/** Logs for the host's developers. It must not reach the page's own error handlers. */
export function logError(what: string, ...details: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- the only place where a host's developer looks
  console.error(`asset-document-upload: ${what}`, ...details);
}
