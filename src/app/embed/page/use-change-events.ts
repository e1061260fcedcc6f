import { useCallback, useEffect, useRef } from 'react';

import { isConfirmed } from '#queue/upload.ts';

import type { PersonChange } from '../../person/use-person-changes.ts';
import type { Session } from '../../session/session.ts';

import type { Controller } from '../events/controller.ts';
import type { HostSignIn } from '../tokens/host-sign-in.ts';

/** Tells the host when the page becomes another person's, and what became of the former person's documents. */
export function useChangeEvents(controller: Controller, { isUnnamed }: HostSignIn, assetId: string) {
  const shownAssetId = useRef(assetId);
  useEffect(() => {
    shownAssetId.current = assetId;
  });
  const onChange = useCallback(
    ({ kept, lost }: PersonChange, former: Session | undefined) => {
      const unsent = (former?.queue.getSnapshot() ?? []).filter(
        (upload) => !isConfirmed(upload) && upload.status !== 'cancelled',
      );
      const saved = unsent.filter((upload) => 'persistence' in upload && upload.persistence === 'saved');
      controller.emit('person-changed', {
        assetId: shownAssetId.current,
        savedCount: saved.length + kept,
        lostCount: unsent.length - saved.length + lost,
      });
    },
    [controller],
  );
  return { isUnnamed, onChange };
}
