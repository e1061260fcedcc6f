import type { IncomingMessage } from 'node:http';

import { findAsset } from './assets/find-asset.ts';
import { applicationConfig, tokenAnswer } from './demo/handle-demo.ts';
import { answerAndClose, answerShort, type Exchange, jsonAnswer, rejectionAnswer } from './http/answer.ts';
import { answerOptions } from './http/cors.ts';
import { sendFile } from './library/send-file.ts';
import { handleUpload, uploadAnswer, type UploadContext, type UploadTarget } from './upload/handle-upload.ts';

type Task = (exchange: Exchange) => Promise<void>;

/** Finds the handler of a request by its path; `undefined` if the path isn't one of the service's. */
export function route(request: IncomingMessage, context: UploadContext): Task | undefined {
  const url = request.url ?? '/';
  const segments = pathSegments(url) ?? [];
  if (segments.join('/') === 'config.json' && context.options.signIn !== undefined) {
    const config = jsonAnswer(200, applicationConfig(context.options));
    return only(['GET', 'HEAD'], (exchange) => answerShort(exchange, config));
  }
  if (!/^\/(v1|library)([/?]|$)/.test(url)) return undefined;
  return uploadRoute(segments, context) ?? libraryRoute(segments, context) ?? notFound;
}

function uploadRoute(segments: readonly string[], context: UploadContext): Task | undefined {
  const target = readTarget(segments);
  if (target === undefined) return undefined;
  return only(['POST'], async (exchange) => {
    const stored = await handleUpload(exchange.request, target, context);
    await answerAndClose(exchange, stored.ok ? uploadAnswer(stored.value) : rejectionAnswer(stored.problem));
  });
}

/** `assets/zip` is the operation for documents on an asset named "zip"; the ZIP operation has one more segment. */
function readTarget(segments: readonly string[]): UploadTarget | undefined {
  const [version, documents, assets, ...rest] = segments;
  if (version !== 'v1' || documents !== 'documents' || assets !== 'assets') return undefined;
  const [first = '', second = ''] = rest.map((segment) => segment.normalize('NFC'));
  if (rest.length === 1 && first !== '') return { operation: 'document', assetId: first };
  if (rest.length === 2 && first === 'zip' && second !== '') return { operation: 'manual', assetId: second };
  return undefined;
}

function libraryRoute(segments: readonly string[], context: UploadContext): Task | undefined {
  const [library, area, ...rest] = segments;
  if (library !== 'library') return undefined;
  const [id] = rest;
  if (area === 'documents' && id && rest.length === 1) {
    return only(['GET', 'HEAD'], async (exchange) => {
      const stored = context.library.byId(id);
      if (stored) return await sendFile(exchange, stored, context.library);
      const detail = `There is no document "${id}".`;
      return answerShort(exchange, rejectionAnswer({ code: 'document-unknown', detail }));
    });
  }
  if (area === 'assets' && rest.length === 0) {
    return only(['GET', 'HEAD'], async (exchange) => {
      const found = await findAsset(exchange.request, context.tokens);
      answerShort(exchange, found.ok ? jsonAnswer(200, found.value) : rejectionAnswer(found.problem));
    });
  }
  if (area !== 'demo' || rest.join('/') !== 'token') return undefined;
  const { tokens, options } = context;
  return only(['POST'], async (exchange) => {
    await answerAndClose(exchange, await tokenAnswer(exchange.request, tokens, options));
  });
}

const notFound: Task = (exchange) =>
  answerAndClose(
    exchange,
    rejectionAnswer({ code: 'not-found', detail: 'The service has no such address.' }),
  );

/** Answers OPTIONS, and rejects methods that are not among `methods`. */
const only =
  (methods: readonly string[], task: (exchange: Exchange) => void | Promise<void>): Task =>
  async (exchange) => {
    const { method = '' } = exchange.request;
    if (methods.includes(method)) return await task(exchange);
    const allowed = methods.join(', ');
    if (method === 'OPTIONS') return answerOptions(exchange, allowed);
    const headers = { Allow: `${allowed}, OPTIONS` };
    const detail = `${method} is not possible here.`;
    return await answerAndClose(exchange, rejectionAnswer({ code: 'method-not-allowed', detail, headers }));
  };

/**
 * Returns the segments of a request's path, each percent-decoded separately, so that `A%2F1` stays one segment and `..`
 * stays a name. Undefined if it can't be decoded.
 */
function pathSegments(requestUrl: string): readonly string[] | undefined {
  // Not `new URL`: it resolves `..` and `%2e%2e`, which are names here.
  const path = requestUrl.replace(/[?#].*$/s, '');
  if (!path.startsWith('/')) return undefined;
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
