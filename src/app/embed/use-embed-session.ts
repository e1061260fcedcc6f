import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

import type { Loaded } from '#ui/use-loaded.ts';

import type { Session, Settings } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';

import type { Desk } from './desk.ts';
import type { HostSignIn } from './host-sign-in.ts';
import type { EmbedParts } from './load-embed-parts.ts';

interface EmbedSessionOptions {
  readonly parts: Loaded<EmbedParts>;
  /** The last good ones. */
  readonly settings: Settings | undefined;
  readonly signIn: HostSignIn;
  readonly desk: Desk;
}

/**
 * The session of the person whom the host signed in. Whatever the host changes is shown at once and holds for the next
 * attempt; only another service, or another way to work, is another session.
 */
export function useEmbedSession({ parts, settings, signIn, desk }: EmbedSessionOptions): Session | undefined {
  const isAnonymous = useSyncExternalStore(signIn.subscribe, signIn.isAnonymous);
  const opened = useSameWhileEqual(
    settings && { ...settings, keepFiles: settings.keepFiles && !isAnonymous },
  );
  const latest = useRef(settings);
  useEffect(() => {
    latest.current = settings;
  });
  const current = useCallback(() => latest.current!, []);
  const session = useSession({ parts, config: opened, signIn, latest: current });
  return useMemo(
    () => session && settings && { ...session, config: desk.links.withLinks(settings) },
    [session, settings, desk],
  );
}

/** The first settings of those that make the same session. */
function useSameWhileEqual(settings: Settings | undefined): Settings | undefined {
  const { baseUrl, keepFiles, concurrency, retryAmbiguous } = settings ?? {};
  const key = settings && JSON.stringify({ baseUrl, keepFiles, concurrency, retryAmbiguous });
  // oxlint-disable-next-line react/exhaustive-deps -- the key says which settings make another session
  return useMemo(() => settings, [key]);
}
