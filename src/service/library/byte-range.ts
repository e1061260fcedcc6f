/** Both ends included, as in RFC 9110, section 14.1.2. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Parses a `Range` header for a file; `undefined` means the whole file, also for several ranges. */
export function parseRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null) return undefined;
  const [, start = '', end = ''] = match;
  if (start === '' && end === '') return undefined;
  if (start === '') {
    const count = Math.min(Number(end), sizeBytes);
    return count === 0 ? 'unsatisfiable' : { first: sizeBytes - count, last: sizeBytes - 1 };
  }
  const first = Number(start);
  const last = end === '' ? sizeBytes - 1 : Math.min(Number(end), sizeBytes - 1);
  if (end !== '' && Number(end) < first) return undefined;
  return first < sizeBytes ? { first, last } : 'unsatisfiable';
}
