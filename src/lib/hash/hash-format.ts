/** Files up to this size in bytes are hashed as a whole, larger ones in parts. */
export const wholeBytes = 16 * 2 ** 20;

/** Begins the hash of a file hashed in parts, so that it can't be taken for the SHA-256 of its bytes. */
export const partsPrefix = 'parts-';
