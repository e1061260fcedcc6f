import { LookupNote } from '#features/choose-asset/lookup/lookup-note.tsx';

import { useKnownAsset, useLookup } from '../../asset-lookup/use-known-asset.ts';
import { UnknownAssetNote } from '../../pages/unknown-asset-note.tsx';
import type { Session } from '../../session/session.ts';

interface EmbedAssetNoteProps {
  readonly session: Session;
  readonly assetId: string;
}

/** Says that the host's lookup doesn't know the asset, or couldn't tell. A list of assets alone only names some of them. */
export function EmbedAssetNote({ session, assetId }: EmbedAssetNoteProps) {
  const lookup = useLookup(session);
  const known = useKnownAsset(session, assetId);
  if (!lookup || 'asset' in known || known.status === 'none') return null;
  // The host's page decides which asset is shown, so others aren't linked.
  if (known.status === 'unknown') return <UnknownAssetNote assetId={assetId} similar={[]} />;
  return <LookupNote id={assetId} state={known} />;
}
