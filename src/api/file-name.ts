const maxLength = 200;
const maxExtension = 20;

/** Characters that break a `Content-Disposition` header or make a name look different, and path separators. */
const unsendable = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns the name a file is sent under: NFC (macOS uses NFD, and services compare bytes), without controls and
 * direction marks, separators as `_`, at most 200 UTF-16 units with the extension kept. FormData escapes quotes.
 */
export function sendableFileName(name: string): string {
  const clean = name.normalize('NFC').replaceAll(unsendable, '').replaceAll(/[/\\]/g, '_').trim();
  if (clean === '' || clean === '.' || clean === '..') return 'file';
  if (clean.length <= maxLength) return clean;
  const dot = clean.lastIndexOf('.');
  const extension = dot > 0 && clean.length - dot <= maxExtension ? clean.slice(dot) : '';
  return clean.slice(0, maxLength - extension.length).replaceAll(unsendable, '') + extension;
}
