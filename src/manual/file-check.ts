import { createImageEnd } from '#file-type/image/image-end.ts';
import { imageSizeOf } from '#file-type/image/image-size.ts';
import { contentTypeOf } from '#file-type/magic.ts';
import type { ZipEntry } from '#zip/entry.ts';

import type { RawFinding } from './finding.ts';
import type { InspectionLimits } from './limits.ts';
import { contentFindings, cutOffFindings, imageFindings } from './rules/entry-rules.ts';

/** Creates a check of content by its first bytes and its end, reused for many entries. */
export function createFileCheck(limits: InspectionLimits) {
  const prefix = createEntryPrefix();
  const imageEnd = createImageEnd();
  return {
    reset: (): void => {
      prefix.reset();
      imageEnd.reset();
    },
    push: (bytes: Uint8Array): void => {
      prefix.push(bytes);
      imageEnd.push(bytes);
    },
    findings(entry: ZipEntry): readonly RawFinding[] {
      const start = prefix.bytes();
      const content = contentTypeOf(start);
      return [
        ...contentFindings(entry, content),
        ...imageFindings(entry, imageSizeOf(start, content), limits),
        ...(imageEnd.isCutOff() ? cutOffFindings(entry) : []),
      ];
    },
  };
}

/** In photos, a preview and a colour profile precede the frame header. */
const prefixBytes = 64 * 1024;

/**
 * Buffers the first unpacked bytes of an entry: enough to recognize its type and to read the size of most pictures. Reused for
 * many entries.
 */
export function createEntryPrefix() {
  const buffer = new Uint8Array(prefixBytes);
  let length = 0;
  return {
    reset: (): void => {
      length = 0;
    },
    push: (bytes: Uint8Array): void => {
      const taken = bytes.subarray(0, prefixBytes - length);
      buffer.set(taken, length);
      length += taken.length;
    },
    /** Valid until the next `reset`. */
    bytes: () => buffer.subarray(0, length),
  };
}
