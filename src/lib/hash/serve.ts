import { hashBlob, type HashBlobOptions } from './hash-blob.ts';
import type { HashAnswer, HashRequest } from './protocol.ts';

/** Answers a request once. */
export async function serve({ job, file }: HashRequest, options: HashBlobOptions): Promise<HashAnswer> {
  try {
    return { kind: 'hashed', job, sha256: await hashBlob(file, options) };
  } catch (error) {
    // Only reading the file makes a DOMException here (`NotReadableError`, `NotFoundError`).
    return { kind: error instanceof DOMException ? 'unreadable' : 'crashed', job };
  }
}
