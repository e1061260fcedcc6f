import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { moveMessages } from '#i18n/messages/en/uploads.ts';
import { lazyModule } from '#lib/lazy.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { Button } from '#ui/controls/button.tsx';
import { MissingPart } from '#ui/loading/missing-part.tsx';
import { useLoaded } from '#ui/loading/use-loaded.ts';

import type { ChosenFiles } from '../../chosen-files/chosen-files.ts';
import type { ChosenCounts } from '../../drafts/use-chosen-counts.ts';
import { assetHref } from '../../route.ts';
import type { Session } from '../../session/session.ts';
import { useKnownAssets, type AssetSource } from './use-known-assets.tsx';

interface ChangeAssetProps {
  readonly session: AssetSource & Pick<Session, 'sharedFiles' | 'savedDrafts'>;
  readonly assetId: string;
  readonly chosenCounts: Pick<ChosenCounts, 'assetIds'>;
  readonly chosenFiles: Pick<ChosenFiles, 'move'>;
}

/** Button that gives the page's chosen files to another asset, with all that was entered. Shown once there are some. */
export function ChangeAsset(props: ChangeAssetProps) {
  const isNeeded = props.chosenCounts.assetIds.includes(props.assetId);
  return isNeeded && <LoadedChange {...props} />;
}

const dialogModule = lazyModule(() => import('./change-asset-dialog.tsx'));

/** The dialog is loaded with the button, so that it opens without a network later. */
function LoadedChange({ session, assetId, chosenCounts, chosenFiles }: ChangeAssetProps) {
  const i18n = useI18n();
  const { change: words, moved, undo } = moveMessages(i18n);
  const [isOpen, setIsOpen] = useState(false);
  /** Asset to which "Undo" returns. */
  const [former, setFormer] = useState<string>();
  const loaded = useLoaded(dialogModule);
  const assets = useKnownAssets(session, assetHref);
  const change = (to: string) => {
    setIsOpen(false);
    session.sharedFiles?.changeAsset(assetId, to);
    session.savedDrafts.changeAsset(session.personId, assetId, to);
    location.hash = assetHref(to);
    chosenFiles.move(assetId, to);
    setFormer(to === former ? undefined : assetId);
  };
  const canUndo = former !== undefined && !chosenCounts.assetIds.includes(former);
  return (
    <span className="row">
      <Button onClick={() => setIsOpen(true)}>
        <ArrowLeftRight />
        <span>{words.open}</span>
      </Button>
      <span role="status">{canUndo && moved(1, shownName(assetId))}</span>
      {canUndo && (
        <Button look="link" onClick={() => change(former)}>
          {undo}
        </Button>
      )}
      {isOpen && loaded.status === 'failed' && <MissingPart onRetry={loaded.retry} />}
      {isOpen && loaded.status === 'loaded' && (
        <loaded.part.ChangeAssetDialog
          {...{ assetId, assets }}
          occupiedIds={chosenCounts.assetIds}
          onChange={change}
          onClose={() => setIsOpen(false)}
        />
      )}
    </span>
  );
}
