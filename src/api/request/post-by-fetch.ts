import { ProblemError } from '../errors.ts';
import { brokenAnswer, formDataOf, type MultipartPost } from './post-multipart.ts';
import type { HttpAnswer } from './read-answer.ts';

/**
 * Returns a function that sends one multipart POST as `postMultipart` does, by `fetch`, which service workers have. It
 * reports no progress, so the whole request has a limit: `limitMs` returns it, in milliseconds.
 */
export function createPostByFetch(limitMs: () => number) {
  return async (post: MultipartPost): Promise<HttpAnswer> => {
    const { url, token, signal } = post;
    signal.throwIfAborted();
    const limit = AbortSignal.timeout(limitMs());
    let head: Omit<HttpAnswer, 'body'> | undefined;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: formDataOf(post),
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.any([signal, limit]),
      });
      head = { status: response.status, url: response.url, retryAfter: response.headers.get('Retry-After') };
      return { ...head, body: await response.text() };
    } catch (cause) {
      signal.throwIfAborted();
      // How far it got isn't known.
      const problem = limit.aborted
        ? ({ code: 'no-answer', outcome: 'unknown' } as const)
        : ({ code: 'network', sentBytes: 0, outcome: 'unknown' } as const);
      return brokenAnswer(head, new ProblemError(problem, { cause }));
    }
  };
}
