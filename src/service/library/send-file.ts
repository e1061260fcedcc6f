import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

import { isShownInline, mediaTypeOf } from '#file-type/media-type.ts';
import type { Exchange } from '#service/http/answer.ts';
import type { DocumentRecord } from '#service/storage/document-record.ts';
import type { Library } from '#service/storage/library.ts';

/** Sends the file of a document, never in a way that lets it run in the application's origin. */
export async function sendFile(
  { request, response }: Exchange,
  stored: DocumentRecord,
  library: Library,
): Promise<void> {
  const { filename } = stored.document;
  const type = mediaTypeOf(filename) ?? 'application/octet-stream';
  response.writeHead(200, {
    'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'Content-Length': String(stored.sizeBytes),
    'Content-Disposition': contentDisposition(isShownInline(type) ? 'inline' : 'attachment', filename),
    // Chromium's PDF viewer opens under it (measured with 156).
    'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'private, no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(library.contentPath(stored)), response);
}

/** The header that names a file, with an ASCII fallback (RFC 6266, appendix D) and the name itself (RFC 5987). */
function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const fallback = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, percentEncode);
  return `${kind}; filename="${fallback}"; filename*=UTF-8''${encoded}`;
}

const percentEncode = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
