import type { IncomingMessage } from 'node:http';

/** Limits for reading a rejected body before the connection is cut, so that the client can see the answer. */
const bounds = { bytes: 256 * 1024 ** 2, milliseconds: 30_000 };

/** Reads and discards the rest of a body; returns at its end, if the client disconnects, or at the limits. */
export function discardBody(request: IncomingMessage, limits = bounds): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let left = limits.bytes;
    const timer = setTimeout(finish, limits.milliseconds);
    timer.unref();
    request.on('data', count);
    request.once('end', finish).once('close', finish).once('error', finish);
    request.resume();

    function count(chunk: Buffer): void {
      left -= chunk.length;
      if (left < 0) finish();
    }
    function finish(): void {
      clearTimeout(timer);
      request.off('data', count);
      request.pause();
      resolve();
    }
  });
}
