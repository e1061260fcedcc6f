import type { Pace } from './pace.ts';
import { decodeExcerpt } from './zip/decode-excerpt.ts';

/** For a thread of one's own. An excerpt is some tenths of a second of work. */
export const fullSpeed: Pace = {
  sliceBytes: Infinity,
  excerptBytes: 2 ** 20,
  decode: decodeExcerpt,
  breathe: () => undefined,
};
