import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';

import { buildOf } from '#lib/build-of.ts';

const version = z.object({ build: z.string() });

const quarterHourMs = 15 * 60_000;

/** Returns true once the web server has another release than that of `entry`. */
export function useIsOutdated(entry: string | undefined): boolean {
  const current = entry === undefined ? undefined : buildOf(entry);
  const { data, refetch } = useQuery({
    queryKey: ['release', current],
    queryFn: async ({ signal }) => (await fetchBuild(signal)) !== current,
    enabled: (query) => current !== undefined && query.state.data !== true,
    // Also checked when the page becomes visible again, since the data is stale by then.
    refetchInterval: quarterHourMs,
    retry: false,
  });
  useEffect(() => {
    if (current === undefined) return undefined;
    const ask = () => void refetch();
    // From Vite: a chunk is missing, as after a release.
    addEventListener('vite:preloadError', ask);
    return () => removeEventListener('vite:preloadError', ask);
  }, [current, refetch]);
  return data === true;
}

/** Returns the current build. Rejects if it can't be determined. */
async function fetchBuild(signal: AbortSignal): Promise<string> {
  const url = new URL('version.json', document.baseURI);
  const answer = await fetch(url, { cache: 'no-cache', credentials: 'omit', signal });
  if (!answer.ok) throw new Error(`Status ${answer.status}`);
  return version.parse(await answer.json()).build;
}
