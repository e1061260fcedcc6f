import { useMemo, useSyncExternalStore } from 'react';

import type { InspectedDocument } from '#intake/chosen-file.ts';

import type { Settings } from '../../config/settings.ts';
import { isUnnamed } from '../../identity/person.ts';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import type { Controller } from '../events/controller.ts';
import type { HostSignIn } from '../tokens/host-sign-in.ts';
import { embedChunk } from './embed-chunk.ts';

interface EmbedSessionOptions {
  /** Last valid settings. */
  readonly settings: Settings | undefined;
  readonly signIn: HostSignIn;
  readonly controller: Controller;
}

/**
 * Returns the session of the person signed in by the host. A change by the host is shown at once and applies to the
 * next attempt; only another service, or another way to work, starts another session.
 */
export function useEmbedSession({ settings, signIn, controller }: EmbedSessionOptions): Session | undefined {
  const state = useSyncExternalStore(signIn.subscribe, signIn.state);
  const isAnonymous = state.status !== 'signed-out' && isUnnamed(state.person);
  const opened = useSameWhileEqual(
    settings && { ...settings, keepFiles: settings.keepFiles && !isAnonymous },
  );
  const session = useSession({ code: embedChunk, config: opened, current: settings, signIn });
  return useMemo(
    () =>
      session &&
      settings && {
        ...session,
        config: controller.links.withLinks(settings),
        onInspected: (assetId: string, { file, findings }: InspectedDocument) =>
          void controller.emit('inspected', {
            assetId,
            fileName: file.name,
            sizeBytes: file.size,
            findings: findings.map(({ code, severity }) => ({ code, severity })),
          }),
      },
    [session, settings, controller],
  );
}

/** Returns the first settings of those that share a session. */
function useSameWhileEqual(settings: Settings | undefined): Settings | undefined {
  const { baseUrl, keepFiles, concurrency, retryAmbiguous } = settings ?? {};
  const key = settings && JSON.stringify({ baseUrl, keepFiles, concurrency, retryAmbiguous });
  // oxlint-disable-next-line react/exhaustive-deps -- the key tells which settings need another session
  return useMemo(() => settings, [key]);
}
