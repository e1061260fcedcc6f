import { pipeline } from 'node:stream/promises';

import { mediaTypeOf } from '#file-type/media-type.ts';
import { startNames } from '#file-type/page-names.ts';
import { type Exchange, answerShort, rejectionAnswer } from '#service/http/answer.ts';
import type { Rejection } from '#service/http/rejection.ts';
import type { Library } from '#service/storage/library.ts';
import type { DocumentRecord } from '#service/storage/document-record.ts';

import { type ManualDirectory, openManualEntry, readManualDirectory } from './manual-archive.ts';

const keptDirectories = 8;

/**
 * Manuals contain untrusted scripts. Without `allow-same-origin` they run in an opaque origin, without access to the
 * application's storage and tokens, and can't send anything to other addresses.
 */
const manualPolicy = [
  'sandbox allow-scripts allow-forms allow-popups allow-downloads',
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
  "form-action 'self'",
  // No frame-ancestors: a manual's frameset has the sandbox's origin, which "self" doesn't match.
  "base-uri 'self'",
].join('; ');

const manualHeaders = {
  'Content-Security-Policy': manualPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'private, no-cache',
};

/** Serves the pages and pictures of stored manuals straight from their archives. */
export interface ManualReader {
  readonly startPage: (stored: DocumentRecord) => Promise<string | undefined>;
  readonly send: (exchange: Exchange, stored: DocumentRecord, name: string) => Promise<void>;
}

/** Creates a reader that caches the directories of the manuals read last. */
export function createManualReader(library: Library): ManualReader {
  const directories = new Map<string, Promise<ManualDirectory>>();

  function directoryOf(stored: DocumentRecord): Promise<ManualDirectory> {
    const directory =
      directories.get(stored.sha256) ?? readManualDirectory(library.contentPath(stored), startNames);
    directories.delete(stored.sha256);
    directories.set(stored.sha256, directory);
    const [oldest] = directories.keys();
    if (directories.size > keptDirectories && oldest !== undefined) directories.delete(oldest);
    directory.catch(() => directories.delete(stored.sha256));
    return directory;
  }

  return {
    startPage: (stored) =>
      directoryOf(stored).then(
        ({ startPage }) => startPage,
        () => undefined,
      ),
    send: async (exchange, stored, name) => {
      const directory = await directoryOf(stored).catch(() => undefined);
      const entry = directory?.find(name);
      if (entry === undefined) {
        return reject(exchange, { code: 'entry-unknown', detail: `"${name}" is not in it.` });
      }
      const isHead = exchange.request.method === 'HEAD';
      const opened = isHead ? undefined : await openManualEntry(library.contentPath(stored), entry);
      if (opened?.ok === false) return reject(exchange, opened.problem);
      const isReadable = exchange.response.hasHeader('Access-Control-Allow-Origin');
      exchange.response.writeHead(200, {
        ...manualHeaders,
        // Fonts and script modules are requested with CORS, and the sandbox's origin is "null".
        ...(!isReadable && { 'Access-Control-Allow-Origin': 'null' }),
        // Without a charset: the page itself says how it is encoded.
        'Content-Type': mediaTypeOf(name) ?? 'application/octet-stream',
        'Content-Length': String(entry.uncompressedSize),
      });
      if (opened === undefined) exchange.response.end();
      else await pipeline(opened.value, exchange.response);
    },
  };
}

const reject = (exchange: Exchange, rejection: Rejection): void =>
  answerShort(exchange, rejectionAnswer(rejection));
