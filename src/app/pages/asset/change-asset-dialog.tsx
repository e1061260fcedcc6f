import { AssetDialog } from '#features/uploads/asset/asset-dialog.tsx';
import type { KnownAssets } from '#features/uploads/asset/known-assets.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { moveMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/text/shown-name.ts';

interface ChangeAssetDialogProps {
  readonly assetId: string;
  readonly assets: KnownAssets;
  /** Assets that have chosen files. */
  readonly occupiedIds: readonly string[];
  readonly onChange: (assetId: string) => void;
  readonly onClose: () => void;
}

/** Asks for the asset to which the chosen files belong. */
export function ChangeAssetDialog({ assetId, occupiedIds, onChange, ...props }: ChangeAssetDialogProps) {
  const { change: words, sameAsset } = moveMessages(useI18n());
  return (
    <AssetDialog
      {...props}
      title={words.open}
      confirmLabel={words.open}
      exceptId={assetId}
      errorOf={(to) => {
        if (to === assetId) return sameAsset;
        return occupiedIds.includes(to) ? words.occupied(shownName(to)) : undefined;
      }}
      onChoose={onChange}
      hint={<p>{words.hint}</p>}
    />
  );
}
