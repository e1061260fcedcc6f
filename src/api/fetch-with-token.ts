import { untilAborted } from '#lib/time/until-aborted.ts';

import type { GetToken } from './upload-request.ts';

interface FetchOptions {
  readonly getToken: GetToken;
  readonly signal: AbortSignal;
}

/** Fetches JSON of the operator with the person's token, and with a renewed one after a 401. */
export async function fetchWithToken(url: string, { getToken, signal }: FetchOptions): Promise<Response> {
  // A host may open a sign-in page for it, which takes as long as the person takes.
  const token = await untilAborted(getToken({ reason: 'initial', signal }), signal);
  const answer = await ask(url, token, signal);
  if (answer.status !== 401) return answer;
  const fresh = getToken({ reason: 'expired', rejected: token, signal });
  return ask(url, await untilAborted(fresh, signal), signal);
}

/** A redirect could carry the token to another server. */
const ask = (url: string, token: string, signal: AbortSignal): Promise<Response> =>
  fetch(url, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    credentials: 'omit',
    redirect: 'error',
    signal,
  });

/** Returns true if a retry may help: what timed out isn't requested again. */
export const isWorthRetry = (error: Error): boolean => error.name !== 'TimeoutError';
