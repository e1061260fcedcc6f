import { useEffect } from 'react';

import { typedFiles } from '#file-type/typed-files.ts';
import type { IntakeStore } from '#intake/store.ts';

import { useRoute } from '../route.ts';
import type { SharedFilesController } from './shared-files-controller.ts';

interface SharedIntakeProps {
  readonly store: IntakeStore;
  readonly shared: SharedFilesController;
  readonly assetId: string;
}

/** Adds shared files to the form of the asset chosen for them. */
export function SharedIntake({ shared, assetId, store }: SharedIntakeProps) {
  const route = useRoute();
  const isForShared = route.page === 'asset' && route.assetId === assetId && route.isForShared === true;
  useEffect(() => {
    if (!isForShared) return undefined;
    let isWanted = true;
    void shared.moveToForm({
      assetId,
      isWanted: () => isWanted,
      prepare: typedFiles,
      receive: (files) =>
        store.dispatch({ type: 'arrived', files: files.map((file) => ({ path: file.name, file })) }),
    });
    return () => {
      isWanted = false;
    };
  }, [isForShared, shared, assetId, store]);
  useEffect(() => () => shared.moveBack(assetId), [shared, assetId]);
  return null;
}
