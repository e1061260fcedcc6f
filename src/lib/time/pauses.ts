/** Pauses of work on the page's thread, which is shared with the screen. */
export interface Pauses {
  /** Called often; the returned promise is awaited. Rejects with the reason of a signal that ends the work. */
  readonly yieldIfDue: () => Promise<void> | undefined;
  /** Packed bytes of an archive that are read between two calls. */
  readonly sliceBytes: number;
}

/** Pauses of a dedicated thread. */
export const neverYields: Pauses = { yieldIfDue: () => undefined, sliceBytes: Infinity };
