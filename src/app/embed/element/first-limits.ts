import type { FileLimits } from '#features/add-documents/intake/chosen-file.ts';

/** The limits as far as they can be told before everything that the host gives is checked. */
export function firstLimits(props: Readonly<Record<string, unknown>>): FileLimits {
  const limits = (props['limits'] ?? {}) as FileLimits;
  const { maxFileSizeBytes, acceptedTypes } = limits;
  return {
    ...(typeof maxFileSizeBytes === 'number' && { maxFileSizeBytes }),
    ...(Array.isArray(acceptedTypes) && { acceptedTypes }),
  };
}
