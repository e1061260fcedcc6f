import { useEffect, useRef } from 'react';

import { isConfirmed } from '#queue/upload.ts';

import type { PersonChange } from '../../person/use-person-changes.ts';
import type { Session } from '../../session/session.ts';
import type { SignIn } from '../../sign-in/sign-in.ts';
import type { Controller } from '../events/controller.ts';
import type { Inbox } from '../events/inbox.ts';

interface ChangeEventsOptions {
  readonly controller: Controller;
  readonly signIn: Pick<SignIn, 'state' | 'subscribe'>;
  /** Files of the host that wait for an asset. They are discarded when the stay of their person ends. */
  readonly inbox: Inbox;
  readonly assetId: string;
}

/** Tells the host when the stay of a person has ended, and what became of that person's documents. */
export function useChangeEvents({ controller, signIn, inbox, assetId }: ChangeEventsOptions) {
  const discardedCount = useRef(0);
  useEffect(
    () =>
      signIn.subscribe((before) => {
        if (before.status === 'signed-out' || before.generation === signIn.state().generation) return;
        discardedCount.current += inbox.pending().length;
        inbox.empty();
      }),
    [signIn, inbox],
  );
  return ({ kept, lost }: PersonChange, former: Pick<Session, 'queue'> | undefined) => {
    const unsent = (former?.queue.getSnapshot() ?? []).filter(
      (upload) => !isConfirmed(upload) && upload.status !== 'cancelled',
    );
    const saved = unsent.filter((upload) => 'persistence' in upload && upload.persistence === 'saved');
    controller.emit('person-changed', {
      assetId,
      savedCount: saved.length + kept + (former?.queue.savedByNewer.get().length ?? 0),
      lostCount: unsent.length - saved.length + lost + discardedCount.current,
    });
    discardedCount.current = 0;
  };
}
