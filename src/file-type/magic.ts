/** Content types that are recognized by their first bytes; `unknown` is binary without a known signature. */
export type ContentType =
  | 'empty'
  | 'zip'
  | 'pdf'
  | 'rar'
  | '7z'
  | 'gzip'
  | 'bzip2'
  | 'xz'
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'bmp'
  | 'tiff'
  | 'ole'
  | 'exe'
  | 'elf'
  | 'html'
  | 'xml'
  | 'svg'
  | 'text'
  | 'utf-32'
  | 'unknown';

/** Number of bytes that `contentOf` needs. */
export const magicBytes = 512;

const signatures: readonly (readonly [ContentType, string])[] = [
  ['zip', 'PK\x03\x04'],
  ['zip', 'PK\x05\x06'],
  ['zip', 'PK\x07\x08'],
  ['pdf', '%PDF-'],
  ['rar', 'Rar!\x1a\x07'],
  ['7z', '7z\xbc\xaf\x27\x1c'],
  ['gzip', '\x1f\x8b\x08'],
  ['bzip2', 'BZh'],
  ['xz', '\xfd7zXZ\x00'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpeg', '\xff\xd8\xff'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['tiff', 'II*\x00'],
  ['tiff', 'MM\x00*'],
  ['tiff', 'II+\x00'],
  ['tiff', 'MM\x00+'],
  ['ole', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['elf', '\x7fELF'],
  ['exe', 'MZ'],
  ['bmp', 'BM'],
  // No browser supports it.
  ['utf-32', '\xff\xfe\x00\x00'],
  ['utf-32', '\x00\x00\xfe\xff'],
];

/** Signatures this short may start a text, and count only if the bytes are binary. */
const shortSignature = 3;

/** Recognizes content by its first bytes, never by a name or a MIME type. */
export function contentTypeOf(prefix: Uint8Array): ContentType {
  if (prefix.length === 0) return 'empty';
  const start = latin1(prefix.subarray(0, magicBytes));
  const isText = !isBinary(start);
  for (const [content, signature] of signatures) {
    if (start.startsWith(signature) && !(isText && signature.length <= shortSignature)) return content;
  }
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'webp';
  if (/^(?:\xff\xfe|\xfe\xff)/.test(start)) return 'text';
  return isText ? textOf(start) : 'unknown';
}

function textOf(start: string): ContentType {
  const text = start
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .toLowerCase();
  // Only a file that starts as markup is markup: a script may contain a page in a string.
  if (!text.startsWith('<')) return 'text';
  if (/<svg[\s>]/.test(text)) return 'svg';
  if (/<html[\s>]|<!doctype html/.test(text)) return 'html';
  return text.startsWith('<?xml') ? 'xml' : 'text';
}

/** Text has no NUL and hardly any other control character; one in twenty is more than an accident. */
function isBinary(start: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters distinguish binary from text
  const controls = start.match(/[\x00-\x08\x0e-\x1a\x1c-\x1f]/g)?.length ?? 0;
  return start.includes('\0') || controls * 20 > start.length;
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
