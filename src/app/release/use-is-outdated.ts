import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';

import { buildOf } from '#lib/build-of.ts';

const version = z.object({ build: z.string() });

const quarterHourMs = 15 * 60_000;

/**
 * Returns true if the web server has another release than the one that was started with `entry`. Once it had, it is so.
 */
export function useIsOutdated(entry: string | undefined): boolean {
  const current = entry === undefined ? undefined : buildOf(entry);
  const { data, refetch } = useQuery({
    queryKey: ['release', current],
    queryFn: async ({ signal }) => (await fetchBuild(signal)) !== current,
    enabled: (query) => current !== undefined && query.state.data !== true,
    // Also whenever the page is looked at again, which is what happens to data that is stale.
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

/** The build that is there now. Rejects when that cannot be found out. */
async function fetchBuild(signal: AbortSignal): Promise<string> {
  const url = new URL('version.json', document.baseURI);
  const answer = await fetch(url, { cache: 'no-cache', credentials: 'omit', signal });
  if (!answer.ok) throw new Error(`Status ${answer.status}`);
  return version.parse(await answer.json()).build;
}
