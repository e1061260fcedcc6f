import { LookupNote } from '#features/choose-asset/lookup/lookup-note.tsx';
import { useTypedAsset } from '#features/choose-asset/lookup/use-asset-lookup.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { chooseAssetMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/shown-name.ts';
import { Button } from '#ui/button.tsx';
import { Name } from '#ui/name.tsx';

import { useLookup, type LookupContext } from './use-known-asset.ts';

interface TypedAssetNoteProps {
  readonly context: LookupContext;
  readonly assetId: string;
  readonly onChoose: (assetId: string) => void;
}

/** Looks up an ID that is typed into a form, and says if it isn't known or couldn't be checked. */
export function TypedAssetNote({ context, assetId, onChoose }: TypedAssetNoteProps) {
  const words = chooseAssetMessages(useI18n());
  const { assets } = context.config;
  const state = useTypedAsset({ lookup: useLookup(context), assets, typed: assetId });
  // Asked for an ID, a service may answer with a similar one.
  const other = state.status === 'found' && state.asset.id !== assetId ? state.asset : undefined;
  return (
    <>
      <div className="small" role="status">
        {(other ?? state.status === 'unknown') && <p>{words.unknown(shownName(assetId))}</p>}
        {other && (
          <p className="row">
            <span>{words.similar}</span>
            <Button look="quiet" onClick={() => onChoose(other.id)}>
              <Name>{[other.id, other.name].filter(Boolean).join(' · ')}</Name>
            </Button>
          </p>
        )}
      </div>
      <LookupNote id={assetId} state={state} />
    </>
  );
}
