/** Tables of the slicing-by-8 method in one array: 1.2 GB/s, where one table makes 0.4 (measured in V8 on one machine). */
const tables = createTables();

/** CRC-32 as ZIP uses it, continued from `crc` (0 to begin with). */
export function crc32(bytes: Uint8Array, crc = 0): number {
  let c = ~crc;
  let at = 0;
  for (const end = bytes.length - 7; at < end; at += 8) {
    c =
      tables[0x700 | ((bytes[at]! ^ c) & 255)]! ^
      tables[0x600 | ((bytes[at + 1]! ^ (c >>> 8)) & 255)]! ^
      tables[0x500 | ((bytes[at + 2]! ^ (c >>> 16)) & 255)]! ^
      tables[0x400 | (bytes[at + 3]! ^ (c >>> 24))]! ^
      tables[0x300 | bytes[at + 4]!]! ^
      tables[0x200 | bytes[at + 5]!]! ^
      tables[0x100 | bytes[at + 6]!]! ^
      tables[bytes[at + 7]!]!;
  }
  for (; at < bytes.length; at += 1) c = tables[(c ^ bytes[at]!) & 255]! ^ (c >>> 8);
  return ~c >>> 0;
}

function createTables(): Int32Array {
  const made = new Int32Array(8 * 256);
  for (let byte = 0; byte < 256; byte += 1) {
    let c = byte;
    for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
    made[byte] = c;
  }
  for (let at = 256; at < made.length; at += 1) {
    const c = made[at - 256]!;
    made[at] = (c >>> 8) ^ made[c & 255]!;
  }
  return made;
}
