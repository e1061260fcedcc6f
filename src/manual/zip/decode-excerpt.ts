import JSZip, { type JSZipObject } from 'jszip';

import { excerptName, type Excerpt } from './excerpt.ts';
import type { ZipEntry } from './entry.ts';

/** The part of jszip's stream helper that its types leave out. */
interface InternalStream {
  readonly on: {
    (event: 'data', listener: (chunk: Uint8Array) => void): InternalStream;
    (event: 'error', listener: (error: Error) => void): InternalStream;
    (event: 'end', listener: () => void): InternalStream;
  };
  readonly resume: () => void;
  readonly pause: () => void;
}

/** Unpacks the entries of an excerpt one after another, in order; what `onEntry` gives is waited for. */
export async function decodeExcerpt(
  excerpt: Excerpt,
  onEntry: (entry: ZipEntry, bytes: Uint8Array) => unknown,
): Promise<void> {
  const zip = await JSZip.loadAsync(excerpt.bytes);
  for (const [at, entry] of excerpt.entries.entries()) {
    const packed = zip.file(excerptName(at));
    if (packed === null) throw new Error(`The excerpt lost entry ${at}.`);
    await onEntry(entry, await unpack(packed, entry.sizeBytes));
  }
}

/** Stops at the declared size: `async()` would first unpack whatever there is, 633 MB out of 486 kB (measured). */
function unpack(packed: JSZipObject, sizeBytes: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(sizeBytes);
  let length = 0;
  const stream = (
    packed as unknown as { internalStream: (type: 'uint8array') => InternalStream }
  ).internalStream('uint8array');
  return new Promise((resolve, reject) => {
    stream
      .on('data', (chunk) => {
        if (length + chunk.length > sizeBytes) {
          stream.pause();
          reject(new Error('An entry of the excerpt is longer than it was.'));
          return;
        }
        bytes.set(chunk, length);
        length += chunk.length;
      })
      .on('error', reject)
      .on('end', () => resolve(bytes))
      .resume();
  });
}
