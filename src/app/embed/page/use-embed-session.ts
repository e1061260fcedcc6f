import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

import type { Loaded } from '#ui/use-loaded.ts';

import type { Session, Settings } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';

import type { Controller } from '../events/controller.ts';
import type { HostSignIn } from '../tokens/host-sign-in.ts';
import type { EmbedDeferredChunk } from './load-embed-deferred-chunk.ts';

interface EmbedSessionOptions {
  readonly chunk: Loaded<EmbedDeferredChunk>;
  /** The last good ones. */
  readonly settings: Settings | undefined;
  readonly signIn: HostSignIn;
  readonly controller: Controller;
}

/**
 * The session of the person whom the host signed in. Whatever the host changes is shown at once and holds for the next
 * attempt; only another service, or another way to work, is another session.
 */
export function useEmbedSession({
  chunk,
  settings,
  signIn,
  controller,
}: EmbedSessionOptions): Session | undefined {
  const isAnonymous = useSyncExternalStore(signIn.subscribe, signIn.isAnonymous);
  const opened = useSameWhileEqual(
    settings && { ...settings, keepFiles: settings.keepFiles && !isAnonymous },
  );
  const latest = useRef(settings);
  useEffect(() => {
    latest.current = settings;
  });
  const current = useCallback(() => latest.current!, []);
  const session = useSession({ chunk, config: opened, signIn, latest: current });
  return useMemo(
    () => session && settings && { ...session, config: controller.links.withLinks(settings) },
    [session, settings, controller],
  );
}

/** The first settings of those that make the same session. */
function useSameWhileEqual(settings: Settings | undefined): Settings | undefined {
  const { baseUrl, keepFiles, concurrency, retryAmbiguous } = settings ?? {};
  const key = settings && JSON.stringify({ baseUrl, keepFiles, concurrency, retryAmbiguous });
  // oxlint-disable-next-line react/exhaustive-deps -- the key says which settings make another session
  return useMemo(() => settings, [key]);
}
