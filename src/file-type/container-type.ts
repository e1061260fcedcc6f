import type { ByteSource } from '#lib/file/byte-source.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

/** Documents and programs that are ZIPs by their bytes. */
export type ContainerType =
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'vsdx'
  | 'opendocument'
  | 'epub'
  | 'jar'
  | 'aasx'
  | 'iirds';

/** Bytes at the beginning of a ZIP in which its first entries are looked at. */
const prefixBytes = 2 ** 16;

/** Media types in the entry `mimetype`, which comes first and isn't compressed, by their beginnings. */
const mediaTypes: readonly (readonly [string, ContainerType])[] = [
  ['application/epub+zip', 'epub'],
  ['application/iirds+zip', 'iirds'],
  ['application/vnd.oasis.opendocument.', 'opendocument'],
];

/** Entries that only one kind has, by the beginnings of their names. */
const folders: readonly (readonly [string, ContainerType])[] = [
  ['word/', 'docx'],
  ['xl/', 'xlsx'],
  ['ppt/', 'pptx'],
  ['visio/', 'vsdx'],
  ['aasx/', 'aasx'],
];

/**
 * Returns the kind of a container, or `undefined` for any other ZIP and where its first entries don't tell. It looks no
 * further than to the first entry whose size isn't in its header.
 */
export async function containerTypeOf(file: ByteSource): Promise<ContainerType | undefined> {
  const prefix = await readBytes(file, 0, Math.min(prefixBytes, file.size));
  const entries = [...firstEntries(prefix)];
  // It should be the first; some programs put it elsewhere.
  const mimetype = entries.find(({ name }) => name === 'mimetype');
  if (mimetype) return lookUp(mediaTypes, mimetype.content);
  return packageTypeOf(entries.map(({ name }) => name));
}

/** Returns the kind of an Office package, an AASX package or a JAR from the names of its entries. */
export function packageTypeOf(names: readonly string[]): ContainerType | undefined {
  if (names.includes('META-INF/MANIFEST.MF')) return 'jar';
  if (!names.includes('[Content_Types].xml') && !names.includes('_rels/.rels')) return undefined;
  for (const name of names) {
    const type = lookUp(folders, name);
    if (type) return type;
  }
  return undefined;
}

/**
 * Returns true for a ZIP that is a document or a program, and neither named `.zip` nor a package that may be a manual:
 * iiRDS, and AASX if it is one of `packages`.
 */
export async function isOtherContainer(
  file: ByteSource & { readonly name: string },
  packages: readonly string[] = [],
): Promise<boolean> {
  if (/\.zip$/i.test(file.name)) return false;
  // Its relationships may come after large files, where the first entries don't tell.
  const type = (await containerTypeOf(file)) ?? (/\.aasx$/i.test(file.name) ? 'aasx' : undefined);
  return type !== undefined && type !== 'iirds' && !(type === 'aasx' && packages.includes(type));
}

const lookUp = (
  known: readonly (readonly [string, ContainerType])[],
  text: string,
): ContainerType | undefined => known.find(([beginning]) => text.startsWith(beginning))?.[1];

interface FirstEntry {
  readonly name: string;
  /** As it is in the file: readable if it isn't compressed. */
  readonly content: string;
}

/** Local headers, one behind the other; the numbers are those of APPNOTE 4.3.7. */
function* firstEntries(prefix: Uint8Array): Generator<FirstEntry> {
  const view = new DataView(prefix.buffer, prefix.byteOffset, prefix.length);
  let at = 0;
  while (at + 30 <= prefix.length && view.getUint32(at, true) === 0x0403_4b50) {
    const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    const end = start + view.getUint32(at + 18, true);
    yield {
      name: textOf(prefix.subarray(at + 30, at + 30 + view.getUint16(at + 26, true))),
      content: textOf(prefix.subarray(start, Math.min(end, start + 100))),
    };
    const isSizeBehind = (view.getUint16(at + 6, true) & 8) !== 0;
    if (isSizeBehind) return;
    at = end;
  }
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
