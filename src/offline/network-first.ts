import { setTimer } from '#lib/timer.ts';

/** Time limit for a network that neither answers nor fails, in milliseconds. */
export const patienceMs = 4000;

/**
 * Returns the network's response, or the cached one, if any, if the network fails or takes too long or the server has
 * an error. Rejects as `fetched` does.
 */
export async function networkFirst(
  fetched: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimer(patienceMs, () => resolve(undefined)));
  const first = await Promise.race([fetched.catch(() => undefined), late]);
  if (first !== undefined && first.status < 500) return first;
  return (await kept()) ?? fetched;
}
