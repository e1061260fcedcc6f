import { contentTypeOf } from '../magic.ts';

/** Returns the MIME type of a photo, from its first bytes. */
export function photoTypeOf(prefix: Uint8Array): string | undefined {
  const content = contentTypeOf(prefix);
  return content === 'jpeg' || content === 'png' || content === 'webp' ? `image/${content}` : undefined;
}
