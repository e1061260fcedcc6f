import type { GetToken } from '#api/request/upload-request.ts';
import { untilAborted } from '#lib/time/until-aborted.ts';

interface FetchOptions {
  readonly getToken: GetToken;
  readonly signal: AbortSignal;
  /** Language tag of the wanted answer; by default the browser's languages. */
  readonly language?: string;
}

/** Fetches JSON of the operator with the person's token, and with a renewed one after a 401. */
export async function fetchWithToken(url: string, options: FetchOptions): Promise<Response> {
  const { getToken, signal } = options;
  // A host may open a sign-in page for it, which takes as long as the person takes.
  const token = await untilAborted(getToken({ reason: 'initial', signal }), signal);
  const answer = await ask(url, token, options);
  if (answer.status !== 401) return answer;
  const fresh = getToken({ reason: 'expired', rejected: token, signal });
  return ask(url, await untilAborted(fresh, signal), options);
}

/** A redirect could carry the token to another server. */
const ask = (url: string, token: string, { signal, language }: FetchOptions): Promise<Response> =>
  fetch(url, {
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      ...(language !== undefined && { 'Accept-Language': language }),
    },
    credentials: 'omit',
    redirect: 'error',
    signal,
  });

/** Returns true if a retry may help: what timed out isn't requested again. */
export const isWorthRetry = (error: Error): boolean => error.name !== 'TimeoutError';
