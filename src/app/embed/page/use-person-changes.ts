import { useEffect, useRef } from 'react';

import { isConfirmed } from '#queue/upload.ts';

import type { Session } from '../../session/session.ts';

import type { Controller } from '../events/controller.ts';
import type { HostSignIn } from '../tokens/host-sign-in.ts';

interface PersonChangesOptions {
  readonly signIn: HostSignIn;
  /** Session of the person who is here. */
  readonly session: Session | undefined;
  readonly controller: Controller;
  readonly assetId: string;
}

/** Tells the host when the page becomes another person's, and what became of the former person's documents. */
export function usePersonChanges({ signIn, session, controller, assetId }: PersonChangesOptions): void {
  const latest = useRef({ session, assetId });
  useEffect(() => {
    latest.current = { session, assetId };
  });
  useEffect(
    () =>
      signIn.subscribe((before) => {
        if (before.status === 'signed-out' || before.generation === signIn.state().generation) return;
        const unsent = (latest.current.session?.queue.getSnapshot() ?? []).filter(
          (upload) => !isConfirmed(upload) && upload.status !== 'cancelled',
        );
        const savedCount = unsent.filter(
          (upload) => 'persistence' in upload && upload.persistence === 'saved',
        ).length;
        controller.emit('person-changed', {
          assetId: latest.current.assetId,
          savedCount,
          lostCount: unsent.length - savedCount,
        });
      }),
    [signIn, controller],
  );
}
