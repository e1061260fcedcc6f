import { useState, type ReactNode } from 'react';

import type { DuplicateReview } from '#features/duplicates/use-duplicate-review.ts';
import { shownName } from '#lib/text/shown-name.ts';

import type { ChosenFiles } from '../chosen-files/chosen-files.ts';
import type { FileAttribution } from '../chosen-files/file-attribution.ts';
import type { Settings } from '../config/settings.ts';
import type { ChosenCounts } from '../drafts/use-chosen-counts.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useUselessRoles } from '../layout/use-useless-roles.ts';
import type { Session } from '../session/session.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { AssetCheck, AssetDocuments, AssetOwner, ChangeAsset, RoleNotice } from './page-chunk.ts';
import { Workspace } from './workspace/workspace.tsx';

interface AssetPageProps {
  readonly config: Settings;
  readonly signIn: SignIn;
  /** Absent until its code is loaded. */
  readonly session: Session | undefined;
  /** Placeholder until then. */
  readonly pending: ReactNode;
  readonly review: DuplicateReview;
  readonly assetId: string;
  /** False while another page is shown and this one stays mounted for its chosen files. */
  readonly isShown: boolean;
  readonly hasUploads: boolean;
  readonly chosenCounts: ChosenCounts;
  readonly attribution: FileAttribution;
  readonly chosenFiles: ChosenFiles;
}

/** The page of one asset: its name and ID, the files to add, and the uploads. */
export function AssetPage({
  config,
  signIn,
  hasUploads,
  chosenCounts,
  attribution,
  ...work
}: AssetPageProps) {
  const { session, assetId, isShown } = work;
  const { generation } = signIn.state();
  const [foundName, setFoundName] = useState('');
  const listed = config.assets.find((asset) => asset.id === assetId);
  const name = shownName(listed?.name || foundName || assetId);
  return (
    <main className="page" hidden={!isShown}>
      {isShown && (
        <PageTitle
          title={name}
          {...(name !== assetId && { assetId })}
          isBrief={hasUploads || chosenCounts.assetIds.includes(assetId)}
          note={session && <AssetOwner {...{ session, assetId }} />}
        >
          <AssetDocuments template={config.assetDocumentsUrl} assetId={assetId} />
          {session && <ChangeAsset {...{ session, assetId, chosenCounts }} chosenFiles={work.chosenFiles} />}
        </PageTitle>
      )}
      {isShown && session && <AssetCheck {...{ session, assetId }} onName={setFoundName} />}
      {isShown && <RoleNotice config={config} signIn={signIn} />}
      <Workspace
        {...work}
        {...{ generation, attribution }}
        limits={config.limits}
        isDisabled={useUselessRoles(signIn) !== undefined}
      />
    </main>
  );
}
