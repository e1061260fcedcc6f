import { useEffect } from 'react';

import { rememberAsset } from '#asset/recent-assets.ts';
import { LookupNote } from '#features/choose-asset/lookup/lookup-note.tsx';
import { isConfirmed } from '#queue/upload.ts';
import { Name } from '#ui/content/name.tsx';
import { useValue } from '#ui/use-value.ts';

import { useKnownAsset } from '../../asset-lookup/use-known-asset.ts';
import { useChoices } from '../../config/choices/use-choices.ts';
import type { Session } from '../../session/session.ts';
import { UnknownAssetNote } from './unknown-asset-note.tsx';
import type { AssetSource } from './use-known-assets.tsx';

interface AssetCheckProps {
  readonly session: AssetSource & Pick<Session, 'shownUploads'>;
  readonly assetId: string;
  /** Called with the name of an asset that the deployment's service knows. */
  readonly onName: (name: string) => void;
}

/**
 * Says before files are chosen if the asset isn't known, or couldn't be checked. Remembers it as a recent asset if it is
 * known, or once the service has stored a document for it.
 */
export function AssetCheck({ session, assetId, onName }: AssetCheckProps) {
  const known = useKnownAsset(session, assetId);
  const isKnown = known.status === 'listed' || known.status === 'found';
  const isAccepted = useValue(session.shownUploads).some(
    (upload) => upload.job.assetId === assetId && isConfirmed(upload),
  );
  useEffect(() => {
    if (isKnown || isAccepted) rememberAsset(session.memory, assetId);
  }, [isKnown, isAccepted, session.memory, assetId]);
  const foundName = known.status === 'found' ? known.asset.name : '';
  useEffect(() => onName(foundName), [onName, foundName]);

  if (isKnown || isAccepted) return null;
  return (
    <>
      <LookupNote id={assetId} state={known} />
      <UnknownAssetNote assetId={assetId} similar={known.status === 'unknown' ? known.similar : undefined} />
    </>
  );
}

/** Name of the organization that an asset belongs to, if it is known. */
export function AssetOwner({ session, assetId }: Pick<AssetCheckProps, 'session' | 'assetId'>) {
  const known = useKnownAsset(session, assetId);
  const { organizations } = useChoices(session).choices;
  const ownerId = 'asset' in known ? known.asset.organizationId : undefined;
  const owner = organizations?.find(({ id }) => id === ownerId)?.name;
  return owner && <Name>{owner}</Name>;
}
