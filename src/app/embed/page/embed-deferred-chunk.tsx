// Modules loaded after the element is usable. Files can be chosen before form and queue are loaded.

import { LookupNote } from '#features/choose-asset/lookup/lookup-note.tsx';
import { CodeCheck } from '#features/choose-asset/scan/code-check.tsx';
import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { Card } from '#ui/content/card.tsx';

import { useCodeSource } from '../../asset-lookup/use-code-source.ts';
import { useKnownAsset, useLookup, type LookupContext } from '../../asset-lookup/use-known-asset.ts';
import { UnknownAssetNote } from '../../pages/asset/unknown-asset-note.tsx';
import { withQueries } from '../../pages/workspace/with-queries.tsx';

export { configProblemText } from '../../config/config-problem-list.tsx';
export { DeferredStyles } from '../../deferred-styles.tsx';
export { RoleNotice } from '../../layout/role-notice.tsx';
export { LostDraftsNote, PendingNote, PersonAnnouncer, UnclaimedNote } from '../../person/person-notes.tsx';
export { createServices } from '../../session/services.ts';
export { openSession } from '../../session/session.ts';
export { describeUpload } from '../events/describe-upload.ts';
export { readProps } from './read-props.ts';
export { emitUploadEvents } from '../events/emit-upload-events.ts';

interface AssetOfCodeProps {
  readonly session: LookupContext;
  readonly code: string;
  readonly onFound: (assetId: string) => void;
}

/** Finds the asset of a code that the host passes; asks if the code doesn't name it for certain. */
export const AssetOfCode = withQueries(function AssetOfCode({ session, code, onFound }: AssetOfCodeProps) {
  const { scan: words } = deviceMessages(useI18n());
  const source = useCodeSource(session);
  return (
    <Card title={words.confirmTitle}>
      <div className="card__body">
        <CodeCheck key={code} source={source} content={code} onFound={onFound} />
      </div>
    </Card>
  );
});

interface EmbedAssetNoteProps {
  readonly session: LookupContext;
  readonly assetId: string;
}

/** Says that the host's lookup doesn't know the asset, or couldn't tell. A list of assets alone only names some of them. */
export const EmbedAssetNote = withQueries(function EmbedAssetNote({ session, assetId }: EmbedAssetNoteProps) {
  const lookup = useLookup(session);
  const known = useKnownAsset(session, assetId);
  if (!lookup || 'asset' in known || known.status === 'none') return null;
  return (
    <>
      <LookupNote id={assetId} state={known} />
      {/* The host's page decides which asset is shown, so others aren't linked. */}
      <UnknownAssetNote assetId={assetId} similar={known.status === 'unknown' ? [] : undefined} />
    </>
  );
});
