import { useEffect } from 'react';

import { rememberAsset } from '#features/choose-asset/recent-assets.ts';
import { similarAssets } from '#features/choose-asset/similar-assets.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { pagesMessages } from '#i18n/pages-messages.ts';
import { shownName } from '#lib/shown-name.ts';
import { isConfirmed } from '#queue/upload.ts';
import { Name } from '#ui/name.tsx';

import { assetHref } from '../route.ts';
import type { Session } from '../session/session.ts';
import { useUploads } from '../session/use-uploads.ts';

interface AssetCheckProps {
  readonly session: Session;
  readonly assetId: string;
}

/**
 * Warns before files are chosen if the asset isn't in the deployment's list, and suggests similar IDs.
 * Remembers it as a recent asset if it is listed, or once the service has stored a document for it.
 */
export function AssetCheck({ session, assetId }: AssetCheckProps) {
  const { chooseAsset: words } = pagesMessages(useI18n());
  const { assets } = session.config;
  const isListed = assets.some(({ id }) => id === assetId);
  const isAccepted = useUploads(session).some(
    (upload) => upload.job.assetId === assetId && isConfirmed(upload),
  );
  useEffect(() => {
    if (isListed || isAccepted) rememberAsset(session.memory, assetId);
  }, [isListed, isAccepted, session.memory, assetId]);

  if (isListed || isAccepted || assets.length === 0) return null;
  const similar = similarAssets(assets, assetId);
  return (
    <div className="lists-note" role="status">
      <p>{words.unknown(shownName(assetId))}</p>
      {similar.length > 0 && (
        <p className="row">
          {words.similar}
          {similar.map(({ id, name }) => (
            <a key={id} href={assetHref(id)}>
              <Name>{`${id} · ${name}`}</Name>
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
