/**
 * Files up to this size in bytes are held in memory for the browser's own digest, which takes a tenth of the processor
 * time, and can't hash in parts (W3C, Web Cryptography API).
 */
export const nativeBytes = 16 * 2 ** 20;
