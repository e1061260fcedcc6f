import type { DrawAnswer, Drawing, DrawRequest } from './protocol.ts';

/** Draws a file; `undefined` or an error if it can't be drawn. */
export type Draw = (file: Blob) => Promise<Drawing | undefined>;

/** Answers a request once. */
export async function serve({ job, file }: DrawRequest, draw: Draw): Promise<DrawAnswer> {
  try {
    const drawing = await draw(file);
    if (drawing) return { kind: 'drawn', job, ...drawing };
  } catch {
    // Damaged, unreadable, or too large for this device.
  }
  return { kind: 'undrawable', job };
}
