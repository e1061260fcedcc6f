/** Tells whoever builds the host page; nothing of it may reach the page's own handlers of errors. */
export function logError(what: string, ...details: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- the one place where a host's developer looks
  console.error(`asset-document-upload: ${what}`, ...details);
}
