/** Logs a failure for developers, with its cause: the screen says less about it, or nothing. */
export function logFailure(what: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where failures are logged
  console.error(what, cause);
}

/** Returns a handler of a rejection that logs it. */
export const logged =
  (what: string) =>
  (cause: unknown): undefined =>
    logFailure(what, cause) as undefined;
