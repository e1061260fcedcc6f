import type { IncomingMessage } from 'node:http';

import { answerAndClose, type Exchange, rejectionAnswer } from './answer.ts';

/**
 * Runs the handler of one request. Every request goes through here: a handler that failed elsewhere would be an
 * unhandled rejection, which ends the process. A failure is answered with 500 and reported.
 */
export function serveRequest(exchange: Exchange, handler: () => Promise<unknown>): void {
  handler()
    .catch((error: unknown) => answerFailure(exchange, error, console.error))
    .catch(() => exchange.response.destroy());
}

/** Answers a request whose handler failed, as far as that is still possible, and reports the error. */
export async function answerFailure(
  exchange: Exchange,
  error: unknown,
  onError: (error: unknown) => void,
): Promise<void> {
  const { request, response } = exchange;
  if (response.headersSent) {
    // A client that disconnects during a download is not an error of the service.
    const isGone = request.destroyed || response.destroyed;
    response.destroy();
    if (!isGone) onError(error);
    return;
  }
  // Neither is one that disconnects before it has sent its body.
  if (error !== request.errored) onError(error);
  const rejection = {
    code: 'internal',
    detail: 'The service failed. Whether something was stored is not known.',
  } as const;
  await answerAndClose(exchange, rejectionAnswer(rejection));
}

const maxShortBytes = 4096;

/** Reads the body of a form or a small JSON request; returns an empty text for one that is longer than 4 KiB. */
export async function readShortBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > maxShortBytes) return '';
  }
  return text;
}
