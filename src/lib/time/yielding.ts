/** Yielding of work on the page's thread, which is shared with the screen. */
export interface Yielding {
  /** Called often; the returned promise is awaited. Rejects with the reason of a signal that ends the work. */
  readonly yieldIfDue: () => Promise<void> | undefined;
  /** Packed bytes of an archive that are read between two calls. */
  readonly sliceBytes: number;
}

/** A dedicated thread doesn't yield. */
export const neverYields: Yielding = { yieldIfDue: () => undefined, sliceBytes: Infinity };
