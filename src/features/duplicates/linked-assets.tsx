import { useI18n } from '#i18n/i18n-context.tsx';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/shown-name.ts';

import { LinkChip } from './link-chip.tsx';
import type { Links } from './links.ts';

interface LinkedAssetsProps {
  /** Absent if the service didn't say. */
  readonly assetIds: readonly string[] | undefined;
  /** Number of further assets whose IDs can't be read. */
  readonly moreAssets: number | undefined;
  readonly thisAssetId: string;
  readonly links: Links;
  /** Called when a link is followed: it may lead away from the dialog, or to the page behind it. */
  readonly onLeave: () => void;
}

/** The assets the existing document is linked to. */
export function LinkedAssets({ assetIds, moreAssets = 0, thisAssetId, links, onLeave }: LinkedAssetsProps) {
  const i18n = useI18n();
  const words = duplicateMessages(i18n);
  if (!assetIds) return <h3 className="small">{words.linksUnknown}</h3>;
  const count = assetIds.length + moreAssets;
  return (
    <div className="linked">
      <h3 className="small">{count > 0 ? words.linked(count) : words.notLinked}</h3>
      <ul className="row">
        {assetIds.map((assetId) => {
          const isThis = assetId === thisAssetId;
          return (
            <li key={assetId}>
              <LinkChip href={links.toAsset(assetId)} isHere={isThis} onClick={onLeave}>
                {isThis ? words.thisAsset(shownName(assetId)) : shownName(assetId)}
              </LinkChip>
            </li>
          );
        })}
        {moreAssets > 0 && <li className="muted">{`+${i18n.formats.number(moreAssets)}`}</li>}
      </ul>
    </div>
  );
}
