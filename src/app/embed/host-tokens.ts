import type { GetHostToken } from './contract.ts';

/** A token of the host other than the rejected one. Rejects with what the host says. */
type GetToken = (rejected?: string) => Promise<string>;

/** `ask` is called for one question at a time, however many attempts need a token; `signal` ends with who asks. */
export function createHostTokens(ask: GetHostToken, signal: AbortSignal): GetToken {
  let asking: Promise<string> | undefined;
  let last: string | undefined;

  const begin = (rejected: string | undefined): Promise<string> => {
    const request =
      rejected === undefined ? { reason: 'initial' as const } : { reason: 'expired' as const, rejected };
    asking = askSafely(ask, { ...request, signal })
      .then((token) => {
        last = token;
        return token;
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  const get: GetToken = async (rejected) => {
    const onItsWay = asking;
    if (onItsWay) {
      const token = await onItsWay;
      // Another one may have asked for its successor meanwhile.
      return token === rejected ? get(rejected) : token;
    }
    if (rejected !== undefined && last !== undefined && last !== rejected) return last;
    return begin(rejected);
  };
  return get;
}

/** Whatever the host does becomes a promise of a text. */
async function askSafely(ask: GetHostToken, request: Parameters<GetHostToken>[0]): Promise<string> {
  const token: unknown = await ask(request);
  if (typeof token !== 'string' || token === '') throw new TypeError('What the host gave is no token.');
  return token;
}
