import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

import { isShownInline } from '#file-type/media-type.ts';
import { type Exchange, answerShort, rejectionAnswer } from '#service/http/answer.ts';

/** Stored file and how to send it. */
export interface FileToSend {
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly asDownload: boolean;
}

/** Sends a stored file or a range of it, never in a way that lets it run in the application's origin. */
export async function sendFile(exchange: Exchange, file: FileToSend): Promise<void> {
  const { request, response } = exchange;
  const kind = !file.asDownload && isShownInline(file.mediaType) ? 'inline' : 'attachment';
  const etag = `"${file.sha256}"`;
  const headers = {
    'Content-Type': file.mediaType.startsWith('text/') ? `${file.mediaType}; charset=utf-8` : file.mediaType,
    'Content-Disposition': contentDisposition(kind, file.fileName),
    // Chromium's PDF viewer opens under it (measured with 156).
    'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'private, no-cache',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const isSameVersion = [undefined, etag].includes(request.headers['if-range'] as string | undefined);
  const range = isSameVersion ? parseRange(request.headers.range, file.sizeBytes) : undefined;
  if (range === 'unsatisfiable') {
    const detail = `The file has ${file.sizeBytes} bytes.`;
    const contentRange = { 'Content-Range': `bytes */${file.sizeBytes}` };
    answerShort(exchange, rejectionAnswer({ code: 'range-not-satisfiable', detail, headers: contentRange }));
    return;
  }
  const { first, last } = range ?? { first: 0, last: file.sizeBytes - 1 };
  response.writeHead(range === undefined ? 200 : 206, {
    ...headers,
    'Content-Length': String(last - first + 1),
    ...(range !== undefined && { 'Content-Range': `bytes ${first}-${last}/${file.sizeBytes}` }),
  });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(file.path, { start: first, end: last }), response);
}

/** Both ends included, as in RFC 9110, section 14.1.2. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Parses a `Range` header for a file; `undefined` means the whole file, also for several ranges. */
function parseRange(header: string | undefined, sizeBytes: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null) return undefined;
  const [, start = '', end = ''] = match;
  if (start === '' && end === '') return undefined;
  if (start === '') {
    const count = Math.min(Number(end), sizeBytes);
    return count === 0 ? 'unsatisfiable' : { first: sizeBytes - count, last: sizeBytes - 1 };
  }
  const first = Number(start);
  const last = end === '' ? sizeBytes - 1 : Math.min(Number(end), sizeBytes - 1);
  if (end !== '' && Number(end) < first) return undefined;
  return first < sizeBytes ? { first, last } : 'unsatisfiable';
}

/** The header that names a file, with an ASCII fallback (RFC 6266, appendix D) and the name itself (RFC 5987). */
function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const fallback = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, percentEncode);
  return `${kind}; filename="${fallback}"; filename*=UTF-8''${encoded}`;
}

const percentEncode = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
