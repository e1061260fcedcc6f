import { useSyncExternalStore } from 'react';

import { ChooseAsset } from '#features/choose-asset/choose-asset.tsx';
import type { DuplicateReview } from '#features/duplicates/use-duplicate-review.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { chooseAssetMessages } from '#i18n/messages/en/uploads.ts';
import type { DeviceFile } from '#offline/device-file.ts';

import { useCodeSource } from '../asset-lookup/use-code-source.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { assetHref, assetHrefForShared, readCodeInRoute, subscribeToRoute } from '../route.ts';
import type { Session } from '../session/session.ts';
import { SharedNote } from '../share-target/shared-note.tsx';
import { useRecentAssets } from './asset/use-known-assets.tsx';
import { UploadsPanel } from './workspace/uploads-panel.tsx';

interface ChooseAssetPageProps {
  readonly session: Session;
  readonly review: DuplicateReview;
  /** Files of other applications that wait for an asset. */
  readonly shared: readonly DeviceFile[];
}

/** The first page: choose an asset. Current uploads stay visible. */
export function ChooseAssetPage({ session, review, shared }: ChooseAssetPageProps) {
  const i18n = useI18n();
  const chooseAsset = chooseAssetMessages(i18n);
  const source = useCodeSource(session);
  const recent = useRecentAssets(session);
  const code = useSyncExternalStore(subscribeToRoute, () => readCodeInRoute(location.hash));
  const hrefOf = shared.some(({ isAccepted }) => isAccepted) ? assetHrefForShared : assetHref;
  return (
    <main className="page">
      <PageTitle title={chooseAsset.title} note={chooseAsset.intro} />
      {session.sharedFiles && <SharedNote shared={session.sharedFiles} files={shared} />}
      <ChooseAsset
        source={source}
        recent={recent}
        hrefOf={hrefOf}
        onOpen={(assetId) => goTo(hrefOf(assetId), code !== undefined)}
        code={code}
        onCodeClose={() => goTo('#/', true)}
      />
      <UploadsPanel session={session} review={review} />
    </main>
  );
}

/** Goes to another page. Back doesn't return to a code that has been dealt with. */
function goTo(hash: string, isInsteadOfCode: boolean): void {
  if (isInsteadOfCode) location.replace(location.href.replace(/#.*$/s, hash));
  else location.hash = hash;
}
