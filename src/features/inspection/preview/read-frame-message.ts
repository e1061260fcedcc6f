import * as z from 'zod/mini';

import type { FrameMessage } from '#manual/preview/frame-protocol.ts';

/** No address in a manual is longer. */
const text = z.string().check(z.maxLength(4000));
/** Longer `srcdoc` markup isn't shown. */
const html = z.string().check(z.maxLength(4_000_000));
const isTrue = z.pipe(
  z.unknown(),
  z.transform((value) => value === true),
);

const schema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['ready', 'escape']) }),
  z.object({
    kind: z.literal('frame'),
    name: text,
    request: z.object({ url: text, html: z.exactOptional(html) }),
  }),
  z.object({ kind: z.literal('go'), url: text, target: text, isReplacing: isTrue }),
  z.object({ kind: z.enum(['moved', 'outside']), url: text }),
  z.object({ kind: z.literal('loaded'), isEmpty: isTrue, isPlaceShown: isTrue }),
]);

/** Validates a message of a frame: the program of the frame wrote it, but from the text of a manual. */
export const readFrameMessage = (data: unknown): FrameMessage | undefined => schema.safeParse(data).data;
