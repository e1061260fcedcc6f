import { mediaTypeOf } from '#file-type/media-type.ts';
import type { MetadataLists } from '#service/metadata-lists.ts';
import { type Exchange, answerShort, rejectionAnswer } from '#service/http/answer.ts';
import type { Library } from '#service/storage/library.ts';
import type { DocumentRecord } from '#service/storage/document-record.ts';

import { documentPage, pagePolicy } from './document-page.ts';
import type { ManualReader } from './manual-reader.ts';
import { sendFile } from './send-file.ts';

/** Dependencies of the library handler. */
export interface LibraryContext {
  readonly library: Library;
  readonly reader: ManualReader;
  readonly lists: MetadataLists;
}

/**
 * Answers `/library/documents/{id}`, which isn't part of the interface: the page with the document's fields for a
 * browser, the document itself for other clients, and below it `/file` and, for manuals, `/manual/{entry}`.
 *
 * Links are followed by plain navigation, which carries no token, so anyone who can reach the service and knows an ID
 * can read. Therefore it listens on this machine only, unless configured otherwise.
 */
export async function handleLibrary(
  exchange: Exchange,
  [id = '', view, ...rest]: readonly string[],
  context: LibraryContext,
): Promise<void> {
  const stored = context.library.byId(id);
  if (stored === undefined) return reject(exchange, 'document-unknown', `There is no document "${id}".`);
  if (view === undefined) exchange.response.appendHeader('Vary', 'Accept');
  if (view === undefined && wantsPage(exchange)) return await sendPage(exchange, stored, context);
  if (view === undefined || (view === 'file' && rest.length === 0)) {
    return await sendFile(exchange, fileOf(exchange, stored, context.library));
  }
  if (view !== 'manual' || stored.operation !== 'manual') {
    return reject(exchange, 'not-found', 'A document has a file and, if it is a manual, pages.');
  }
  const name = rest.join('/');
  if (name !== '') return await context.reader.send(exchange, stored, name);
  const startPage = await context.reader.startPage(stored);
  if (startPage === undefined) return reject(exchange, 'entry-unknown', 'This manual has no start page.');
  const location = startPage.split('/').map(encodeURIComponent).join('/');
  exchange.response.writeHead(302, { Location: rest.length === 0 ? `manual/${location}` : location }).end();
}

const wantsPage = ({ request }: Exchange): boolean => (request.headers.accept ?? '').includes('text/html');

async function sendPage(exchange: Exchange, stored: DocumentRecord, context: LibraryContext): Promise<void> {
  const startPage = stored.operation === 'manual' ? await context.reader.startPage(stored) : undefined;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pagePolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
  answerShort(exchange, { status: 200, headers, body: documentPage(stored, startPage, context.lists) });
}

const fileOf = ({ request }: Exchange, stored: DocumentRecord, library: Library) => ({
  path: library.contentPath(stored),
  sizeBytes: stored.sizeBytes,
  sha256: stored.sha256,
  fileName: stored.document.filename,
  mediaType: mediaTypeOf(stored.document.filename) ?? 'application/octet-stream',
  asDownload: request.url?.endsWith('?download') ?? false,
});

const reject = (
  exchange: Exchange,
  code: 'document-unknown' | 'entry-unknown' | 'not-found',
  detail: string,
): void => answerShort(exchange, rejectionAnswer({ code, detail }));
