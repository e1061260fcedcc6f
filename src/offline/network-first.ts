import { setTimer } from '#lib/time/timer.ts';

/** Time limits for a network that neither answers nor fails, in milliseconds: by default, and if a person waits for it. */
export const patienceMs = { short: 4000, long: 60_000 } as const;

/**
 * Returns the network's response, or the cached one, if any, if the network fails or takes too long or the server has
 * an error. Rejects as `fetched` does.
 */
export async function networkFirst(
  fetched: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  limitMs: number = patienceMs.short,
): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimer(limitMs, () => resolve(undefined)));
  const first = await Promise.race([fetched.catch(() => undefined), late]);
  if (first !== undefined && first.status < 500) return first;
  return (await kept()) ?? fetched;
}
