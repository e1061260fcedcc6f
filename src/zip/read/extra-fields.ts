import { viewOf } from '#lib/file/bytes.ts';

import { equalBytes } from '../bytes.ts';

/** IDs of the extra fields that change how an entry is read (APPNOTE 6.3.10, sections 4.5 and 4.6). */
export const extraId = {
  zip64: 0x0001,
  unicodePath: 0x7075,
  libarchive: 0x6c78,
  asiUnix: 0x756e,
  aes: 0x9901,
  strongEncryption: 0x0017,
} as const;

/** Extra fields of a header. */
export interface ExtraFields {
  /** Contents by ID, in file order and without repetitions; only those that change how an entry is read. */
  readonly fields: ReadonlyMap<number, readonly Uint8Array[]>;
  /** Bytes at the end that aren't a field: fewer than a field header, or a field that runs past the end. */
  readonly malformedBytes: number;
  /** True if the malformed bytes are up to three zeros: zipalign pads with them, and every unpacker ignores them. */
  readonly isPadded: boolean;
  /** True if such a field occurs again with the same content, which every unpacker reads like one. */
  readonly isRepeated: boolean;
}

/** Length of ID and size, which start every field. */
const fieldHeaderBytes = 4;
const readIds = new Set<number>(Object.values(extraId));
const none: ExtraFields = {
  fields: new Map(),
  malformedBytes: 0,
  isPadded: false,
  isRepeated: false,
};

/** Parses extra fields. Malformed bytes are counted, not rejected. */
export function parseExtraFields(bytes: Uint8Array): ExtraFields {
  if (bytes.length === 0) return none;
  const view = viewOf(bytes);
  const fields = new Map<number, Uint8Array[]>();
  let isRepeated = false;
  let at = 0;
  while (at + fieldHeaderBytes <= bytes.length) {
    const id = view.getUint16(at, true);
    const end = at + fieldHeaderBytes + view.getUint16(at + 2, true);
    if (end > bytes.length) break;
    if (readIds.has(id)) {
      // A copy: a view would keep the whole directory in memory.
      const content = bytes.slice(at + fieldHeaderBytes, end);
      const known = fields.get(id);
      if (known === undefined) fields.set(id, [content]);
      else if (equalBytes(known[0]!, content)) isRepeated = true;
      else known.push(content);
    }
    at = end;
  }
  const trailing = bytes.subarray(at);
  const isPadded =
    trailing.length > 0 && trailing.length < fieldHeaderBytes && trailing.every((byte) => byte === 0);
  return { fields, malformedBytes: trailing.length, isPadded, isRepeated };
}
