import type { DrawAnswer, DrawRequest } from './protocol.ts';

/** Draws a file; `undefined` or an error if it can't be drawn. */
export type Draw = (file: Blob) => Promise<ImageBitmap | undefined>;

/** Answers a request once. */
export async function serve({ job, file }: DrawRequest, draw: Draw): Promise<DrawAnswer> {
  try {
    const picture = await draw(file);
    if (picture) return { kind: 'drawn', job, picture };
  } catch {
    // Damaged, unreadable, or too large for this device.
  }
  return { kind: 'undrawable', job };
}
