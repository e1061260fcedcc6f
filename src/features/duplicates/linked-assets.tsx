import { useI18n } from '#i18n/i18n-context.tsx';
import { shownName } from '#lib/shown-name.ts';

import { LinkChip } from './link-chip.tsx';
import type { Links } from './links.ts';

interface LinkedAssetsProps {
  readonly assetIds: readonly string[];
  readonly thisAssetId: string;
  readonly links: Links;
  /** Called when a link is followed: it may lead away from the dialog, or to the page behind it. */
  readonly onLeave: () => void;
}

/** The assets the existing document is linked to, and a note if the current asset isn't one of them. */
export function LinkedAssets({ assetIds, thisAssetId, links, onLeave }: LinkedAssetsProps) {
  const { t } = useI18n();
  return (
    <div className="linked">
      <h3 className="small">
        {assetIds.length > 0 ? t.duplicate.linked(assetIds.length) : t.duplicate.notLinked}
      </h3>
      <ul className="row">
        {assetIds.map((assetId) => {
          const isThis = assetId === thisAssetId;
          return (
            <li key={assetId}>
              <LinkChip href={links.toAsset(assetId)} isHere={isThis} onClick={onLeave}>
                {isThis ? t.duplicate.thisAsset(shownName(assetId)) : shownName(assetId)}
              </LinkChip>
            </li>
          );
        })}
      </ul>
      {!assetIds.includes(thisAssetId) && (
        <p className="small linked__missing">{t.duplicate.notHere(shownName(thisAssetId))}</p>
      )}
    </div>
  );
}
