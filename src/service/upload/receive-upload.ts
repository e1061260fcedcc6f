import type { IncomingMessage } from 'node:http';

import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';

import { fail, ok, type Result } from '#lib/result.ts';
import type { Rejection } from '#service/http/rejection.ts';

import { type CollectRules, collectParts, type ReceivedUpload } from './collect-parts.ts';

const maxFieldBytes = 4096;
const maxFields = 32;
/** Time without data after which the client counts as disconnected. */
const idleMs = 120_000;

/**
 * Streams a multipart body to disk. Fails at the first problem, with nothing staged and possibly with a body not read
 * to its end; the code that answers has to handle that.
 */
export async function receiveUpload(
  request: IncomingMessage,
  rules: CollectRules,
): Promise<Result<ReceivedUpload, Rejection>> {
  const opened = openParser(request, rules.maxFileSizeBytes);
  if (!opened.ok) return opened;
  const parser = opened.value;
  const parts = collectParts(parser, rules);
  request.setTimeout(idleMs, () => request.destroy());
  try {
    const rejection = await Promise.race([parts.rejected, pump(request, parser)]);
    if (rejection === undefined) return await parts.receive();
    await parts.drop();
    return fail(rejection);
  } catch (error) {
    await parts.drop();
    throw error;
  } finally {
    request.unpipe(parser);
    request.setTimeout(0);
  }
}

function openParser(request: IncomingMessage, maxFileSizeBytes: number): Result<BusboyInstance, Rejection> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    return fail({ code: 'not-multipart', detail: 'Send the fields and the file as multipart/form-data.' });
  }
  try {
    const parser = new Busboy({
      headers: request.headers as BusboyHeaders,
      // The service cleans the name; the parser's truncation would hide what was sent.
      preservePath: true,
      limits: {
        fieldSize: maxFieldBytes,
        fields: maxFields,
        parts: maxFields + 2,
        fileSize: maxFileSizeBytes,
      },
    });
    return ok(parser);
  } catch {
    return fail({ code: 'body-malformed', detail: 'The Content-Type names no boundary.' });
  }
}

/** Resolves when both the request and the parser have ended, or to the reason why they won't. */
function pump(request: IncomingMessage, parser: BusboyInstance): Promise<Rejection | undefined> {
  return new Promise((resolve) => {
    let open = 2;
    const finish = () => {
      open -= 1;
      if (open === 0) resolve(undefined);
    };
    // The parser may end before the request does: a request cut off in its last bytes is incomplete too.
    request.once('end', finish);
    parser.once('finish', finish);
    parser.on('error', () => {
      resolve({ code: 'body-malformed', detail: 'The multipart body ends too early or is not well-formed.' });
    });
    const cut = () => {
      if (!request.complete) resolve({ code: 'body-incomplete', detail: 'The request was cut short.' });
    };
    request.once('close', cut).once('error', cut);
    if (request.destroyed) cut();
    else request.pipe(parser);
  });
}
