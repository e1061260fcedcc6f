/** Compression methods that every unpacker knows. */
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

/** Bits 4, 7 to 10, 12, 14 and 15: reserved or unused, and 0 from every usual program. */
export const reservedFlags = 0xd790;

/** One record of the central directory. */
export interface ZipEntry {
  /** Place in the directory, from 0. */
  readonly index: number;
  /** As the archive writes it, backslashes included. Data, never markup. */
  readonly name: string;
  /** Length of the name as it stands in the archive. */
  readonly nameLength: number;
  /** The name as it stands in the archive; absent where that is the name letter by byte, which spares most of them. */
  readonly nameBytes: Uint8Array | undefined;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly compressedBytes: number;
  /** Unpacked, as declared. */
  readonly sizeBytes: number;
  /** Of its local header, from the start of the file. */
  readonly headerOffset: number;
  readonly isEncrypted: boolean;
  /** `st_mode` of Unix, 0 where the archive was made elsewhere. */
  readonly unixMode: number;
  /** True if the record has a Unicode path field. */
  readonly hasUnicodePath: boolean;
  /** Bit 0x10 of the DOS attributes. */
  readonly isDosFolder: boolean;
}

/** Returns true if its content can be unpacked at all. */
export const isReadable = (entry: ZipEntry): boolean =>
  !entry.isEncrypted && (entry.method === method.stored || entry.method === method.deflate);

/** A name that ends in a separator is a folder to every unpacker. */
export const isFolder = (entry: Pick<ZipEntry, 'name'>): boolean =>
  entry.name.endsWith('/') || entry.name.endsWith('\\');

/** What an entry takes of memory where it is read as a whole: flushing can pack it larger than it is. */
export const heldBytes = ({
  sizeBytes,
  compressedBytes,
}: Pick<ZipEntry, 'sizeBytes' | 'compressedBytes'>): number => Math.max(sizeBytes, compressedBytes);
