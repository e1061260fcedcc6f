import type { FileLimits } from '#features/add-documents/intake/chosen-file.ts';

/** Returns the limits that can be read before all properties are checked. */
export function firstLimits(props: Readonly<Record<string, unknown>>): FileLimits {
  const limits = (props['limits'] ?? {}) as FileLimits;
  const { maxFileSizeBytes, acceptedTypes } = limits;
  return {
    ...(typeof maxFileSizeBytes === 'number' && { maxFileSizeBytes }),
    ...(Array.isArray(acceptedTypes) && { acceptedTypes }),
  };
}
