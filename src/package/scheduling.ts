import type { UnpackContext } from './container/unpack-pass.ts';

/** Scheduling of a thread that does nothing else. */
export const undivided: UnpackContext['scheduling'] = { sliceBytes: Infinity, yieldIfDue: () => undefined };
