import { viewOf } from '#lib/file/bytes.ts';

import { max16, max32, u64 } from '../bytes.ts';
import { extraId, type ExtraFields } from './extra-fields.ts';

/** Fields of a record that a ZIP64 extra field can replace. */
export interface Sizes {
  readonly sizeBytes: number;
  readonly compressedBytes: number;
  readonly headerOffset: number;
  readonly disk: number;
}

/**
 * Completes saturated fields from the ZIP64 extra field, which holds only those, in this order. Readers differ on a
 * field with other values, on two different fields and on a short one (AMBIGUITY-A2): not consistent, unless every reading gives
 * the same result.
 */
export function readZip64Sizes(
  record: Sizes,
  extras: ExtraFields,
): { readonly sizes: Sizes; readonly isConsistent: boolean } {
  const fields = extras.fields.get(extraId.zip64);
  // 4,294,967,295 bytes without a ZIP64 field: an implausible size, or a record that lost its field.
  if (fields === undefined) {
    return { sizes: record, isConsistent: isComplete(record) && record.disk !== max16 };
  }
  const bytes = fields[0]!;
  const view = viewOf(bytes);
  let at = 0;
  const take = (value: number, saturated: number, length: 4 | 8): number => {
    if (value !== saturated || at + length > bytes.length) return value;
    const taken = length === 8 ? u64(view, at) : view.getUint32(at, true);
    at += length;
    return taken;
  };
  const sizes: Sizes = {
    sizeBytes: take(record.sizeBytes, max32, 8),
    compressedBytes: take(record.compressedBytes, max32, 8),
    headerOffset: take(record.headerOffset, max32, 8),
    disk: take(record.disk, max16, 4),
  };
  const isSame = at === bytes.length || restRepeats(bytes, sizes);
  return { sizes, isConsistent: fields.length === 1 && isSame && isComplete(sizes) };
}

const isComplete = ({ sizeBytes, compressedBytes, headerOffset }: Sizes): boolean =>
  sizeBytes !== max32 && compressedBytes !== max32 && headerOffset !== max32;

/** Some writers list all fields, saturated or not: harmless if they match. */
function restRepeats(bytes: Uint8Array, sizes: Sizes): boolean {
  const view = viewOf(bytes);
  const expected = [sizes.sizeBytes, sizes.compressedBytes, sizes.headerOffset];
  return (
    bytes.length <= 24 &&
    bytes.length % 8 === 0 &&
    expected.every((value, i) => i * 8 >= bytes.length || u64(view, i * 8) === value)
  );
}
