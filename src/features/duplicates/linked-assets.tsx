import type { ReactNode } from 'react';

import { duplicateMessages } from '#i18n/duplicate-messages.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { withNodes } from '#i18n/with-nodes.tsx';
import { shownName } from '#lib/shown-name.ts';

import { AssetId } from './asset-id.tsx';
import { LinkChip } from './link-chip.tsx';
import type { Links } from './links.ts';

interface LinkedAssetsProps {
  /** Absent if the service didn't say. */
  readonly assetIds: readonly string[] | undefined;
  readonly thisAssetId: string;
  readonly links: Links;
  /** Called when a link is followed: it may lead away from the dialog, or to the page behind it. */
  readonly onLeave: () => void;
  /** Shown if the current asset isn't known to be one of them. */
  readonly children?: ReactNode;
}

/** The assets the existing document is linked to, and a note if the current asset isn't known to be one of them. */
export function LinkedAssets({ assetIds, thisAssetId, links, onLeave, children }: LinkedAssetsProps) {
  const words = duplicateMessages(useI18n());
  if (!assetIds) {
    return (
      <div className="linked">
        <h3 className="small">{words.linksUnknown}</h3>
        <p className="small linked__missing">{withNodes(words.checkLink, <AssetId id={thisAssetId} />)}</p>
        {children}
      </div>
    );
  }
  return (
    <div className="linked">
      <h3 className="small">{assetIds.length > 0 ? words.linked(assetIds.length) : words.notLinked}</h3>
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
      </ul>
      {!assetIds.includes(thisAssetId) && (
        <>
          <p className="small linked__missing">{withNodes(words.notHere, <AssetId id={thisAssetId} />)}</p>
          {children}
        </>
      )}
    </div>
  );
}
