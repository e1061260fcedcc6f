const maxLength = 200;
const maxExtension = 20;

/** What breaks a `Content-Disposition` header or shows another name than the one stored, and path separators. */
const unsendable = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The name under which a file is sent: NFC (macOS gives NFD, and services compare bytes), without controls and marks of
 * direction, separators as `_`, at most 200 UTF-16 units with the extension kept. Quotes are FormData's business.
 */
export function sendableFileName(name: string): string {
  const clean = name.normalize('NFC').replaceAll(unsendable, '').replaceAll(/[/\\]/g, '_').trim();
  if (clean === '' || clean === '.' || clean === '..') return 'file';
  if (clean.length <= maxLength) return clean;
  const dot = clean.lastIndexOf('.');
  const extension = dot > 0 && clean.length - dot <= maxExtension ? clean.slice(dot) : '';
  return clean.slice(0, maxLength - extension.length).replaceAll(unsendable, '') + extension;
}
