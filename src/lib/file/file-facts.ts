/** Properties of a file without its bytes; every `File` has them. */
export interface FileFacts {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** MIME type, as the device guesses it; may be empty. */
  readonly type: string;
  /** Milliseconds since the epoch. */
  readonly lastModified: number;
}

const sizes = new WeakMap<FileFacts, number>();

/**
 * Returns the size of a file in bytes, as it was when it was asked for first. In Chromium, a question for the size or the
 * date of a file on disk is a call that stops the page until the browser process answers.
 */
export function sizeOf(file: FileFacts): number {
  const size = sizes.get(file) ?? file.size;
  sizes.set(file, size);
  return size;
}

/** Returns the properties of a file without the file itself. */
export const factsOf = (file: FileFacts): FileFacts => ({
  name: file.name,
  size: sizeOf(file),
  type: file.type,
  lastModified: file.lastModified,
});
