/** Logs a failure for developers, with its cause: the screen says less about it, or nothing. */
export function logFailure(what: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- errors must reach the developer tools
  console.error(what, cause);
}

/** Returns a handler of a rejection that logs it, and returns `otherwise`. */
export function logged(what: string): (cause: unknown) => undefined;
export function logged<T>(what: string, otherwise: T): (cause: unknown) => T;
export function logged<T>(what: string, otherwise?: T) {
  return (cause: unknown): T | undefined => {
    logFailure(what, cause);
    return otherwise;
  };
}
