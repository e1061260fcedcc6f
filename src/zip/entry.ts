/** Compression methods that every unpacker supports. */
export const method = { stored: 0, deflate: 8 } as const;

/** Bits of the general purpose flags (APPNOTE 6.3.10, section 4.4.4). */
export const flag = {
  encrypted: 1,
  descriptor: 8,
  patchedData: 0x20,
  strongEncryption: 0x40,
  utf8: 0x800,
  maskedHeaders: 0x2000,
} as const;

/** Bits 4, 7 to 10, 12, 14 and 15: reserved or unused, and 0 in archives of all usual programs. */
export const reservedFlags = 0xd790;

/** One record of the central directory. */
export interface ZipEntry {
  /** Zero-based position in the directory. */
  readonly index: number;
  /** As stored in the archive, backslashes included. Data, never markup. */
  readonly name: string;
  /** Length of the stored name in bytes. */
  readonly nameLength: number;
  /** Stored name; absent if each character of `name` equals its byte, which saves memory for most entries. */
  readonly nameBytes: Uint8Array | undefined;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly compressedBytes: number;
  /** Declared unpacked size. */
  readonly sizeBytes: number;
  /** Offset of the local header from the start of the file. */
  readonly headerOffset: number;
  readonly isEncrypted: boolean;
  /** Unix `st_mode`, 0 if the archive was made on another system. */
  readonly unixMode: number;
  /** True if the record has a Unicode path field. */
  readonly hasUnicodePath: boolean;
  /** Bit 0x10 of the DOS attributes. */
  readonly isDosFolder: boolean;
}

/** Returns true if the content can be unpacked. */
export const isUnpackable = (entry: ZipEntry): boolean =>
  !entry.isEncrypted && (entry.method === method.stored || entry.method === method.deflate);

/** Every unpacker treats a name that ends in a separator as a folder. */
export const isFolder = (entry: Pick<ZipEntry, 'name'>): boolean =>
  entry.name.endsWith('/') || entry.name.endsWith('\\');

/** Memory that an entry takes if read as a whole: flushes can make the packed content larger than the unpacked. */
export const memoryBytes = ({
  sizeBytes,
  compressedBytes,
}: Pick<ZipEntry, 'sizeBytes' | 'compressedBytes'>): number => Math.max(sizeBytes, compressedBytes);
